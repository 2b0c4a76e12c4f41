import { ACCOUNT_OWNER } from '@/contract/tables/beneficiary'
import { ID_TYPE } from '@/contract/tables/customer'
import { BENEFICIARY_STATUS, RELATION } from '@/contract/tables/trust'
import { maskName } from '@/lib/mask'
import { nationalIdBirthday } from '@/lib/national-id'
import { CHINA } from '@/lib/papers'
import { beneficiariesOf, type BeneficiaryRow } from '../store/beneficiaries'
import {
  type BenePersonRow,
  type BenePlanRow,
  type BeneSetContent,
  NO_GUARDIAN,
  setContent,
} from '../store/beneficiary-sets'
import type { Db } from '../store/database'
import { type DistPlanRow, plansOf } from '../store/trust-payments'
import { ownDataText } from './own-data'

/** Masked name; an organisation is no person. */
export function shownNameOf({
  name,
  relation,
}: {
  readonly name: string
  readonly relation: string
}): string {
  return relation === RELATION.charity ? name : maskName(name)
}

/** What is known of somebody beside their row, where nothing was written down. */
const UNKNOWN = {
  nationality: CHINA,
  id_expire_date: '',
  occupation: '',
  email: '',
  address: '',
  tax_type: '',
  id_front_file_id: '',
  id_back_file_id: '',
  file_ids: '[]',
} as const

function personOf(row: BeneficiaryRow, more: BenePersonRow | undefined, sort: number): BenePersonRow {
  const guardian = row.guardian_name
    ? {
        guardian_id_type: more?.guardian_id_type || ID_TYPE.idCard,
        guardian_nationality: more?.guardian_nationality || CHINA,
        guardian_birth_date: more?.guardian_birth_date || nationalIdBirthday(row.guardian_id_no),
        guardian_id_expire_date: more?.guardian_id_expire_date ?? '',
        guardian_address: more?.guardian_address ?? '',
        guardian_file_ids: more?.guardian_file_ids ?? '[]',
        guardian_name: row.guardian_name,
        guardian_relation: row.guardian_relation,
        guardian_id_no: row.guardian_id_no,
        guardian_mobile: row.guardian_mobile,
      }
    : NO_GUARDIAN
  const known = { ...UNKNOWN, ...(more ?? {}), mobile: row.mobile }
  const isGuardianAccount = row.guardian_name !== '' && row.account_name === row.guardian_name
  return {
    ...known,
    ...guardian,
    set_id: row.trust_id,
    bene_id: row.id,
    sort,
    is_edited: 0,
    base_card_no: row.card_no,
    base_own: ownDataText(known),
    name: row.name,
    relation: row.relation,
    id_type: row.id_type,
    id_no: row.id_no,
    birth_date: row.birth_date,
    sex: row.sex,
    benefit_order: row.benefit_order,
    share_percent: row.share_percent,
    account_owner: isGuardianAccount ? ACCOUNT_OWNER.guardian : ACCOUNT_OWNER.own,
    account_name: row.account_name,
    bank_name: row.bank_name,
    card_no: row.card_no,
  }
}

function planOf(row: DistPlanRow, sort: number): BenePlanRow {
  const { id, trust_id, status: _status, paid_until: _paid, ...facts } = row
  return { ...facts, set_id: trust_id, plan_id: id, sort }
}

/** Who benefits from a trust now, by which plans, and what happens in the end: what a change begins with. */
export function inForce(db: Db, trustId: string): BeneSetContent {
  const kept = setContent(db, trustId)
  const rows = beneficiariesOf(db, trustId).filter(({ status }) => status === BENEFICIARY_STATUS.valid)
  return {
    people: rows.map((row, sort) =>
      personOf(
        row,
        kept.people.find(person => person.bene_id === row.id),
        sort,
      ),
    ),
    plans: plansOf(db, trustId).map(planOf),
    end: kept.end,
  }
}
