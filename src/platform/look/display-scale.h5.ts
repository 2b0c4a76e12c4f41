import { isCareScale, parseScale, readScale, rootFontSize } from '@/lib/display-scale'
import { parseQuery } from '@/lib/query'
import { hostKind } from '@/platform/host/host.h5'
import { whenIdle } from '@/platform/host/idle.h5'
import { localStore } from '@/platform/host/storage.h5'

/** Query parameter and storage key of the scale (specification, section 2). */
export const SCALE_KEY = 'multipleView'

/** Wider windows of a browser show the product in a column of so many CSS pixels (src/index.html, platform/bars). */
const WIDEST = 480
const COLUMN = 450

/** Inside a host the formula of the specification holds at every width; only who opens a browser gets a column. */
function isColumn(width: number): boolean {
  return width > WIDEST && hostKind() === 'browser'
}

function apply(scale: number, width = document.documentElement.clientWidth): void {
  const root = document.documentElement
  root.classList.toggle('is-column', isColumn(width))
  root.style.fontSize = `${rootFontSize(isColumn(width) ? COLUMN : width, scale)}px`
  root.classList.toggle('care', isCareScale(scale))
}

/** The scale in force, 100 to 200. */
export function displayScale(): number {
  return parseScale(localStore.get(SCALE_KEY))
}

/** Whether a scale was chosen on this device, or came with an address. */
export function hasChosenScale(): boolean {
  return localStore.get(SCALE_KEY) !== undefined
}

/** Stores a scale and applies it at once. */
export function setDisplayScale(scale: number): void {
  localStore.set(SCALE_KEY, String(parseScale(String(scale))))
  apply(displayScale())
}

/** Takes the scale out of the address, and keeps the root font right on resize and rotation. */
export function startDisplayScale(): void {
  const fromAddress = readScale(parseQuery(window.location.search)[SCALE_KEY])
  if (fromAddress !== undefined) localStore.set(SCALE_KEY, String(fromAddress))
  const refresh = () => apply(displayScale())
  const { dataset } = document.documentElement
  // As src/index.html has measured it: to ask again now would make the browser lay out the whole first view first.
  apply(displayScale(), Number(dataset.width) || undefined)
  delete dataset.width
  // The phone may have been turned since.
  whenIdle(refresh, 0)
  window.addEventListener('resize', refresh)
  window.addEventListener('orientationchange', refresh)
}

/** On H5 a link is a new start of the product. */
export function onLinkedScale(_handle: (scale: number) => void): void {}

/**
 * What a navigation appends to the target's query: the scale, when one is stored and the page is not inside a
 * mini-program, which sets the scale itself (specification, section 2).
 */
export function scaleQuery(): Readonly<Record<string, string>> {
  const stored = localStore.get(SCALE_KEY)
  return stored === undefined || hostKind() === 'webview' ? {} : { [SCALE_KEY]: stored }
}
