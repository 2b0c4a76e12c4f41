/** WeChat fetches a sub-package itself when one of its pages is opened, and says so when it cannot. */
export function loadPageCode(_page: string): Promise<void> {
  return Promise.resolve()
}
