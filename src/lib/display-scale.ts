/** Scale of a page without one (specification, section 9). */
export const DEFAULT_SCALE = 100

/** Steps a customer can choose (domain contract, C1). */
export const SCALE_STEPS = [100, 125, 150, 175, 200] as const

const MAX_SCALE = 200

/** `multipleView` as a number from 100 to 200; anything else is 100. */
export function parseScale(value: string | undefined): number {
  if (value === undefined || !/^\d{3}$/.test(value)) return DEFAULT_SCALE
  const scale = Number(value)
  return scale >= DEFAULT_SCALE && scale <= MAX_SCALE ? scale : DEFAULT_SCALE
}

/** Above 100 the product is in care mode (specification, section 2). */
export function isCareScale(scale: number): boolean {
  return scale > DEFAULT_SCALE
}

/** Root font size in px: viewport width / 37.5 × 2 × scale / 100 (specification, section 9). */
export function rootFontSize(viewportWidth: number, scale: number): number {
  return ((viewportWidth / 37.5) * 2 * scale) / 100
}
