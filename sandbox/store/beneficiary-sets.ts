import type { Db } from './database'
import { insertRows } from './insert'

/** A row of `bene_people`: names and numbers as they are, to be masked before they leave. `''` for what is unknown. */
export interface BenePersonRow {
  readonly set_id: string
  readonly bene_id: string
  readonly sort: number
  readonly is_edited: 0 | 1
  readonly base_card_no: string
  /** `ownDataText` of what was in force when the set was copied; `''` for who is new. */
  readonly base_own: string
  readonly name: string
  readonly relation: string
  readonly id_type: string
  readonly id_no: string
  readonly nationality: string
  readonly birth_date: string
  readonly sex: string
  readonly id_expire_date: string
  readonly occupation: string
  readonly mobile: string
  readonly email: string
  readonly address: string
  readonly tax_type: string
  readonly benefit_order: number
  readonly share_percent: string
  readonly account_owner: string
  readonly account_name: string
  readonly bank_name: string
  readonly card_no: string
  readonly id_front_file_id: string
  readonly id_back_file_id: string
  /** Ids as JSON. */
  readonly file_ids: string
  readonly guardian_name: string
  readonly guardian_relation: string
  readonly guardian_id_type: string
  readonly guardian_id_no: string
  readonly guardian_nationality: string
  readonly guardian_birth_date: string
  /** `''` of one who was saved before it was asked for. */
  readonly guardian_id_expire_date: string
  readonly guardian_mobile: string
  readonly guardian_address: string
  readonly guardian_file_ids: string
}

/** A row of `bene_plans`: either `amount` or `percent` is `''`. */
export interface BenePlanRow {
  readonly set_id: string
  readonly plan_id: string
  readonly sort: number
  readonly bene_id: string
  readonly dist_type: string
  readonly condition_type: string
  readonly condition_note: string
  readonly amount: string
  readonly percent: string
  readonly frequency: string
  readonly start_date: string
  readonly end_date: string
  readonly proof_note: string
}

export interface EndShare {
  readonly beneId: string
  readonly percent: string
}

/** What happens when the trust ends. */
export interface BeneEnd {
  readonly residual: string
  readonly conditions: string
  readonly shares: readonly EndShare[]
}

/** Everything that a set holds. */
export interface BeneSetContent {
  readonly people: readonly BenePersonRow[]
  readonly plans: readonly BenePlanRow[]
  readonly end: BeneEnd | undefined
}

/** What stands for a guardian where there is none. */
export const NO_GUARDIAN = {
  guardian_name: '',
  guardian_relation: '',
  guardian_id_type: '',
  guardian_id_no: '',
  guardian_nationality: '',
  guardian_birth_date: '',
  guardian_id_expire_date: '',
  guardian_mobile: '',
  guardian_address: '',
  guardian_file_ids: '[]',
} as const

/** A set as it lies in the store, everybody by order. */
export function setContent(db: Db, setId: string): BeneSetContent {
  return {
    people: db.all<BenePersonRow>(
      'SELECT * FROM bene_people WHERE set_id = ? ORDER BY benefit_order, sort, bene_id',
      setId,
    ),
    plans: db.all<BenePlanRow>('SELECT * FROM bene_plans WHERE set_id = ? ORDER BY sort, plan_id', setId),
    end: endOf(db, setId),
  }
}

function endOf(db: Db, setId: string): BeneEnd | undefined {
  const row = db.get<{ residual: string; conditions: string; shares: string }>(
    'SELECT residual, conditions, shares FROM bene_ends WHERE set_id = ?',
    setId,
  )
  return row && { ...row, shares: JSON.parse(row.shares) as EndShare[] }
}

/** Puts a person in the place of the one with this id, or beside the others. */
export function keepPerson(db: Db, row: BenePersonRow): void {
  db.run('DELETE FROM bene_people WHERE set_id = ? AND bene_id = ?', row.set_id, row.bene_id)
  insertRows(db, 'bene_people', [{ ...row }])
}

/** Takes a person off the set, with the plans for them and their share of the end. */
export function dropPerson(db: Db, setId: string, beneId: string): void {
  db.run('DELETE FROM bene_people WHERE set_id = ? AND bene_id = ?', setId, beneId)
  db.run('DELETE FROM bene_plans WHERE set_id = ? AND bene_id = ?', setId, beneId)
  const end = endOf(db, setId)
  if (end) keepEnd(db, setId, { ...end, shares: end.shares.filter(share => share.beneId !== beneId) })
}

/** Puts everybody in an order. */
export function setOrder(db: Db, setId: string, beneId: string, order: number): void {
  db.run('UPDATE bene_people SET benefit_order = ? WHERE set_id = ? AND bene_id = ?', order, setId, beneId)
}

/** Replaces the plans of a set. */
export function keepPlans(db: Db, setId: string, plans: readonly BenePlanRow[]): void {
  db.run('DELETE FROM bene_plans WHERE set_id = ?', setId)
  insertRows(
    db,
    'bene_plans',
    plans.map(plan => ({ ...plan, set_id: setId })),
  )
}

/** Replaces what happens in the end. */
export function keepEnd(db: Db, setId: string, { residual, conditions, shares }: BeneEnd): void {
  db.run('DELETE FROM bene_ends WHERE set_id = ?', setId)
  insertRows(db, 'bene_ends', [{ set_id: setId, residual, conditions, shares: JSON.stringify(shares) }])
}

/** Drops a set. */
export function dropSet(db: Db, setId: string): void {
  for (const table of ['bene_people', 'bene_plans', 'bene_ends']) {
    db.run(`DELETE FROM ${table} WHERE set_id = ?`, setId)
  }
}

/** Writes a set in the place of whatever lay there. */
export function keepSet(db: Db, setId: string, { people, plans, end }: BeneSetContent): void {
  dropSet(db, setId)
  insertRows(
    db,
    'bene_people',
    people.map(person => ({ ...person, set_id: setId })),
  )
  keepPlans(db, setId, plans)
  if (end) keepEnd(db, setId, end)
}

/** How often the people, plans or end of an application or of a trust have changed. */
export function setRevision(db: Db, ownerId: string): number {
  const row = db.get<{ revision: number }>('SELECT revision FROM bene_revisions WHERE owner_id = ?', ownerId)
  return row?.revision ?? 0
}

/** They have changed once more. */
export function raiseSetRevision(db: Db, ownerId: string): void {
  db.run(
    `INSERT INTO bene_revisions (owner_id, revision) VALUES (?, 1)
     ON CONFLICT (owner_id) DO UPDATE SET revision = revision + 1`,
    ownerId,
  )
}
