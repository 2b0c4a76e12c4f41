/** A piece of a text: found or between. */
export interface TextPart {
  readonly text: string
  readonly isHit: boolean
}

/**
 * Cuts a text where a keyword stands in it, whatever its letter case; the pieces joined are the text. An empty keyword is
 * found nowhere.
 */
export function splitByKeyword(text: string, keyword: string): TextPart[] {
  if (!keyword) return text ? [{ text, isHit: false }] : []
  const parts: TextPart[] = []
  const where = text.toLowerCase()
  const wanted = keyword.toLowerCase()
  // Letters that change their length with their case would shift what is cut.
  if (where.length !== text.length) return [{ text, isHit: false }]
  let start = 0
  for (let hit = where.indexOf(wanted); hit >= 0; hit = where.indexOf(wanted, start)) {
    if (hit > start) parts.push({ text: text.slice(start, hit), isHit: false })
    start = hit + wanted.length
    parts.push({ text: text.slice(hit, start), isHit: true })
  }
  if (start < text.length) parts.push({ text: text.slice(start), isHit: false })
  return parts
}
