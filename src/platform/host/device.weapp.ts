import Taro from '@tarojs/taro'

/** What kind of device shows the page. */
export function devicePlatform(): 'ios' | 'android' | 'other' {
  const { platform } = Taro.getDeviceInfo ? Taro.getDeviceInfo() : Taro.getSystemInfoSync()
  return platform === 'ios' || platform === 'android' ? platform : 'other'
}

/** Whether another app shows the page, which opens neither app stores nor packages. */
export function opensNoDownload(): boolean {
  return true
}

/** What the customer calls this device, as another of theirs reads it. */
export function deviceName(): string {
  return '微信小程序'
}

/** Whether the company's own app shows the page. */
export function isInApp(): boolean {
  return false
}
