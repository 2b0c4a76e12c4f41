import { ACCOUNT_OWNER, idKindOf } from '@/contract/tables/beneficiary'
import { DIST_FREQUENCY, DIST_TYPE } from '@/contract/tables/trust'
import type { PersonFacts } from '@/lib/beneficiary-rules'
import type { PlanFacts, PlanKind } from '@/lib/dist-plan-rules'
import type { GuardianFacts } from '@/lib/guardian-rules'
import { regionOfAddress } from '../signing/regions'
import type { BenePersonRow, BenePlanRow } from '../store/beneficiary-sets'

function placed(whole: string) {
  const { regionCode, rest: address } = regionOfAddress(whole)
  return { regionCode, address }
}

/** A person as the rules see them. */
export function personFacts(row: BenePersonRow): PersonFacts {
  return {
    kind: idKindOf(row.relation, row.id_type),
    name: row.name,
    relation: row.relation,
    idNo: row.id_no,
    nationality: row.nationality,
    birthDate: row.birth_date,
    sex: row.sex,
    idExpireDate: row.id_expire_date,
    mobile: row.mobile,
    email: row.email,
    ...placed(row.address),
    order: row.benefit_order,
    sharePercent: row.share_percent,
    isGuardianAccount: row.account_owner === ACCOUNT_OWNER.guardian,
    accountName: row.account_name,
    cardNo: row.card_no,
  }
}

/** A guardian as the rules see them. */
export function guardianFacts(row: BenePersonRow): GuardianFacts {
  return {
    kind: idKindOf('', row.guardian_id_type),
    name: row.guardian_name,
    relation: row.guardian_relation,
    idNo: row.guardian_id_no,
    nationality: row.guardian_nationality,
    birthDate: row.guardian_birth_date,
    idExpireDate: row.guardian_id_expire_date,
    mobile: row.guardian_mobile,
    ...placed(row.guardian_address),
  }
}

const KINDS: Readonly<Record<string, PlanKind>> = {
  [DIST_TYPE.fixed]: 'fixed',
  [DIST_TYPE.conditional]: 'conditional',
}

/** A plan as the rules see it. */
export function planFacts(row: BenePlanRow): PlanFacts {
  return {
    kind: KINDS[row.dist_type] ?? 'occasional',
    beneId: row.bene_id,
    conditionType: row.condition_type,
    conditionNote: row.condition_note,
    amount: row.amount,
    percent: row.percent,
    isOnce: row.frequency === DIST_FREQUENCY.once,
    frequency: row.frequency,
    startDate: row.start_date,
    endDate: row.end_date,
    proofNote: row.proof_note,
  }
}
