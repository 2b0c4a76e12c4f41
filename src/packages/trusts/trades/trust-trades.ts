import { trustTradeList } from '@/contract/trust'
import { EVERY_TRADE, filterData, TradeListStore } from '@/domains/trades/trade-list-store'
import type { RootStore } from '@/stores/root/root-store'
import { trustTradesOf } from '../queries'

/** Trades of a trust, every one of them until the principal narrows them, page by page behind the server's cursor. */
export function trustTrades(root: RootStore, trustId: string, filter = EVERY_TRADE): TradeListStore {
  return new TradeListStore(
    root,
    ({ chosen, pageNum, pageSize, previous }, signal) =>
      root.read(
        trustTradeList,
        trustTradesOf({ ...filterData(chosen), trustId, cursor: previous?.nextCursor, pageNum, pageSize }),
        signal,
      ),
    filter,
  )
}
