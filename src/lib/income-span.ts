/** The months of a period of one's own, both included: `YYYY-MM`. */
export interface IncomeSpan {
  readonly from: string
  readonly to: string
}

/** So many months are shown at most: more are years. */
export const SPAN_MONTHS_MAX = 24

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

const monthName = (month: string) => `${month.slice(0, 4)}年${Number(month.slice(5))}月`

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))

/** The months that a period names (`202503-202508`); `undefined` for a period of another kind. */
export function spanOf(period: string): IncomeSpan | undefined {
  const [, fromYear, fromMonth, toYear, toMonth] = /^(\d{4})(\d{2})-(\d{4})(\d{2})$/.exec(period) ?? []
  return fromYear === undefined ? undefined : { from: `${fromYear}-${fromMonth}`, to: `${toYear}-${toMonth}` }
}

/** The period of these months, as an address says it. */
export const periodOfSpan = ({ from, to }: IncomeSpan): string =>
  `${from}-${to}`.replace(/(\d{4})-(\d{2})/g, '$1$2')

/** Why there are no figures of these months; `first` and `last` are the months with a record. */
export function spanError(
  { from, to }: IncomeSpan,
  { first, last }: { readonly first: string; readonly last: string },
): string | undefined {
  if (!MONTH.test(from)) return '请选择开始月份'
  if (!MONTH.test(to)) return '请选择结束月份'
  if (from > to) return '开始月份不能晚于结束月份'
  if (first === '') return '还没有收益记录'
  if (from < first) return `最早可查询 ${monthName(first)}`
  if (to > last) return `最晚可查询 ${monthName(last)}`
  return numberOf(to) - numberOf(from) >= SPAN_MONTHS_MAX ? `最长可查询 ${SPAN_MONTHS_MAX} 个月` : undefined
}

/** The months from the last one back to the first, as choices. */
export function monthChoices(first: string, last: string): { value: string; text: string }[] {
  if (first === '') return []
  return Array.from({ length: numberOf(last) - numberOf(first) + 1 }, (_, back) => {
    const at = numberOf(last) - back - 1
    const value = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    return { value, text: monthName(value) }
  })
}
