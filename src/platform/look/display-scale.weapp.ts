import Taro from '@tarojs/taro'
import { DEFAULT_SCALE, parseScale, readScale, rootFontSize } from '@/lib/display-scale'
import { localStore } from '@/platform/host/storage.weapp'
import { appInfo, windowInfo } from '@/platform/host/system-info'

/** Storage key of the scale (specification, section 2). */
export const SCALE_KEY = 'multipleView'

/** WeChat's own font size setting as a scale, in steps of 25; 100 where it is unknown. */
function systemScale(): number {
  const { fontSizeScaleFactor } = appInfo()
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

/** What a start of the mini-program brings. */
interface Entry {
  readonly path?: string
  readonly query?: Readonly<Record<string, string | undefined>>
}

/** The start whose scale was taken last: WeChat repeats it each time the customer comes back. */
let lastEntry = ''

/** Takes the scale that a link or another mini-program gave along; once, so that a later choice of the customer stays. */
function takeScale(entry: Entry): boolean {
  const asked = readScale(entry.query?.[SCALE_KEY])
  const key = JSON.stringify([entry.path, entry.query])
  if (asked === undefined || key === lastEntry) return false
  lastEntry = key
  localStore.set(SCALE_KEY, String(asked))
  return true
}

/** Takes up the scale that the mini-program was opened with. */
export function startDisplayScale(): void {
  takeScale(Taro.getLaunchOptionsSync())
}

/** Tells of a scale that a link brings while the mini-program is open already. */
export function onLinkedScale(handle: (scale: number) => void): void {
  Taro.onAppShow(entry => {
    if (takeScale(entry)) handle(displayScale())
  })
}

/** Mini-program pages share the stored scale: nothing is appended. */
export function scaleQuery(): Readonly<Record<string, string>> {
  return {}
}

/** Root font size of a page in px: the same formula as on H5. */
export function pageRootFont(scale: number): number {
  return rootFontSize(windowInfo().windowWidth, scale)
}
