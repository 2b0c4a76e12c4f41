import Taro from '@tarojs/taro'

// The oldest base library that the product is made for is 2.20.1, the first with these functions (docs/on-a-device.md). With
// an older one the pages open as well as they can, below the request to update WeChat (`launch`): what it knows of the
// device comes from the one function that it has for everything.

/** Size of the window and its screen. */
export function windowInfo(): Pick<Taro.getWindowInfo.Result, 'windowWidth' | 'windowHeight' | 'pixelRatio'> {
  return Taro.getWindowInfo ? Taro.getWindowInfo() : Taro.getSystemInfoSync()
}

/** WeChat's own settings that the pages follow. */
export function appInfo(): { readonly theme?: string; readonly fontSizeScaleFactor?: number } {
  return Taro.getAppBaseInfo ? Taro.getAppBaseInfo() : Taro.getSystemInfoSync()
}

/** Whether WeChat is older than the product needs. */
export function isWeChatTooOld(): boolean {
  return !Taro.getAppBaseInfo
}
