import Taro from '@tarojs/taro'

/** The mini-program has no address to put in order. */
export function prepareLaunch(_canonicalPath: (path: string) => string): void {}

/** Opens the home tab. */
export function openRoot(): void {
  void Taro.reLaunch({ url: '/pages/home/index' })
}

/** Loads the current page anew. */
export function reloadPage(): void {
  const page = Taro.getCurrentPages().at(-1)
  if (page?.route) void Taro.reLaunch({ url: `/${page.route}` })
}

/** The mini-program has no origin of its own. */
export function pageOrigin(): string {
  return ''
}
