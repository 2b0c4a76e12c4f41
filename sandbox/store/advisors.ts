import type { AdvisorChangeReason } from '@/contract/advisor'
import type { Db } from './database'

/** A customer's advisor and, while one is under way, when a change was asked for. */
export interface AdvisorRow {
  readonly id: string
  readonly name: string
  readonly employee_no: string
  readonly qualification_no: string
  readonly branch: string
  readonly mobile: string
  readonly intro: string
  readonly change_requested_at: number | null
}

export function advisorOf(db: Db, customerId: string): AdvisorRow | undefined {
  return db.get<AdvisorRow>(
    `SELECT a.*, c.change_requested_at FROM advised_customers c JOIN advisors a ON a.id = c.advisor_id
     WHERE c.customer_id = ?`,
    customerId,
  )
}

export function askForAnotherAdvisor(
  db: Db,
  customerId: string,
  { reason, now }: { reason: AdvisorChangeReason; now: number },
): void {
  db.run(
    'UPDATE advised_customers SET change_reason = ?, change_requested_at = ? WHERE customer_id = ?',
    reason,
    now,
    customerId,
  )
}
