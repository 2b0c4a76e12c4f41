import type { Drawing } from '@/platform/elements/picture.types'

const WHITE_TO_PAPER =
  '<linearGradient id="a" x2="0" y2="1"><stop stop-color="#FFFFFF"/><stop offset="1" stop-color="#FBF6EC"/></linearGradient>'
const PAPER_TO_WHITE =
  '<linearGradient id="b" x2="0" y2="1"><stop stop-color="#FBF6EC"/><stop offset="1" stop-color="#FFFFFF"/></linearGradient>'

/** Parts of the envelope, laid over each other from back to front; 280 by 190 units. */
const part = (markup: string): Drawing => ({ markup, viewBox: [0, 0, 280, 190] })

/** Inside of the envelope with its shadow. */
export const ENVELOPE_BACK = part(
  '<ellipse cx="140" cy="184" rx="118" ry="5" fill="#6F5A34" opacity=".16"/><rect x="8" y="10" width="264" height="170" rx="8" fill="#EFE4CD" stroke="#DCCBA9"/>',
)

/** The letter itself, which rises when the envelope is opened. */
export const ENVELOPE_PAPER = part(
  '<rect x="26" y="20" width="228" height="140" rx="4" fill="#FFFDF9" stroke="#E6D9BF"/>' +
    '<path d="M62 50h156M62 68h120" stroke="#C9AF83" stroke-width="1.5" stroke-linecap="round"/>' +
    '<path d="M112 34c3-1 4.500-7 7.500-7s3.300 3.200 5.200 3.200 3.500-8 6.600-8c3.400 0 5.700 8.600 8.700 11.800M116 38h20" stroke="#835E2B" stroke-width="1.500" fill="none" stroke-linecap="round" transform="translate(16 0)"/>',
)

/** The pocket in front of the letter. */
export const ENVELOPE_FRONT = part(
  `${WHITE_TO_PAPER}<path d="M8.500 16L140 108 271.500 16V172q0 7.500-7.500 7.500H16q-7.500 0-7.500-7.500z" fill="url(#a)" stroke="#DCCBA9"/><path d="M9 172L108 92M271 172L172 92" stroke="#E6D9BF" fill="none"/>`,
)

/** The flap, closed: it turns upwards about its upper edge. */
export const ENVELOPE_FLAP = part(
  `${PAPER_TO_WHITE}<path d="M9 16q2-6 8-6h246q6 0 8 6L150 104q-10 8-20 0z" fill="url(#b)" stroke="#DCCBA9"/>`,
)

/** The seal of brass-coloured wax with the ridges of the mark. */
export const ENVELOPE_SEAL = part(
  '<circle cx="140" cy="108" r="27" fill="#8F6A36"/><circle cx="140" cy="108" r="27" fill="none" stroke="#6F4F22" stroke-opacity=".35" stroke-width="2"/><circle cx="140" cy="108" r="20.500" fill="none" stroke="#E9D3A6" stroke-opacity=".7"/>' +
    '<path d="M126 115c3-1 4.500-7 7.500-7s3.300 3.200 5.200 3.200 3.500-8 6.600-8c3.400 0 5.700 8.600 8.700 11.800M130 119.500h20" stroke="#F6E7C6" stroke-width="1.600" fill="none" stroke-linecap="round"/><circle cx="132.500" cy="101" r="2.800" stroke="#F6E7C6" stroke-width="1.500" fill="none"/>',
)
