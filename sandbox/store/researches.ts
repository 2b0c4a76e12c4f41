import type { Research } from '@/contract/research'
import type { Flag } from '@/contract/primitives'
import { isOn } from '@/lib/flag'
import type { Db } from './database'

/** A row of `researches` with what the invited customer has decided. */
export interface ResearchRow {
  readonly research_id: string
  readonly survey_id: string
  readonly title: string
  readonly intro: string
  /** Milliseconds of data time: decisions are taken before it. */
  readonly deadline: number
  readonly points: number
  readonly minutes: number
  /** Null until the customer has decided. */
  readonly accepted: Flag | null
}

const SELECT = `SELECT r.*, i.accepted FROM researches r
  JOIN research_invitations i ON i.research_id = r.research_id AND i.customer_id = ?`

/** The researches a customer is invited to, the latest deadline first. */
export function researchesOf(db: Db, customerId: string): ResearchRow[] {
  return db.all<ResearchRow>(`${SELECT} ORDER BY r.deadline DESC, r.research_id DESC`, customerId)
}

/** The research with this id, if the customer is invited to it. */
export function researchById(db: Db, customerId: string, researchId: string): ResearchRow | undefined {
  return db.get<ResearchRow>(`${SELECT} WHERE r.research_id = ?`, customerId, researchId)
}

/** What has become of an invitation. */
export function researchStatusOf({ accepted, deadline }: ResearchRow, now: number): Research['status'] {
  if (accepted !== null) return isOn(accepted) ? '2' : '3'
  return now < deadline ? '1' : '4'
}

/** Notes what a customer has decided. */
export function noteDecision(
  db: Db,
  { researchId, customerId }: { researchId: string; customerId: string },
  accepted: Flag,
  decidedAt: number,
): void {
  db.run(
    'UPDATE research_invitations SET accepted = ?, decided_at = ? WHERE research_id = ? AND customer_id = ?',
    accepted,
    decidedAt,
    researchId,
    customerId,
  )
}
