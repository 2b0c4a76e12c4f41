import type { Theme } from '../../contract'
import { menuButton, type PhoneModel } from '../phones'
import { answer, type ApiParts, type CallOptions } from './call'

const BASE = {
  SDKVersion: '3.5.8',
  language: 'zh_CN',
  version: '8.0.50',
  fontSizeSetting: 16,
}

interface SystemParts {
  readonly phone: PhoneModel
  /** Height of the window of the page in front. */
  readonly windowHeight: () => number
  /** The appearance that WeChat may tell. */
  readonly theme: () => Theme | undefined
  /** Whether WeChat is older than the functions that tell parts of all this. */
  readonly isOld: boolean
}

/** What `wx` says of the device, the window and itself. */
export function systemApi(parts: ApiParts, own: SystemParts): Record<string, unknown> {
  const { realm } = parts
  const { width, height, statusBar, safeBottom, pixelRatio, brand, model, platform, system } = own.phone
  const give = (value: Record<string, unknown>) => realm.parse(JSON.stringify(value))
  const safe = { left: 0, right: width, top: statusBar, bottom: height - safeBottom }
  const windowInfo = () => ({
    ...{ windowWidth: width, windowHeight: own.windowHeight(), screenWidth: width, screenHeight: height },
    ...{ pixelRatio, statusBarHeight: statusBar, screenTop: 0 },
    safeArea: { ...safe, width, height: safe.bottom - safe.top },
  })
  const device = { brand, model, platform, system, benchmarkLevel: -1 }
  const base = () => ({ ...BASE, ...(own.isOld ? { SDKVersion: '2.19.4' } : {}), theme: own.theme() })
  const all = () => ({ ...windowInfo(), ...device, ...base() })
  // Since base library 2.20.1.
  const newer = {
    getWindowInfo: () => give(windowInfo()),
    getDeviceInfo: () => give(device),
    getAppBaseInfo: () => give(base()),
  }
  const absent = Object.fromEntries(Object.keys(newer).map(name => [name, undefined]))
  return {
    ...(own.isOld ? absent : newer),
    getSystemInfoSync: () => give(all()),
    getSystemInfo: (options?: CallOptions) => answer(parts, 'getSystemInfo', options, async () => all()),
    getMenuButtonBoundingClientRect: () => give(menuButton(own.phone)),
    getAccountInfoSync: () =>
      give({ miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' } }),
  }
}
