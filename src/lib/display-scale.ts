/** What a customer who prefers care mode starts with: the first step that reaches its floors at 360 and wider (EL-02, EL-07). */
export const CARE_SCALE = 150

/** Scale of a page without one (specification, section 9). */
export const DEFAULT_SCALE = 100

/** Steps a customer can choose (domain contract, C1). */
export const SCALE_STEPS = [100, 125, 150, 175, 200] as const

const MAX_SCALE = 200

/** `multipleView` as a whole number, clamped to 100-200: who asks for more gets the most there is; `undefined` for no number. */
export function readScale(value: string | undefined): number | undefined {
  if (value === undefined || !/^\d+(\.\d+)?$/.test(value)) return undefined
  return Math.min(Math.max(Math.round(Number(value)), DEFAULT_SCALE), MAX_SCALE)
}

/** Like {@link readScale}; 100 for what is no number. */
export function parseScale(value: string | undefined): number {
  return readScale(value) ?? DEFAULT_SCALE
}

/** Above 100 the product is in care mode (specification, section 2). */
export function isCareScale(scale: number): boolean {
  return scale > DEFAULT_SCALE
}

/** Root font size in px: viewport width / 37.5 × 2 × scale / 100 (specification, section 9). */
export function rootFontSize(viewportWidth: number, scale: number): number {
  return ((viewportWidth / 37.5) * 2 * scale) / 100
}
