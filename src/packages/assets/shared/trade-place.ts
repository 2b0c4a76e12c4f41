import type { Trade } from '@/contract/trade'

/** Where a trade is shown in full: redemptions and account changes have pages of their own. */
export function tradePlace({
  tradeType,
  tradeId,
  applyId,
}: Pick<Trade, 'tradeType' | 'tradeId' | 'applyId'>):
  | { route: 'redemptionDetails' | 'tradingDetail'; params: { tradeId: string } }
  | { route: 'tradingRecordDetail'; params: { applyId: string } } {
  if (tradeType === '03') return { route: 'redemptionDetails', params: { tradeId } }
  if (tradeType === '12' && applyId) return { route: 'tradingRecordDetail', params: { applyId } }
  return { route: 'tradingDetail', params: { tradeId } }
}
