import { Shares } from '@/domains/amounts/shares'
import { formatMinute } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { Note } from '@/ui/kit/note'
import { unconfirmedShares } from './trade-cancel'
import type { TradeDetail } from './trade-page-store'

/** What of a trade was not confirmed, and until when it can be taken back. */
export function TradeNotes({ trade }: { trade: TradeDetail }) {
  const left = unconfirmedShares(trade)
  return (
    <>
      {left && (
        <Note tone="warn">
          巨额赎回：本次为部分确认，未确认份额 <Shares value={left} />
          ，后续安排以产品公告为准。
        </Note>
      )}
      {isOn(trade.canCancel) && (
        <Note tone="due">{formatMinute(trade.cancelDeadline)} 前可以撤销这笔交易</Note>
      )}
    </>
  )
}
