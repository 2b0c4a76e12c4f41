/**
 * Figures with separators or cents, and numbers before 元 or 份, in Chinese numerals too; net values (four digits), rates
 * and dates are none.
 */
const AMOUNT =
  /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d{2}(?![\d%])|\d+(?:\.\d+)?(?=\s*(?:[百千]?[万亿]|元|份))|[一二两三四五六七八九十][一二两三四五六七八九十百千万亿]*(?=元)/g

/** A sentence with `****` for every amount and number of shares in it: rather one too many than one too few. */
export function coverAmounts(text: string): string {
  return text.replace(AMOUNT, '****')
}
