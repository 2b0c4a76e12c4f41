import Taro from '@tarojs/taro'
import { DEFAULT_SCALE, parseScale, rootFontSize } from '@/lib/display-scale'
import { localStore } from './storage.weapp'

/** Storage key of the scale (specification, section 2). */
export const SCALE_KEY = 'multipleView'

/** WeChat's own font size setting as a scale, in steps of 25; 100 where it is unknown. */
function systemScale(): number {
  const { fontSizeScaleFactor } = Taro.getAppBaseInfo() as { fontSizeScaleFactor?: number }
  if (!fontSizeScaleFactor) return DEFAULT_SCALE
  return parseScale(String(Math.min(Math.round(fontSizeScaleFactor * 4) * 25, 200)))
}

/** The scale in force, 100 to 200: the one chosen here, else WeChat's. */
export function displayScale(): number {
  const chosen = localStore.get(SCALE_KEY)
  return chosen === undefined ? systemScale() : parseScale(chosen)
}

/** Whether a scale was chosen here, or follows WeChat's own larger text. */
export function hasChosenScale(): boolean {
  return localStore.get(SCALE_KEY) !== undefined || systemScale() > DEFAULT_SCALE
}

/** Stores a scale; pages take it up through their root font size. */
export function setDisplayScale(scale: number): void {
  localStore.set(SCALE_KEY, String(parseScale(String(scale))))
}

/** The mini-program has no address to read and no root element to size. */
export function startDisplayScale(): void {}

/** Mini-program pages share the stored scale: nothing is appended. */
export function scaleQuery(): Readonly<Record<string, string>> {
  return {}
}

/** Root font size of a page in px: the same formula as on H5. */
export function pageRootFont(scale: number): number {
  return rootFontSize(Taro.getWindowInfo().windowWidth, scale)
}
