import { hostKind } from './host.h5'

/** What kind of device shows the page; iPadOS calls itself a Mac, but has a touch screen. */
export function devicePlatform(): 'ios' | 'android' | 'other' {
  const { userAgent, maxTouchPoints } = navigator
  if (/Android|HarmonyOS/i.test(userAgent)) return 'android'
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  return isTablet || /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'other'
}

/** Whether WeChat shows the page: it opens neither app stores nor packages. */
export function isInWeChat(): boolean {
  return /MicroMessenger/i.test(navigator.userAgent) || hostKind() === 'webview'
}

/** Whether the company's own app shows the page. */
export function isInApp(): boolean {
  return hostKind() === 'native'
}
