import Taro from '@tarojs/taro'

/** The mini-program has no address to put in order. */
export function prepareLaunch(_routes: object): void {}

/** Opens the home tab. */
export function openRoot(): void {
  void Taro.reLaunch({ url: '/pages/home/index' })
}

/** Loads the current page anew. */
export function reloadPage(): void {
  const pages = Taro.getCurrentPages()
  const page = pages[pages.length - 1]
  if (page?.route) void Taro.reLaunch({ url: `/${page.route}` })
}

/** Origin of the H5 product and its API, put in by the build: the mini-program's own links lead there. */
declare const API_ORIGIN: string

/** Origin of the H5 product, e.g. `https://h5.example.com`. */
export function pageOrigin(): string {
  return API_ORIGIN
}
