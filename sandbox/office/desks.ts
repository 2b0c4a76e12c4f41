import { cancelDesk } from '../account/cancel-desk'
import { certificateDesk } from '../certificates/certificate-desk'
import { identityDesk } from '../identity/identity-desk'
import { investorDesk } from '../investor/investor-desk'
import { bookingDesk } from '../orders/booking-desk'
import { establishmentDesk } from '../orders/establishment-desk'
import { paymentDesk } from '../orders/payment-desk'
import { callDesk } from '../recording/call-desk'
import { recordingDesk } from '../recording/recording-desk'
import type { Db } from '../store/database'
import { redemptionDesk } from '../redemption/redemption-desk'
import type { Decision } from './decision'
import type { Desk } from './desk'

/** Everything that the company decides about, one line per kind. */
export const DESKS: readonly Desk[] = [
  cancelDesk,
  identityDesk,
  certificateDesk,
  investorDesk,
  bookingDesk,
  callDesk,
  recordingDesk,
  paymentDesk,
  establishmentDesk,
  redemptionDesk,
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

/** Passes what has waited for its time, in the order of time: as of then, not as of now. */
export function decideDueCases(db: Db, now: number): void {
  db.transaction(() => {
    const due = DESKS.flatMap(desk => desk.waiting(db).map(waiting => ({ desk, ...waiting })))
      .filter(({ dueAt }) => dueAt <= now)
      .sort((one, other) => one.dueAt - other.dueAt)
    for (const { desk, id, dueAt } of due) desk.decide(db, id, { isPassed: true, reason: '' }, dueAt)
  })
}
