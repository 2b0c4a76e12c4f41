import { TRADE_TYPE } from '@/contract/tables/trade'
import type { Trade } from '@/contract/trade'

/** Where a trade is shown in full: redemptions and account changes have pages of their own. */
export function tradePlace({
  tradeType,
  tradeId,
  applyId,
}: Pick<Trade, 'tradeType' | 'tradeId' | 'applyId'>):
  | { route: 'assets/redemption' | 'assets/trade'; params: { tradeId: string } }
  | { route: 'assets/bank-change'; params: { applyId: string } } {
  if (tradeType === TRADE_TYPE.redemption) return { route: 'assets/redemption', params: { tradeId } }
  if (tradeType === TRADE_TYPE.bankChange && applyId) {
    return { route: 'assets/bank-change', params: { applyId } }
  }
  return { route: 'assets/trade', params: { tradeId } }
}
