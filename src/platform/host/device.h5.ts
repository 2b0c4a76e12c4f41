import { hostKind } from './host.h5'
import { keepsNoFiles } from './in-app-browser'

/** What kind of device shows the page; iPadOS calls itself a Mac, but has a touch screen. */
export function devicePlatform(): 'ios' | 'android' | 'other' {
  const { userAgent, maxTouchPoints } = navigator
  if (/Android|HarmonyOS/i.test(userAgent)) return 'android'
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  return isTablet || /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : 'other'
}

/** Whether another app shows the page, which opens neither app stores nor packages. */
export function opensNoDownload(): boolean {
  return keepsNoFiles()
}

function isInWeChat(): boolean {
  return /MicroMessenger/i.test(navigator.userAgent) || hostKind() === 'webview'
}

/** What the customer calls this device, as another of theirs reads it. */
export function deviceName(): string {
  if (isInApp()) return 'APP'
  if (isInWeChat()) return '微信'
  return devicePlatform() === 'other' ? '电脑浏览器' : '手机浏览器'
}

/** Whether the company's own app shows the page. */
export function isInApp(): boolean {
  return hostKind() === 'native'
}
