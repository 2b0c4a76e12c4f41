/** How the numbers of a bank's cards begin (BIN): the longest that fits says whose card it is. Test ranges, of no real card. */
const BANKS: readonly (readonly [bin: string, bankName: string])[] = [
  ['6200000000000', '招商银行'],
  ['62000001', '招商银行'],
  ['62000003', '中国银行'],
  ['620000000002', '招商银行'],
  ['620000000008', '工商银行'],
  ['620000000009', '工商银行'],
  ['6205500', '远山银行'],
  ['6205600', '建设银行'],
  ['62509470000', '远山银行'],
  ['62509480000', '建设银行'],
]

/** The bank that gave a card out; `''` for a number of no known bank. */
export function bankOf(cardNo: string): string {
  const [found] = BANKS.filter(([bin]) => cardNo.startsWith(bin)).sort(
    ([one], [other]) => other.length - one.length,
  )
  return found?.[1] ?? ''
}
