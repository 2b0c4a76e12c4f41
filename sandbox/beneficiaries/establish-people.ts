import { ID_TYPE } from '@/contract/tables/customer'
import { BENEFICIARY_STATUS, RELATION } from '@/contract/tables/trust'
import { todayInShanghai } from '@/lib/date'
import type { BeneficiaryRow } from '../store/beneficiaries'
import { type BenePersonRow, keepSet, setContent } from '../store/beneficiary-sets'
import type { Db } from '../store/database'
import { insertRows } from '../store/insert'
import { ownerOfPaper } from '../store/papers'
import { plansInForce } from './plans-in-force'

/** What a beneficiary may do with a trust, unless its contract gives more. */
const BENEFICIARY_RIGHTS = 'view,distribute'

function customerOf(db: Db, idType: string, idNo: string, birthDate: string): string | null {
  return (idNo && ownerOfPaper(db, { idType, idNo, birthDate })) || null
}

/** A person of a set as a beneficiary of the trust; customers with the same verified number see the benefits as their own. */
export function beneficiaryOf(db: Db, row: BenePersonRow, trustId: string): BeneficiaryRow {
  const isPerson = row.relation !== RELATION.charity
  return {
    id: row.bene_id,
    trust_id: trustId,
    customer_id: isPerson ? customerOf(db, row.id_type, row.id_no, row.birth_date) : null,
    name: row.name,
    relation: row.relation,
    id_type: row.id_type,
    id_no: row.id_no,
    sex: row.sex,
    birth_date: row.birth_date,
    benefit_order: row.benefit_order,
    share_percent: row.share_percent,
    mobile: row.mobile,
    bank_name: row.bank_name,
    card_no: row.card_no,
    account_name: row.account_name,
    status: BENEFICIARY_STATUS.valid,
    guardian_customer_id: customerOf(
      db,
      row.guardian_id_type || ID_TYPE.idCard,
      row.guardian_id_no,
      row.guardian_birth_date,
    ),
    guardian_name: row.guardian_name,
    guardian_relation: row.guardian_relation,
    guardian_id_no: row.guardian_id_no,
    guardian_mobile: row.guardian_mobile,
    rights: BENEFICIARY_RIGHTS,
  }
}

/**
 * A trust begins with the people, plans and end of a set: its rows of `beneficiaries` and `dist_plans`, and beside them what those have no
 * room for. The trust's own row has to be there.
 */
export function establishPeople(db: Db, setId: string, trustId: string, now: number): void {
  const content = setContent(db, setId)
  insertRows(
    db,
    'beneficiaries',
    content.people.map(row => ({ ...beneficiaryOf(db, row, trustId) })),
  )
  insertRows(
    db,
    'dist_plans',
    plansInForce(content.plans, [], trustId, todayInShanghai(now)).map(plan => ({ ...plan })),
  )
  keepSet(db, trustId, content)
}
