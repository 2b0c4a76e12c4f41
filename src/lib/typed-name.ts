import { asItReads, DASHES } from './typed-signs'

/** Signs that keyboards and papers have for the point of a name in two parts (`·`, U+00B7). */
const POINTS = /[.\u0387\u16EB\u2022\u2024\u2027\u2219\u22C5\u3002\u30FB\uA78F\uFF61\uFF65]/g
/** What smart keyboards make of an apostrophe. */
const QUOTES = /[\u0060\u00B4\u02B9\u02BC\u2018\u2019\u201B\u2032]/g
/** Radicals that look like the character: texts copied out of a PDF have them. */
const RADICALS = /[\u2E80-\u2FD5]/g
/** Blocks, since the script of that name also has numerals and marks. */
const HAN = /[\u3007\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\u{20000}-\u{323AF}]/u

/** Latin letters as they are judged and sent: one apostrophe, one dash and single blanks for all that keyboards have. */
export const plainLatin = (text: string): string =>
  asItReads(text).replace(QUOTES, "'").replace(DASHES, '-').replace(/\s+/g, ' ')

/**
 * A person's name as it is judged, kept and sent: one point for all that keyboards have. Between Chinese characters a blank means
 * nothing, between latin words one does (rule V-NAME).
 */
export function plainName(text: string): string {
  const name = asItReads(text).replace(RADICALS, sign => sign.normalize('NFKC'))
  if (HAN.test(name)) return name.replace(/\s+/g, '').replace(POINTS, '·')
  return plainLatin(name)
}
