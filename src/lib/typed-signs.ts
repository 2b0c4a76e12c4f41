/**
 * What no eye sees in a text: joiners, marks of direction, blanks without width. Contacts and chats wrap numbers into them. U+202E is
 * not among them: it turns what follows around, so the text reads as another one.
 */
const UNSEEN = /[\u200B-\u200F\u202A-\u202D\u2060-\u2064\u2066-\u2069\uFEFF]/g
/** Letters, digits and signs as wide as a Chinese character; each stands this far behind the common one. */
const WIDE = /[\uFF01-\uFF5E]/g
const WIDE_OFFSET = 0xfee0

/**
 * A text as it reads: common letters and digits for wide ones, without what nobody sees. Not `normalize('NFKC')`, for which `10²` is
 * 102 and `①` is 1.
 */
export function asItReads(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(WIDE, sign => String.fromCharCode(sign.charCodeAt(0) - WIDE_OFFSET))
    .trim()
}

/** All that is typed or drawn for a dash; the soft one shows only where a line ends. */
export const DASHES = /[-\u00AD\u2010-\u2015\u2043\u2212\uFE58\uFE63]/g
