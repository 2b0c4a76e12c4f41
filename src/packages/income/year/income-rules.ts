import Big from 'big.js'
import { type IncomeMonth, type IncomeProduct, type IncomeSummary, LAST_MONTHS } from '@/contract/income'
import { spanOf } from '@/lib/income-span'
import { isPositive, parseDecimal } from '@/lib/decimal'
import { group, signed, thousands } from '@/lib/format-number'

/** A year, the last twelve months, months from one to another (`lib/income-span`), or `''`: the present year. */
export type Period = string

/** A period of an address; `''`, the present year, for anything else. */
export const periodParam = (text = ''): Period =>
  /^(\d{4}|\d{6}-\d{6})$/.test(text) || text === LAST_MONTHS ? text : ''

/** The choice that asks for months of one's own. */
export const OWN_MONTHS = 'own'

/** The choice that a period is. */
export const choiceOf = (period: Period): string => (spanOf(period) ? OWN_MONTHS : period)

/** The year that a period is; `''` for one that is none. */
export const yearOf = (period: Period, { startDate }: Pick<IncomeSummary, 'startDate'>): string =>
  period === LAST_MONTHS || spanOf(period) ? '' : startDate.slice(0, 4)

/** What a period's income is called. */
export function incomeName(period: Period, summary: Pick<IncomeSummary, 'startDate'>): string {
  if (spanOf(period)) return '这段时间收益'
  return period === LAST_MONTHS ? '近 12 个月收益' : `${yearOf(period, summary)}年收益`
}

/** The choices of a period: the present year first, then what crosses into the one before, months of one's own, then the others. */
export function periodChoices(years: readonly string[]): { value: Period; text: string }[] {
  const [present, ...others] = years.map(year => ({ value: year, text: `${year}年` }))
  if (!present) return []
  return [
    { ...present, value: '' },
    { value: LAST_MONTHS, text: '近 12 个月' },
    { value: OWN_MONTHS, text: '自定义' },
    ...others,
  ]
}

const yuan = (text: string): Big => parseDecimal(text) ?? new Big(0)

/** `9月`, or `2025年12月` where the months are of two years. */
export function monthName(month: string, months: readonly IncomeMonth[]): string {
  const name = `${Number(month.slice(5))}月`
  const isOneYear = months.every(other => other.month.slice(0, 4) === month.slice(0, 4))
  return isOneYear ? name : `${month.slice(0, 4)}年${name}`
}

/** The months in words: the largest payment, and how many months ended with a gain. */
export function describeMonths(months: readonly IncomeMonth[]): string {
  const paying = months.filter(({ distributed }) => isPositive(distributed))
  const [most] = [...paying].sort((one, other) => yuan(other.distributed).cmp(yuan(one.distributed)))
  const moving = months.filter(({ valueChange }) => !yuan(valueChange).eq(0))
  const gains = moving.filter(({ valueChange }) => isPositive(valueChange))
  const paid = most
    ? `${monthName(most.month, months)}分配最多，为 ${thousands(most.distributed)} 元`
    : '没有分配'
  const moved =
    moving.length > 0 ? `净值盈亏 ${moving.length} 个月中 ${gains.length} 个月为正` : '净值没有变动'
  return `${paid}；${moved}。`
}

/** Where a product's income comes from, by the parts that there are; each stands on one line. */
export function sourcesOf({
  distributed,
  valueChange,
  paidCount,
  lastPaidDate,
}: IncomeProduct): readonly string[] {
  const day = lastPaidDate.slice(5)
  if (yuan(valueChange).eq(0)) {
    return [`分配 ${paidCount} 笔`, Number(paidCount) === 1 ? `${day} 到账` : `最近 ${day} 到账`]
  }
  if (Number(paidCount) === 0) return ['净值盈亏']
  return [`分配 ${thousands(distributed)}`, `净值 ${signed(valueChange).text}`]
}

/** So many products are shown before the customer asks for all. */
export const PRODUCTS_AT_FIRST = 6

/** What the row of the others says: how many, and how many of them lost. */
export function othersText(products: readonly IncomeProduct[]): string {
  const others = products.slice(PRODUCTS_AT_FIRST)
  const losing = others.filter(({ income }) => yuan(income).lt(0)).length
  return losing > 0 ? `再看 ${others.length} 只，其中 ${losing} 只亏损` : `再看 ${others.length} 只`
}

/** `01-01 至 11-19 收益`, with the year where it is not the present one. */
export function periodText({ startDate, endDate, years }: IncomeSummary): string {
  const isPresent = [startDate, endDate].every(day => day.slice(0, 4) === years[0])
  const text = (day: string) => (isPresent ? day.slice(5) : day)
  return `${text(startDate)} 至 ${text(endDate)} 收益（元）`
}

const TEN_THOUSAND = 10_000

/** A grid line's label, as short as it can be: `−3万`, `5,000`. */
export function axisLabel(value: number): string {
  const size = Math.abs(value)
  const [figure, unit] = size >= TEN_THOUSAND ? [size / TEN_THOUSAND, '万'] : [size, '']
  return (value < 0 ? '\u2212' : '') + group(String(Number(figure.toFixed(2)))) + unit
}
