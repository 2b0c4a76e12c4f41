import type { WindowPoint } from './keep-place'

/** Two taps further apart in time (ms) or place (px) are two taps. */
const APART_MS = 350
const APART_PX = 40

/** Tells a double tap from taps; hands each one its time in ms. A third tap begins anew. */
export function doubleTaps(onDoubleTap: (at: WindowPoint) => void): (at: WindowPoint, time: number) => void {
  let first: (WindowPoint & { readonly time: number }) | undefined
  return (at, time) => {
    const isSecond =
      first !== undefined &&
      time - first.time <= APART_MS &&
      Math.hypot(at.x - first.x, at.y - first.y) <= APART_PX
    first = isSecond ? undefined : { ...at, time }
    if (isSecond) onDoubleTap(at)
  }
}
