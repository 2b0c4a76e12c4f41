import { cancelDesk } from '../account/cancel-desk'
import { appendArrivalDesk, appendDesk } from '../appends/append-desks'
import { accountDesk } from '../beneficiaries/account-desk'
import { beneChangeDesk } from '../beneficiaries/change-desk'
import { beneFillDesk } from '../beneficiaries/fill-desk'
import { certificateDesk } from '../certificates/certificate-desk'
import { claimDesk } from '../claims/claim-desk'
import { callBackDesk } from '../call-backs/call-back-desk'
import { identityDesk } from '../identity/identity-desk'
import { executionDesk } from '../instructions/execution-desk'
import { instructionDesk } from '../instructions/instruction-desk'
import { investorDesk } from '../investor/investor-desk'
import { bookingDesk } from '../orders/booking-desk'
import { establishmentDesk } from '../orders/establishment-desk'
import { paymentDesk } from '../orders/payment-desk'
import { seniorCallDesk } from '../orders/senior-calls'
import { callDesk } from '../recording/call-desk'
import { recordingDesk } from '../recording/recording-desk'
import { storeTrouble } from '../sandbox-error'
import type { Db } from '../store/database'
import { redemptionDesk } from '../redemption/redemption-desk'
import { ftDeliveryDesk } from '../trust-applications/delivery-desk'
import { ftApplicationDesk } from '../trust-applications/review-desk'
import { ticketDesk } from '../tickets/ticket-desk'
import type { Decision } from './decision'
import type { Desk } from './desk'

/** Everything that the company decides about, one line per kind. */
export const DESKS: readonly Desk[] = [
  cancelDesk,
  identityDesk,
  certificateDesk,
  investorDesk,
  bookingDesk,
  seniorCallDesk,
  callDesk,
  callBackDesk,
  ticketDesk,
  recordingDesk,
  paymentDesk,
  establishmentDesk,
  redemptionDesk,
  appendDesk,
  appendArrivalDesk,
  claimDesk,
  ftApplicationDesk,
  ftDeliveryDesk,
  instructionDesk,
  executionDesk,
  beneChangeDesk,
  beneFillDesk,
  accountDesk,
]

/** Decides a case; `false` when none of this kind and id waits. */
export function decideCase(
  db: Db,
  { kind, id }: { readonly kind: string; readonly id: string },
  decision: Decision,
  now: number,
): boolean {
  return db.transaction(() => {
    const desk = DESKS.find(one => one.kind === kind)
    if (!desk?.waiting(db).some(waiting => waiting.id === id)) return false
    desk.decide(db, id, decision, now)
    return true
  })
}

/**
 * Passes what has waited for its time, in the order of time: as of then, not as of now. Each case is decided for itself: one that
 * fails waits on and is thrown in the end, when all others have their answer. `before` does what was due until a decision: it
 * goes by what held until then.
 */
export function decideDueCases(db: Db, now: number, before: (db: Db, at: number) => void): void {
  const due = DESKS.flatMap(desk => desk.waiting(db).map(waiting => ({ desk, ...waiting })))
    .filter(({ dueAt }) => dueAt <= now)
    .sort((one, other) => one.dueAt - other.dueAt)
  const failures: unknown[] = []
  for (const { desk, id, dueAt } of due) {
    try {
      before(db, dueAt)
      db.transaction(() => desk.decide(db, id, { isPassed: true, reason: '' }, dueAt))
    } catch (error) {
      // A store that refuses one refuses all.
      if (storeTrouble(error)) throw error
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
