/**
 * Order of codes, ids and ISO dates. `localeCompare` would load the tables of all languages for it, which takes a slow phone
 * longer than drawing a list.
 */
export function compareTexts(one: string, other: string): -1 | 0 | 1 {
  if (one === other) return 0
  return one < other ? -1 : 1
}
