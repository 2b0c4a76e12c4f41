/** The mini-program opens its own pages itself; only a page in its web-view has to ask. */
export function openInMiniProgram(
  _call: 'navigateTo' | 'switchTab',
  _url: string,
): Promise<boolean | undefined> {
  return Promise.resolve(false)
}
