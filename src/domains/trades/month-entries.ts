import type { MonthTotal, Trade } from '@/contract/trade'

/** A line of a list grouped by month: the head of a month, or a row with its place in the month's card. */
export type MonthEntry<Row> =
  | { readonly kind: 'month'; readonly key: string; readonly month: string; readonly total?: MonthTotal }
  | {
      readonly kind: 'row'
      readonly key: string
      readonly row: Row
      readonly isFirst: boolean
      readonly isLast: boolean
    }

interface Grouping<Row> {
  idOf: (row: Row) => string
  /** Day or moment of the row, `YYYY-MM-DD…`. */
  timeOf: (row: Row) => string
}

/** Rows, newest first, as lines with a head before each month. Totals are the server's: over the month, not the page. */
export function monthEntries<Row>(
  rows: readonly Row[],
  totals: readonly MonthTotal[],
  { idOf, timeOf }: Grouping<Row>,
): MonthEntry<Row>[] {
  const totalOf = new Map(totals.map(total => [total.month, total]))
  const entries: MonthEntry<Row>[] = []
  rows.forEach((row, index) => {
    const month = timeOf(row).slice(0, 7)
    const previous = rows[index - 1]
    const next = rows[index + 1]
    const isFirst = !previous || timeOf(previous).slice(0, 7) !== month
    if (isFirst) entries.push({ kind: 'month', key: `month-${month}`, month, total: totalOf.get(month) })
    const isLast = !next || timeOf(next).slice(0, 7) !== month
    entries.push({ kind: 'row', key: idOf(row), row, isFirst, isLast })
  })
  return entries
}

export const TRADE_GROUPING: Grouping<Trade> = {
  idOf: trade => trade.tradeId,
  timeOf: trade => trade.applyTime,
}

/** `2026-11` as `2026年11月`. */
export function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-')
  return `${year}年${Number(number)}月`
}
