import { TRADE_TYPE } from '@/contract/tables/trade'
import type { Trade } from '@/contract/trade'

/** Where a trade of the trust is shown in full: a change of account has a page of its own. */
export function trustTradePlace({
  tradeType,
  tradeId,
  applyId,
}: Pick<Trade, 'tradeType' | 'tradeId' | 'applyId'>):
  | { route: 'trusts/trade'; params: { tradeId: string } }
  | { route: 'assets/bank-change'; params: { applyId: string } } {
  if (tradeType === TRADE_TYPE.bankChange && applyId) {
    return { route: 'assets/bank-change', params: { applyId } }
  }
  return { route: 'trusts/trade', params: { tradeId } }
}
