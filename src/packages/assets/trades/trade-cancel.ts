import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import type { Trade } from '@/contract/trade'
import { parseDecimal } from '@/lib/decimal'
import { whyNot } from '@/lib/flag'
import type { Action } from '@/ui/kit/action-bar'
import type { TradeDetail } from './trade-page-store'

/** Shares of a partly confirmed redemption that were not taken back; `''` for any other trade. */
export function unconfirmedShares({ tradeType, tradeStatus: status, ...trade }: Trade): string {
  const applied = parseDecimal(trade.applyShares)
  const confirmed = parseDecimal(trade.confirmShares)
  if (
    tradeType !== TRADE_TYPE.redemption ||
    status !== TRADE_STATUS.partlyConfirmed ||
    !applied ||
    !confirmed
  ) {
    return ''
  }
  return applied.minus(confirmed).toFixed(2)
}

/** Taking a trade back while it is under way, or why it cannot be; a settled one has nothing to take back. */
export function cancelActions(
  trade: Pick<TradeDetail, 'tradeStatus' | 'canCancel' | 'cancelReason'>,
  isBusy: boolean,
  onCancel: () => void,
): readonly Action[] {
  if (trade.tradeStatus !== TRADE_STATUS.accepted && trade.tradeStatus !== TRADE_STATUS.confirming) return []
  return [
    {
      text: '撤销交易',
      tone: 'secondary',
      isBusy,
      disabledReason: whyNot(trade.canCancel, trade.cancelReason, '这笔交易不能撤销'),
      trackId: 'trade-cancel',
      onTap: onCancel,
    },
  ]
}
