import { makeAutoObservable } from 'mobx'
import type { MonthTotal, Trade, TradeRange } from '@/contract/trade'
import { type Chosen, type Page, PagedList } from '@/stores/primitives/paged-list'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { monthEntries, type MonthEntry, TRADE_GROUPING } from './month-entries'
import { TRADE_ROWS } from './queries'

/** What the customer looks for; `''` is everything. Dates count only without a range. */
export interface TradeFilter {
  readonly tradeType: string
  readonly tradeStatus: string
  readonly range: TradeRange | ''
  readonly startDate: string
  readonly endDate: string
  readonly keyword: string
}

/** A page of trades with the totals of its months and the cursor behind it. */
export interface TradePage extends Page<Trade> {
  readonly monthTotals: readonly MonthTotal[]
  readonly nextCursor: string
}

export const EVERY_TRADE: TradeFilter = {
  tradeType: '',
  tradeStatus: '',
  range: '',
  startDate: '',
  endDate: '',
  keyword: '',
}

/** What is chosen as `requestData`: a range comes before two days. */
export function filterData({ range, startDate, endDate, ...chosen }: Chosen<TradeFilter>) {
  return range ? { ...chosen, range } : { ...chosen, startDate, endDate }
}

/** Trades of the customer or of a trust: filtered, growing by pages, grouped by month with the server's totals. */
export class TradeListStore {
  readonly trades: PagedList<Trade, TradeFilter, TradePage>

  constructor(
    root: RootStore,
    fetch: ConstructorParameters<typeof PagedList<Trade, TradeFilter, TradePage>>[0],
    filter: TradeFilter = EVERY_TRADE,
  ) {
    this.trades = new PagedList<Trade, TradeFilter, TradePage>(fetch, {
      filter,
      idOf: trade => trade.tradeId,
      pageSize: TRADE_ROWS,
      entity: 'trade',
      changes: changesOf(root),
      // Free shares, totals of months and trades that came of others move with it.
      dependsOn: ['trades'],
    })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get entries(): MonthEntry<Trade>[] {
    const totals = this.trades.answers.flatMap(page => page.monthTotals)
    return monthEntries(this.trades.items, totals, TRADE_GROUPING)
  }
}
