import { makeAutoObservable } from 'mobx'
import type { MonthTotal, Trade, TradeRange } from '@/contract/trade'
import { type Page, PagedList, type PageRequest } from '@/stores/primitives/paged-list'
import { monthEntries, type MonthEntry, TRADE_GROUPING } from './month-entries'

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

export type TradeRequest = PageRequest<TradeFilter, TradePage>

/** Rows per request: a month of a busy customer comes in two or three. */
const TRADE_PAGE_SIZE = 50

export const EVERY_TRADE: TradeFilter = {
  tradeType: '',
  tradeStatus: '',
  range: '',
  startDate: '',
  endDate: '',
  keyword: '',
}

/** The filter as `requestData`: what is not chosen is left out. */
export function filterData({ range, startDate, endDate, ...filter }: TradeFilter) {
  return {
    tradeType: filter.tradeType || undefined,
    tradeStatus: filter.tradeStatus || undefined,
    keyword: filter.keyword || undefined,
    range: range || undefined,
    startDate: range ? undefined : startDate || undefined,
    endDate: range ? undefined : endDate || undefined,
  }
}

/** Trades of the customer or of a trust: filtered, growing by pages, grouped by month with the server's totals. */
export class TradeListStore {
  readonly trades: PagedList<Trade, TradeFilter, TradePage>

  constructor(
    fetch: ConstructorParameters<typeof PagedList<Trade, TradeFilter, TradePage>>[0],
    filter: TradeFilter = EVERY_TRADE,
  ) {
    this.trades = new PagedList<Trade, TradeFilter, TradePage>(
      fetch,
      filter,
      trade => trade.tradeId,
      TRADE_PAGE_SIZE,
    )
    makeAutoObservable(this, { trades: false }, { autoBind: true })
  }

  get filter(): TradeFilter {
    return this.trades.filter
  }

  get isFiltered(): boolean {
    return Object.values(this.filter).some(value => value !== '')
  }

  get entries(): MonthEntry<Trade>[] {
    const totals = this.trades.answers.flatMap(page => page.monthTotals)
    return monthEntries(this.trades.items, totals, TRADE_GROUPING)
  }

  narrow(change: Partial<TradeFilter>): void {
    void this.trades.applyFilter({ ...this.filter, ...change })
  }

  clearFilter(): void {
    void this.trades.applyFilter(EVERY_TRADE)
  }
}
