import type { Drawing } from '@/platform/elements/picture.types'

/** Hills on ink, at the foot of a trust's card. */
export const INK_RIDGES: Drawing = {
  markup:
    '<path d="M0 64V22Q34 14 62 20T124 25Q156 27 186 21T246 26Q284 31 316 27T343 30V64Z" fill="#6f9ab7" opacity=".25"/>' +
    '<path d="M0 64V40Q26 33 54 39T110 41Q148 33 184 31T226 27Q252 38 280 36T343 43V64Z" fill="#477798" opacity=".3"/>' +
    '<path d="M0 64V52Q40 46 78 51T150 49Q190 55 232 50T300 52Q324 55 343 51V64Z" fill="#142f46"/>',
  viewBox: [0, 0, 343, 64],
}
