import { asItReads, DASHES } from './typed-signs'

/**
 * A number that names something (a code, a card, a phone), as people paste it: blanks and dashes between its digits mean nothing, nor
 * does what nobody sees. Never for quantities, where a dash is part of what was meant (`typed-quantity`).
 */
export function compactNumber(text: string): string {
  return asItReads(text).replace(/\s/g, '').replace(DASHES, '')
}

/** A number with letters, of a paper or an organisation, as it is kept and sent: they are capitals (rule V-ID18 and its kin). */
export const compactPaperNo = (text: string): string => compactNumber(text).toUpperCase()

/** The code of China, before a number that can be one of its phones. */
const COUNTRY_CODE = /^(?:\+|00)?86(?=1\d{10}$)/

/** A mobile number as contacts keep it: `+86 199 0000 0001`, `(199) 0000.0001`. */
export const compactMobile = (text: string): string =>
  compactNumber(text).replace(/[().]/g, '').replace(COUNTRY_CODE, '')
