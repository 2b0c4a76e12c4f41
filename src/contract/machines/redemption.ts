import type { CodeOf } from '../code-table'
import { machine } from '../machine'
import { TRADE_STATUS } from '../tables/trade'

export type TradeStatus = CodeOf<typeof TRADE_STATUS>

/**
 * What happens to a redemption (domain contract, B4). Of the customer, before the cut-off of its day: `cancel`. Of the company:
 * `confirm`, `confirmPart` (a run on the product), `fail`. By the clock: `takeUp` at the cut-off, `pay`.
 */
export type RedemptionEvent = 'cancel' | 'takeUp' | 'confirm' | 'confirmPart' | 'fail' | 'pay'

const S = TRADE_STATUS

export const redemptionMachine = machine<TradeStatus, RedemptionEvent>({
  [S.accepted]: { cancel: S.cancelled, takeUp: S.confirming },
  [S.confirming]: { confirm: S.confirmed, confirmPart: S.partlyConfirmed, fail: S.failed },
  [S.confirmed]: { pay: S.arrived },
  // One that was confirmed in part goes on saying so once it is paid.
  [S.partlyConfirmed]: { pay: S.partlyConfirmed },
  [S.failed]: {},
  [S.cancelled]: {},
  [S.arrived]: {},
})
