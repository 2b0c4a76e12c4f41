import type { TradeRange } from '@/contract/trade'
import type { TradeFilter } from './trade-list-store'

/** Days that are looked at: a range that ends today, two days, or (all of them `''`) all time. */
export type Period = Pick<TradeFilter, 'range' | 'startDate' | 'endDate'>

export const RANGE_NAMES: Record<TradeRange, string> = {
  '1m': '近 1 个月',
  '3m': '近 3 个月',
  '1y': '近 1 年',
}

/** 近 3 个月, 2026-01-01 至 2026-11-20, or 全部时间. */
export function periodName({ range, startDate, endDate }: Period): string {
  if (range) return RANGE_NAMES[range]
  return startDate ? `${startDate} 至 ${endDate}` : '全部时间'
}
