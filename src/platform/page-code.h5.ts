/** What Taro puts onto the window: every page with the function that fetches its code, the first of what it answers. */
interface TaroAppConfig {
  readonly routes?: readonly { readonly path?: string; readonly load?: () => readonly [Promise<unknown>] }[]
}

/**
 * Fetches the code of a page before it is opened: the address changes only once the page can be shown. Rejects when there
 * is no connection to fetch it with; the next try fetches again.
 */
export async function loadPageCode(page: string): Promise<void> {
  const { __taroAppConfig } = window as { __taroAppConfig?: TaroAppConfig }
  const [path] = page.split('?')
  const [code] = __taroAppConfig?.routes?.find(route => route.path === path)?.load?.() ?? []
  await code
}
