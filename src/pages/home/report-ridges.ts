import type { Drawing } from '@/platform/elements/picture.types'

/** Evening over two ridges, at the foot of the report's banner. */
export const REPORT_RIDGES: Drawing = {
  markup:
    '<linearGradient id="a" x2="0" y2="1"><stop stop-color="#6E93AC"/><stop offset="1" stop-color="#3F6A88"/></linearGradient>' +
    '<linearGradient id="b" x2="0" y2="1"><stop stop-color="#2C5673"/><stop offset="1" stop-color="#15334B"/></linearGradient>' +
    '<circle cx="296" cy="24" r="14" fill="#E8D2A6"/>' +
    '<path d="M0 52V33Q22 25 44 31T90 26 138 33 188 29 236 36 286 35 343 28V52Z" fill="url(#a)"/>' +
    '<path d="M0 52V45Q26 38 52 42T108 40 164 46 218 42 272 47 343 42V52Z" fill="url(#b)"/>',
  viewBox: [0, 0, 343, 52],
  fit: 'xMidYMax slice',
}
