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

const TAG = /(<\/?[a-z][^>]*>)/i
const LAST_NUMBER = /\d[\d,.]*\s*$/
const UNIT_FIRST = /^\s*(?:[百千]?[万亿]|元|份)/

/** The same for markup of the server: its texts alone, addresses in its tags stay. A unit may stand behind a tag. */
export function coverAmountsInHtml(html: string): string {
  const parts = html.split(TAG)
  const textBehind = (index: number) => parts.slice(index + 1).filter((_, at) => at % 2 === 1)
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return part
      const covered = coverAmounts(part)
      return UNIT_FIRST.test(textBehind(index).join('')) ? covered.replace(LAST_NUMBER, '****') : covered
    })
    .join('')
}
