import { plainLatin } from './typed-name'

/** What is known of a country's tax numbers: how they look, in words, and whether one does. */
interface TinFormat {
  readonly words: string
  readonly pattern: RegExp
  /** Blanks and dashes are only there to read it by. */
  readonly isGrouped: boolean
}

/** Numbers of persons, by country (rule V-CRS-TIN); elsewhere any 2 to 30 letters, digits and `-./ `. */
const FORMATS: Readonly<Record<string, TinFormat>> = {
  // Of who has no Chinese identity number, whose tax office gives out one of the same length.
  CN: { words: '18 位，符合中国纳税人识别号的格式', pattern: /^[A-Z0-9]{18}$/, isGrouped: true },
  US: { words: '9 位，符合美国税号的格式', pattern: /^\d{9}$/, isGrouped: true },
  GB: {
    words: '符合英国税号的格式',
    // A UTR, or a national insurance number.
    pattern: /^(\d{10}|[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D])$/,
    isGrouped: true,
  },
  HK: { words: '符合香港身份证号的格式', pattern: /^[A-Z]{1,2}\d{6}\([0-9A]\)$/, isGrouped: false },
}

const ANY = /^[A-Za-z0-9\-./ ]{2,30}$/

/** A tax number as it is kept: capitals, without what only helps to read it. */
export function compactTin(country: string, tin: string): string {
  const text = plainLatin(tin).toUpperCase()
  return FORMATS[country]?.isGrouped ? text.replace(/[ -]/g, '') : text
}

/** Whether this can be a tax number of the country (ISO 3166-1 alpha-2). */
export function isTin(country: string, tin: string): boolean {
  return (FORMATS[country]?.pattern ?? ANY).test(compactTin(country, tin))
}

/** What to say of a number that is right; undefined where nothing is known of the country's numbers. */
export function tinPraise(country: string): string | undefined {
  return FORMATS[country]?.words
}
