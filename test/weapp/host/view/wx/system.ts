import type { Realm } from '../../contract'

/** An ordinary phone: the width the product is designed for. */
const WINDOW = { windowWidth: 375, windowHeight: 812, screenWidth: 375, screenHeight: 812, pixelRatio: 3 }
const STATUS_BAR_HEIGHT = 44
const SAFE_AREA = { left: 0, right: 375, top: STATUS_BAR_HEIGHT, bottom: 778, width: 375, height: 734 }
const DEVICE = { brand: 'iPhone', model: 'iPhone 13', platform: 'ios', system: 'iOS 16.5', benchmarkLevel: -1 }
const BASE = { SDKVersion: '3.5.8', language: 'zh_CN', version: '8.0.50', fontSizeSetting: 16, theme: 'light' }

/** What `wx` says of the device, the window and itself. */
export function systemApi(realm: Realm): Record<string, unknown> {
  const give = (value: Record<string, unknown>) => realm.parse(JSON.stringify(value))
  const windowInfo = { ...WINDOW, statusBarHeight: STATUS_BAR_HEIGHT, safeArea: SAFE_AREA, screenTop: 0 }
  return {
    getWindowInfo: () => give(windowInfo),
    getDeviceInfo: () => give(DEVICE),
    getAppBaseInfo: () => give(BASE),
    getSystemInfoSync: () => give({ ...windowInfo, ...DEVICE, ...BASE }),
  }
}
