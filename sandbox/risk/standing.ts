import { RISK_RESULT_STATUS, RISK_STATUS } from '@/contract/tables/risk'
import type { RiskResultRow } from '../store/risk-results'

/** The result that waits to be confirmed. */
export const waitingOf = (rows: readonly RiskResultRow[]) =>
  rows.find(({ status }) => status === RISK_RESULT_STATUS.unconfirmed)

/** The result that counts, or counted until it expired. */
export const countingOf = (rows: readonly RiskResultRow[]) =>
  rows.find(({ status }) => status === RISK_RESULT_STATUS.confirmed) ??
  rows.find(({ status }) => status === RISK_RESULT_STATUS.expired)

/** As the customer is told: a result whose last day has passed counts no more, whether a job has ended it yet or not. */
export function statusOf(row: RiskResultRow | undefined, today: string) {
  if (!row) return RISK_STATUS.none
  return row.expire_date < today ? RISK_STATUS.expired : RISK_STATUS.valid
}
