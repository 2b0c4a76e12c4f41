import type { NetValueRange, NetValueSeries } from '@/contract/product'
import { describeSeries } from '@/domains/net-value/statistics'
import type { NetValueQuery } from './net-value-store'

export const RANGE_NAMES: Record<NetValueRange, string> = {
  '1m': '近1月',
  '3m': '近3月',
  '6m': '近6月',
  '1y': '近1年',
  all: '成立以来',
}

/** 近1年, or 2026-01-01 至 2026-06-30. */
export function queryName(query: NetValueQuery): string {
  return 'range' in query ? RANGE_NAMES[query.range] : `${query.startDate} 至 ${query.endDate} `
}

/** The series in one sentence, the words of its chart, with the figures that stand beside it. */
export function describeNetValues(name: string, { list, ...figures }: NetValueSeries): string {
  return describeSeries(
    name,
    list.map(({ date, netValue }) => ({ date, value: netValue })),
    figures,
  )
}
