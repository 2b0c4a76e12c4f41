import type { Country } from '@/contract/tax'
import { CHINA } from '@/lib/papers'

/** What the lists call first, since most look for it. */
const OFTEN: readonly string[] = ['US', 'GB', 'HK', 'SG', 'CA', 'AU', 'JP']

/** The countries that a keyword finds by either name or the code, those that are met often first; China only where it may be chosen. */
export function matchingCountries(
  all: readonly Country[],
  keyword: string,
  { withChina = false } = {},
): readonly Country[] {
  const wanted = keyword.trim().toLowerCase()
  const found = all.filter(
    ({ code, nameCn, nameEn }) =>
      (withChina || code !== CHINA) &&
      [code, nameCn, nameEn].some(text => text.toLowerCase().includes(wanted)),
  )
  const rank = ({ code }: Country) => (OFTEN.includes(code) ? OFTEN.indexOf(code) : OFTEN.length)
  return [...found].sort((left, right) => rank(left) - rank(right))
}
