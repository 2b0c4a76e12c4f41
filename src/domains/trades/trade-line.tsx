import type { Trade } from '@/contract/trade'
import type { LinkProps } from '@/platform/elements/elements.types'
import { monthCardRow } from './month-card-row'
import type { MonthEntry } from './month-entries'
import { MonthHead } from './month-head'
import { TradeRow } from './trade-row'

interface TradeLineProps {
  entry: MonthEntry<Trade>
  linkOf: (trade: Trade) => LinkProps
}

/** A line of the trades by month: a head with the month's totals, or a row of the card below it. */
export function TradeLine({ entry, linkOf }: TradeLineProps) {
  if (entry.kind === 'month') return <MonthHead month={entry.month} total={entry.total} />
  return <TradeRow trade={entry.row} {...linkOf(entry.row)} />
}

/** Classes of what stands around such a line. */
export function tradeLineClass(entry: MonthEntry<Trade>): string | undefined {
  return entry.kind === 'month' ? undefined : monthCardRow(entry)
}
