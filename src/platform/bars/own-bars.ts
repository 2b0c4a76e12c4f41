import { hostKind } from '@/platform/host/host.h5'

/** WeChat's own browser draws title and way back, but no tabs; the app and the mini-program around a page draw what they want. */
const IN_WECHAT = /MicroMessenger/i

/** Which bars nobody but the product draws: one who opens an address in a browser has a title, a way back and tabs by them. */
export function ownBars(): { readonly page: boolean; readonly tabs: boolean } {
  const isInBrowser = hostKind() === 'browser'
  return { page: isInBrowser && !IN_WECHAT.test(navigator.userAgent), tabs: isInBrowser }
}
