import countries from 'i18n-iso-countries'
import en from 'i18n-iso-countries/langs/en.json'
import zh from 'i18n-iso-countries/langs/zh.json'
import type { Country } from '@/contract/tax'

countries.registerLocale(zh)
countries.registerLocale(en)

/** Regions of China that tax by laws of their own, by the names that are used here. */
const NAMES: Readonly<Record<string, string>> = { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' }

const english: Readonly<Record<string, string>> = countries.getNames('en')

/** Every country and region: China first, then by their names in Chinese. */
export const COUNTRIES: readonly Country[] = Object.entries(countries.getNames('zh'))
  .map(([code, name]) => ({ code, nameCn: NAMES[code] ?? name, nameEn: english[code] ?? code }))
  .sort(
    (a, b) =>
      Number(b.code === 'CN') - Number(a.code === 'CN') || a.nameCn.localeCompare(b.nameCn, 'zh-Hans-CN'),
  )

/** The name of a country in Chinese; the code itself for one that is no more. */
export function countryName(code: string): string {
  return COUNTRIES.find(country => country.code === code)?.nameCn ?? code
}

/** Countries whose names or code have this in them; all of them for `''`. */
export function countriesLike(keyword: string): readonly Country[] {
  const wanted = keyword.trim().toLowerCase()
  return COUNTRIES.filter(({ code, nameCn, nameEn }) =>
    [code, nameCn, nameEn].some(text => text.toLowerCase().includes(wanted)),
  )
}
