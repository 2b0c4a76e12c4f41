import type { ThirdPartyType } from '@/contract/personal-info'
import type { Db } from './database'

/** Parties that calls of this sandbox share with. */
export const PARTY = { analytics: 'SP01', wechat: 'SP02', face: 'SP03', messages: 'SP04' } as const

/** A row of `third_parties`; `data_items` is a JSON list. */
export interface ThirdPartyRow {
  readonly id: string
  readonly recipient: string
  readonly type: ThirdPartyType
  readonly data_items: string
  readonly purpose: string
  readonly way: string
  readonly contact: string
  readonly policy_url: string
  readonly consent_code: string
  /** Milliseconds of data time; null when nothing of this customer was ever shared. */
  readonly shared_at: number | null
}

/** Every party, with when this customer's data (`''`: nobody's) went there last. */
export function thirdParties(db: Db, customerId: string): ThirdPartyRow[] {
  return db.all<ThirdPartyRow>(
    `SELECT p.*, coalesce(s.shared_at, CASE WHEN p.id = ? THEN
        (SELECT max(at) FROM pi_events WHERE customer_id = ? AND item = 'events') END) AS shared_at
     FROM third_parties p
     LEFT JOIN third_party_shares s ON s.party_id = p.id AND s.customer_id = ?
     ORDER BY p.id`,
    PARTY.analytics,
    customerId,
    customerId,
  )
}

/** Notes that something of a customer went to a party. */
export function noteShare(db: Db, customerId: string, partyId: string, now: number): void {
  db.run(
    `INSERT INTO third_party_shares (customer_id, party_id, shared_at) VALUES (?, ?, ?)
     ON CONFLICT (customer_id, party_id) DO UPDATE SET shared_at = excluded.shared_at`,
    customerId,
    partyId,
    now,
  )
}
