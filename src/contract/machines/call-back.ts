import type { CodeOf } from '../code-table'
import { machine } from '../machine'
import { CALL_BACK_STATUS } from '../tables/contact'

/** Of the customer: `cancel`. Of the company: `reach`, `miss` (nobody answered). */
export type CallBackEvent = 'cancel' | 'reach' | 'miss'

export type CallBackStatus = CodeOf<typeof CALL_BACK_STATUS>

const S = CALL_BACK_STATUS

/** A call that the advisor was asked for. */
export const callBackMachine = machine<CallBackStatus, CallBackEvent>({
  [S.booked]: { cancel: S.cancelled, reach: S.done, miss: S.missed },
  [S.done]: {},
  [S.missed]: {},
  [S.cancelled]: {},
})
