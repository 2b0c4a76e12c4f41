import { parseScale } from '@/lib/display-scale'
import { localStore } from './storage.weapp'

/** Storage key of the scale (specification, section 2). */
export const SCALE_KEY = 'multipleView'

/** The scale in force, 100 to 200. */
export function displayScale(): number {
  return parseScale(localStore.get(SCALE_KEY))
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
