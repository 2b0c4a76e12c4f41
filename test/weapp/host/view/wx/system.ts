import type { Theme } from '../../contract'
import { answer, type ApiParts, type CallOptions } from './call'

/** An ordinary phone: the width the product is designed for. */
const WINDOW = { windowWidth: 375, windowHeight: 812, screenWidth: 375, screenHeight: 812, pixelRatio: 3 }
const STATUS_BAR_HEIGHT = 44
const SAFE_AREA = { left: 0, right: 375, top: STATUS_BAR_HEIGHT, bottom: 778, width: 375, height: 734 }
/** The capsule at the top right that every mini-program has. */
const MENU_BUTTON = { width: 87, height: 32, left: 281, right: 368, top: 48, bottom: 80 }
const DEVICE = {
  brand: 'iPhone',
  model: 'iPhone 13',
  platform: 'ios',
  system: 'iOS 16.5',
  benchmarkLevel: -1,
}
const BASE = {
  SDKVersion: '3.5.8',
  language: 'zh_CN',
  version: '8.0.50',
  fontSizeSetting: 16,
}

/** What `wx` says of the device, the window and itself; `theme` is the appearance it may tell. */
export function systemApi(parts: ApiParts, theme: () => Theme | undefined): Record<string, unknown> {
  const { realm } = parts
  const give = (value: Record<string, unknown>) => realm.parse(JSON.stringify(value))
  const windowInfo = { ...WINDOW, statusBarHeight: STATUS_BAR_HEIGHT, safeArea: SAFE_AREA, screenTop: 0 }
  const base = () => ({ ...BASE, theme: theme() })
  const all = () => ({ ...windowInfo, ...DEVICE, ...base() })
  return {
    getWindowInfo: () => give(windowInfo),
    getDeviceInfo: () => give(DEVICE),
    getAppBaseInfo: () => give(base()),
    getSystemInfoSync: () => give(all()),
    getSystemInfo: (options?: CallOptions) => answer(parts, 'getSystemInfo', options, async () => all()),
    getMenuButtonBoundingClientRect: () => give(MENU_BUTTON),
    getAccountInfoSync: () =>
      give({ miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' } }),
  }
}
