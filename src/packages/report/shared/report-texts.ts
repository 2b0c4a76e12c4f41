import type { Count } from '@/contract/primitives'
import { formatChineseDate, parseDate } from '@/lib/date'
import { compareDecimals, isNegative, isPositive, parseDecimal } from '@/lib/decimal'
import { count, signed, splitAmount } from '@/lib/format-number'

/** Income ready to show: a gain with sign, a plain zero, or words where there is none (no red headline for a loss). */
export type IncomeView =
  | { readonly kind: 'gain'; readonly integer: string; readonly fraction: string }
  | { readonly kind: 'flat'; readonly integer: string; readonly fraction: string }
  | { readonly kind: 'none'; readonly text: string; readonly detail: string }

const NO_INCOME = '暂未盈利'
const DAYS_PER_YEAR = 365
/** More years than this are too many segments for a bar of the page's width. */
const MAX_YEARS = 12

/** How an income is told; yuan as a decimal string. */
export function incomeView(value: string): IncomeView {
  if (isNegative(value)) return { kind: 'none', text: NO_INCOME, detail: signed(value).text }
  const { integer, fraction } = splitAmount(value)
  return isPositive(value)
    ? { kind: 'gain', integer: `+${integer}`, fraction }
    : { kind: 'flat', integer, fraction }
}

/** Whether a count says anything: known and above zero. */
export function hasCount(value: Count): boolean {
  return isPositive(value)
}

/** `2019-04-08` as `2019年4月8日`; nothing when the date is not known. */
export function dateText(date: string): string {
  return parseDate(date) ? formatChineseDate(date) : ''
}

/** Lines below the days spent together; a customer of the last year is not told of years. */
export function companionLines(registerDays: Count, registerTime: string): readonly string[] {
  const date = dateText(registerTime)
  const since = date ? [`${date}，您在远岚注册。`] : []
  return compareDecimals(registerDays, DAYS_PER_YEAR) === 1
    ? [...since, '那一年种下的信任，', '如今已成远山。']
    : [...since, '山路才起步，', '我们一路同行。']
}

/** A holding time as a bar of years: segments filled from 0 to 1, and the sentence that says the same. */
export interface HoldingBar {
  readonly segments: readonly number[]
  readonly sentence: string
}

/** The longest holding against whole years; no segments when it is unknown or longer than the bar can show. */
export function holdingBar(days: Count): HoldingBar {
  const total = parseDecimal(days)?.toNumber() ?? 0
  const years = Math.floor(total / DAYS_PER_YEAR)
  const months = Math.min(11, Math.floor((total % DAYS_PER_YEAR) / 30.4))
  const words = [years > 0 ? `${years} 年` : '', months > 0 ? `${months} 个月` : ''].filter(Boolean).join(' ')
  // A few days beyond a full year are no segment of their own.
  const length = Math.max(1, Math.ceil((total - 15) / DAYS_PER_YEAR))
  const isShown = total > 0 && length <= MAX_YEARS
  return {
    segments: isShown ? Array.from({ length }, (_, year) => Math.min(1, total / DAYS_PER_YEAR - year)) : [],
    sentence: words ? `约 ${words}，每格 1 年` : '不足 1 个月',
  }
}

/** How many products were held on the last day of the count; nothing when no date is known. */
export function holdingCountText(holdingProductAmount: Count, assetRangeDateEnd: string): string {
  const date = dateText(assetRangeDateEnd)
  if (!date) return ''
  return hasCount(holdingProductAmount)
    ? `截至${date}，您持有 ${count(holdingProductAmount)} 只产品。`
    : `截至${date}，所持产品均已到期或赎回。`
}

/** Steps of a headline amount, so that it fits a line without being cut: by the number of characters. */
export function amountStep(text: string): 'l' | 'm' | 's' {
  if (text.length <= 13) return 'l'
  return text.length <= 16 ? 'm' : 's'
}

/** Facts of the year a poster may show: no amount, no product, no name. */
export function posterFacts(donorCount: Count, contributionValue: Count): string {
  const parts = [
    hasCount(donorCount) ? `${count(donorCount)} 次公益捐赠` : '',
    hasCount(contributionValue) ? `贡献值 ${count(contributionValue)}` : '',
  ].filter(Boolean)
  return parts.join(' · ') || '感谢一路相伴'
}
