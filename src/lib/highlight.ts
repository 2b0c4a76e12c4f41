import { searchFor, stretchesOf } from './search-words'

/** A piece of a text: found or between. */
export interface TextPart {
  readonly text: string
  readonly isHit: boolean
}

/**
 * Cuts a text where a keyword, or a word that means the same, stands in it (`lib/search-words`); the pieces joined are the
 * text. An empty keyword is found nowhere.
 */
export function splitByKeyword(text: string, keyword: string): TextPart[] {
  const parts: TextPart[] = []
  let start = 0
  for (const [from, end] of stretchesOf(text, searchFor(keyword))) {
    if (from > start) parts.push({ text: text.slice(start, from), isHit: false })
    parts.push({ text: text.slice(from, end), isHit: true })
    start = end
  }
  if (start < text.length) parts.push({ text: text.slice(start), isHit: false })
  return parts
}
