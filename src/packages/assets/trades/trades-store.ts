import { makeAutoObservable } from 'mobx'
import { type Flow, financialRecordList, tradeRecordList } from '@/contract/trade'
import { monthEntries, type MonthEntry } from '@/domains/trades/month-entries'
import { EVERY_TRADE, filterData, TradeListStore } from '@/domains/trades/trade-list-store'
import type { Period } from '@/domains/trades/period'
import { PagedList } from '@/stores/primitives/paged-list'
import type { ResponseOf } from '@/contract/endpoint'
import type { RootStore } from '@/stores/root/root-store'
import { addressOfFilter, filterOfAddress, type TradeAddress } from '@/domains/trades/trade-address'
import { FLOW_ROWS, flowsOf, PERIOD_AT_FIRST, tradesOf } from '../queries'

export type TradesTab = 'trades' | 'flows'

type TradesAddress = TradeAddress & { readonly tab?: string }

type FlowPage = ResponseOf<typeof financialRecordList>

const LAST_QUARTER: Period = { ...PERIOD_AT_FIRST, startDate: '', endDate: '' }

/** The customer's trades, and what moved on their account because of them. */
export class TradesStore {
  tab: TradesTab
  readonly trades: TradeListStore
  readonly flows: PagedList<Flow, Period, FlowPage>

  /** `productId` limits the trades to one product, and shows all of them. */
  constructor(root: RootStore, productId: string | undefined, address: TradesAddress = {}) {
    this.tab = address.tab === 'flows' ? 'flows' : 'trades'
    this.trades = new TradeListStore(
      root,
      ({ chosen, pageNum, pageSize, previous }, signal) =>
        root.read(
          tradeRecordList,
          tradesOf({ ...filterData(chosen), productId, cursor: previous?.nextCursor, pageNum, pageSize }),
          signal,
        ),
      filterOfAddress(address, productId ? EVERY_TRADE : { ...EVERY_TRADE, ...LAST_QUARTER }),
    )
    this.flows = new PagedList<Flow, Period, FlowPage>(
      ({ chosen, pageNum, pageSize }, signal) =>
        root.read(financialRecordList, flowsOf({ ...chosen, pageNum, pageSize }), signal),
      { filter: LAST_QUARTER, idOf: flow => flow.flowId, pageSize: FLOW_ROWS },
    )
    makeAutoObservable(this, { trades: false, flows: false }, { autoBind: true })
  }

  get flowEntries(): MonthEntry<Flow>[] {
    const totals = this.flows.answers.flatMap(page => page.monthTotals)
    return monthEntries(this.flows.items, totals, { idOf: flow => flow.flowId, timeOf: flow => flow.date })
  }

  /** What is shown, as the address says it. */
  get address(): TradesAddress {
    const { filter } = this.trades.trades
    return { tab: this.tab === 'flows' ? this.tab : undefined, ...addressOfFilter(filter) }
  }

  show(tab: TradesTab): void {
    this.tab = tab
  }
}
