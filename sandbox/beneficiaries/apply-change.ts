import { BENEFICIARY_STATUS, DIST_STATUS } from '@/contract/tables/trust'
import { todayInShanghai } from '@/lib/date'
import { beneficiariesOf, type BeneficiaryRow } from '../store/beneficiaries'
import {
  type BenePersonRow,
  type BenePlanRow,
  type BeneSetContent,
  keepSet,
  raiseSetRevision,
  setContent,
} from '../store/beneficiary-sets'
import type { BeneChangeRow } from '../store/bene-changes'
import type { Db } from '../store/database'
import { insertRows } from '../store/insert'
import { type DistPlanRow, plansOf } from '../store/trust-payments'
import { updateRow } from '../store/update'
import { beneficiaryOf } from './establish-people'
import { inForce } from './in-force'
import { withCompleted } from './own-data'
import { plansInForce } from './plans-in-force'

function replaceRow(db: Db, table: 'beneficiaries' | 'dist_plans', row: BeneficiaryRow | DistPlanRow): void {
  const { id, ...values } = row
  updateRow(db, table, ['id', id], values)
}

/** An account that was changed by itself since the change began stays, unless the change names another one too. */
function accountOf(row: BenePersonRow, now: BeneficiaryRow) {
  return row.card_no === row.base_card_no
    ? { bank_name: now.bank_name, card_no: now.card_no, account_name: now.account_name }
    : {}
}

function applyPeople(db: Db, people: readonly BenePersonRow[], trustId: string): void {
  const rows = beneficiariesOf(db, trustId)
  for (const person of people) {
    const known = rows.find(({ id }) => id === person.bene_id)
    const row = beneficiaryOf(db, person, trustId)
    if (!known) insertRows(db, 'beneficiaries', [{ ...row }])
    else replaceRow(db, 'beneficiaries', { ...row, ...accountOf(person, known), rights: known.rights })
  }
  for (const row of rows) {
    if (people.some(person => person.bene_id === row.id)) continue
    // What was paid to them stays on record.
    db.run('UPDATE beneficiaries SET status = ? WHERE id = ?', BENEFICIARY_STATUS.removed, row.id)
  }
}

function applyPlans(db: Db, plans: readonly BenePlanRow[], trustId: string, today: string): void {
  const rows = plansOf(db, trustId)
  for (const plan of plansInForce(plans, rows, trustId, today)) {
    if (rows.some(({ id }) => id === plan.id)) replaceRow(db, 'dist_plans', plan)
    else insertRows(db, 'dist_plans', [{ ...plan }])
  }
  for (const row of rows) {
    if (plans.some(({ plan_id: id }) => id === row.id)) continue
    db.run('UPDATE dist_plans SET status = ? WHERE id = ?', DIST_STATUS.cancelled, row.id)
  }
}

/** What the change says, and what its beneficiaries have completed of themselves meanwhile. */
function contentNow(db: Db, changeId: string, trustId: string): BeneSetContent {
  const content = setContent(db, changeId)
  const { people } = inForce(db, trustId)
  return {
    ...content,
    people: content.people.map(row =>
      withCompleted(
        row,
        people.find(({ bene_id: id }) => id === row.bene_id),
      ),
    ),
  }
}

/** From now on the trust benefits and pays whom the change names. */
export function applyChange(
  db: Db,
  { change_id: changeId, trust_id: trustId }: BeneChangeRow,
  now: number,
): void {
  const content = contentNow(db, changeId, trustId)
  applyPeople(db, content.people, trustId)
  applyPlans(db, content.plans, trustId, todayInShanghai(now))
  keepSet(db, trustId, content)
  raiseSetRevision(db, trustId)
}
