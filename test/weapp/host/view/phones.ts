/** The window of a page: bars take the rest of the screen. */
export interface WindowSize {
  readonly width: number
  readonly height: number
  /** What `env(safe-area-inset-…)` says in it. */
  readonly top: number
  readonly bottom: number
}

/** A phone as far as the pages can tell: sizes in px, what of the screen is not the page's. */
export interface PhoneModel {
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  readonly statusBar: number
  /** WeChat's navigation bar below the status bar. */
  readonly navigationBar: number
  /** WeChat's tab bar with the room below it. */
  readonly tabBar: number
  /** Room at the bottom that belongs to the system's own gestures. */
  readonly safeBottom: number
  /** What `env(safe-area-inset-…)` says. */
  readonly env: { readonly top: number; readonly bottom: number }
  readonly keyboard: number
  readonly brand: string
  readonly model: string
  readonly platform: 'ios' | 'android'
  readonly system: string
}

const notched: PhoneModel = {
  ...{ width: 375, height: 812, pixelRatio: 3, statusBar: 44, navigationBar: 44, tabBar: 83, safeBottom: 34 },
  ...{ env: { top: 44, bottom: 34 }, keyboard: 333 },
  ...{ brand: 'iPhone', model: 'iPhone 13 mini', platform: 'ios', system: 'iOS 16.5' },
}

const small: PhoneModel = {
  ...{ width: 375, height: 667, pixelRatio: 2, statusBar: 20, navigationBar: 44, tabBar: 49, safeBottom: 0 },
  ...{ env: { top: 0, bottom: 0 }, keyboard: 260 },
  ...{ brand: 'iPhone', model: 'iPhone SE', platform: 'ios', system: 'iOS 15.8' },
}

/** Most Android phones have a bar or a hole at the top, of which `env` says nothing. */
const android: PhoneModel = {
  ...{ width: 360, height: 800, pixelRatio: 3, statusBar: 30, navigationBar: 48, tabBar: 56, safeBottom: 0 },
  ...{ env: { top: 0, bottom: 0 }, keyboard: 300 },
  ...{ brand: 'HUAWEI', model: 'NOH-AN00', platform: 'android', system: 'Android 12' },
}

/** The narrowest phone that WeChat still runs on. */
const narrow: PhoneModel = {
  ...{ ...small, width: 320, height: 568, keyboard: 253 },
  ...{ model: 'iPhone 5s', system: 'iOS 12.5' },
}

export const PHONES = { notched, small, android, narrow } as const
export type PhoneName = keyof typeof PHONES

/** The capsule at the top right that every mini-program has. */
export function menuButton({ width, statusBar, platform }: PhoneModel) {
  const top = statusBar + (platform === 'android' ? 8 : 4)
  return { width: 87, height: 32, left: width - 94, right: width - 7, top, bottom: top + 32 }
}

/** The window of a page: the screen less the bars that WeChat draws around it, which take the unsafe room as well. */
export function windowOf(phone: PhoneModel, page: { isFullScreen: boolean; hasTabBar: boolean }): WindowSize {
  const { width, statusBar, navigationBar, tabBar, env } = phone
  const above = page.isFullScreen ? 0 : statusBar + navigationBar
  const below = page.hasTabBar ? tabBar : 0
  return {
    width,
    height: phone.height - above - below,
    top: page.isFullScreen ? env.top : 0,
    bottom: page.hasTabBar ? 0 : env.bottom,
  }
}
