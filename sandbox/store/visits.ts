import { createHash } from 'node:crypto'
import type { SurveyAnswer } from '@/lib/survey'
import type { Db } from './database'

/** A row of `visits`: one call-back about one purchase. */
export interface VisitRow {
  readonly visit_id: string
  readonly customer_id: string
  readonly title: string
  readonly product_name: string
  readonly sign_time: string
  /** Milliseconds of data time. */
  readonly expires_at: number
  /** Milliseconds of data time; null until it is answered. */
  readonly submitted_at: number | null
  readonly customer_name: string
}

/** Only the hash is stored: who reads the table cannot answer for a customer. */
export const hashOfVisitToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** The call-back that a link's token opens. */
export function visitByToken(db: Db, token: string): VisitRow | undefined {
  return db.get<VisitRow>(
    `SELECT v.visit_id, v.customer_id, v.title, v.product_name, v.sign_time, v.expires_at, v.submitted_at,
       u.name AS customer_name
     FROM visits v JOIN customers u ON u.id = v.customer_id WHERE v.token_hash = ?`,
    hashOfVisitToken(token),
  )
}

/** Keeps the answers of a call-back. */
export function closeVisit(db: Db, visitId: string, answers: readonly SurveyAnswer[], now: number): void {
  db.run(
    'UPDATE visits SET submitted_at = ?, answers = ? WHERE visit_id = ?',
    now,
    JSON.stringify(answers),
    visitId,
  )
}
