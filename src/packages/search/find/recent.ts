import { drafts } from '@/stores/primitives/drafts'

/** Name among what the device keeps for the session (`stores/primitives/drafts`): gone with the logout. */
const NAME = 'searches'
/** So many of the last ones are offered again. */
export const RECENT_LIMIT = 8
/** A number of that many digits is a person's or an account's: it is not kept. */
const LONG_NUMBER = /\d[\d\s-]{4,}\d/

/** Whether what was looked for may be kept on the device. */
export const isKeepable = (keyword: string): boolean => keyword !== '' && !LONG_NUMBER.test(keyword)

/** What was looked for last and led somewhere; whatever else stands there counts as nothing. */
export function recentSearches(): readonly string[] {
  const kept = drafts.read(NAME)
  if (!Array.isArray(kept)) return []
  return kept
    .filter((entry): entry is string => typeof entry === 'string' && isKeepable(entry))
    .slice(0, RECENT_LIMIT)
}

/** Puts what was looked for in front of the others; answers all of them. */
export function withSearch(kept: readonly string[], keyword: string): readonly string[] {
  if (!isKeepable(keyword)) return kept
  return [keyword, ...kept.filter(other => other !== keyword)].slice(0, RECENT_LIMIT)
}

export function keepSearches(searches: readonly string[]): void {
  if (searches.length === 0) drafts.drop(NAME)
  else drafts.keep(NAME, searches)
}
