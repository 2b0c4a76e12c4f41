import type { Country } from '@/contract/tax'

/** What the lists call first, since most look for it. */
const OFTEN: readonly string[] = ['US', 'GB', 'HK', 'SG', 'CA', 'AU', 'JP']

/** The countries that a keyword finds by either name or the code, those that are met often first; China is never among them. */
export function matchingCountries(all: readonly Country[], keyword: string): readonly Country[] {
  const wanted = keyword.trim().toLowerCase()
  const found = all.filter(
    ({ code, nameCn, nameEn }) =>
      code !== 'CN' && [code, nameCn, nameEn].some(text => text.toLowerCase().includes(wanted)),
  )
  const rank = ({ code }: Country) => (OFTEN.includes(code) ? OFTEN.indexOf(code) : OFTEN.length)
  return [...found].sort((left, right) => rank(left) - rank(right))
}
