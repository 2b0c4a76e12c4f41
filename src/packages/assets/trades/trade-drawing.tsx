import type { tradeRecordDetail } from '@/contract/trade'
import { TradeBody } from '@/domains/trades/trade-body'
import type { TradeFact } from '@/domains/trades/trade-facts'
import { DETAIL_PLACE, type FirstDrawing, firstDrawing } from '@/domains/shell/first-drawing'
import { TradeNotes } from './trade-notes'
import type { TradeDetail } from './trade-page-store'

/** One trade as `TradeView` will show it. */
export function tradeDrawing(factsOf: (trade: TradeDetail) => readonly TradeFact[]): FirstDrawing {
  return firstDrawing<typeof tradeRecordDetail>('tradeRecordDetail', DETAIL_PLACE, trade => (
    <TradeBody trade={trade} facts={factsOf(trade)}>
      <TradeNotes trade={trade} />
    </TradeBody>
  ))
}
