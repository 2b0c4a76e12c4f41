import type { Beneficiary, DistPlanSchema, DistRecordSchema } from '@/contract/trust'
import type { InferOutput } from 'valibot'
import { BENE_CHANGE_STATUS } from '@/contract/tables/beneficiary'
import { BENEFICIARY_STATUS, paysOnRequest } from '@/contract/tables/trust'
import { ageOn } from '@/lib/date'
import { maskCard, maskMobile, maskName } from '@/lib/mask'
import type { Handlers } from '../api/handler'
import { beneficiaryOf as memberOf } from '../beneficiaries/establish-people'
import { theSet } from '../beneficiaries/the-set'
import { sumOf } from '../portfolio/amounts'
import { openBankChange } from '../store/bank-changes'
import { beneficiariesOf, isMinor, type BeneficiaryRow } from '../store/beneficiaries'
import type { Db } from '../store/database'
import { claimById, claimsOfPlan } from '../store/claims'
import { pageOf } from '../store/page'
import { appendsOf } from '../store/trust-appends'
import {
  paidOf,
  paidTotal,
  plansOf,
  recordsOf,
  timeOf,
  type DistPlanRow,
  type DistRecordRow,
} from '../store/trust-payments'
import { ownBenefit, principalTrust, rightsOf } from '../trusts/rights'
import { type PlannedPayment, trustPayments } from '../trusts/schedule'

/** Masked name of a beneficiary by id. An organisation is no person: its name is shown. */
type NameOf = (beneId: string) => string

const ORGANISATION = '09'

function shownName({ name, relation }: BeneficiaryRow): string {
  return relation === ORGANISATION ? name : maskName(name)
}

export function namesOf(beneficiaries: readonly BeneficiaryRow[]): NameOf {
  const names = new Map(beneficiaries.map(row => [row.id, shownName(row)]))
  return beneId => names.get(beneId) ?? maskName('')
}

function beneficiaryOf(db: Db, row: BeneficiaryRow, today: string): Beneficiary {
  return {
    beneId: row.id,
    trustId: row.trust_id,
    nameMask: shownName(row),
    relation: row.relation,
    idType: row.id_type,
    idNoMask: maskCard(row.id_no),
    sex: row.sex,
    birthDate: row.birth_date,
    age: ageOn(row.birth_date, today) ?? -1,
    order: row.benefit_order,
    sharePercent: row.share_percent,
    isMinor: isMinor(row.birth_date, today) ? '1' : '0',
    guardian: row.guardian_name
      ? {
          nameMask: maskName(row.guardian_name),
          relation: row.guardian_relation,
          idNoMask: maskCard(row.guardian_id_no),
          mobileMask: maskMobile(row.guardian_mobile),
        }
      : undefined,
    mobileMask: row.mobile && maskMobile(row.mobile),
    bankName: row.bank_name,
    cardNoMask: maskCard(row.card_no),
    accountNameMask: row.relation === ORGANISATION ? row.account_name : maskName(row.account_name),
    beneStatus: row.status,
    bankChangeApplyId: openBankChange(db, row.id),
  }
}

function orderSumsOf(rows: readonly BeneficiaryRow[]): { order: number; sum: string }[] {
  return [...new Set(rows.map(row => row.benefit_order))].map(order => ({
    order,
    sum: sumOf(rows.filter(row => row.benefit_order === order).map(row => row.share_percent)),
  }))
}

/** How a plan stands: one that pays on application stands as its last claim does, `''` before the first. */
function planStatusOf(db: Db, { id, dist_type, status }: DistPlanRow): string {
  return paysOnRequest(dist_type) ? (claimsOfPlan(db, id)[0]?.status ?? '') : status
}

export function planOf(
  db: Db,
  row: DistPlanRow,
  nextDate: string,
  nameOf: NameOf,
): InferOutput<typeof DistPlanSchema> {
  return {
    distId: row.id,
    distType: row.dist_type,
    conditionType: row.condition_type,
    conditionNote: row.condition_note,
    beneId: row.bene_id,
    beneNameMask: nameOf(row.bene_id),
    amount: row.amount,
    percent: row.percent,
    frequency: row.frequency,
    startDate: row.start_date,
    endDate: row.end_date,
    nextDate,
    status: planStatusOf(db, row),
    proofNote: row.proof_note,
  }
}

function schemeOf(
  db: Db,
  plans: readonly DistPlanRow[],
  payments: readonly PlannedPayment[],
  nameOf: NameOf,
) {
  return {
    plans: plans.map(row =>
      planOf(db, row, payments.find(({ plan }) => plan.id === row.id)?.date ?? '', nameOf),
    ),
    preview: payments.map(({ plan, date, amount, note }) => ({
      date,
      beneNameMask: nameOf(plan.bene_id),
      amount,
      note,
    })),
  }
}

function recordOf(db: Db, row: DistRecordRow, nameOf: NameOf): InferOutput<typeof DistRecordSchema> {
  return {
    distId: row.id,
    distType: row.dist_type,
    conditionType: row.condition_type,
    beneNameMask: nameOf(row.bene_id),
    amount: row.amount,
    status: row.status,
    applyTime: row.apply_time,
    payTime: row.pay_time,
    cardNoMask: maskCard(row.card_no),
    rejectReason: row.reject_reason,
    isClaim: claimById(db, row.id) ? '1' : '0',
  }
}

const yearOf = (row: DistRecordRow) => timeOf(row).slice(0, 4)

function yearTotalsOf(records: readonly DistRecordRow[]): { year: string; amount: string }[] {
  const paid = paidOf(records)
  return [...new Set(paid.map(yearOf))].map(year => ({
    year,
    amount: paidTotal(paid.filter(row => yearOf(row) === year)),
  }))
}

/**
 * Handlers of `src/contract/trust.ts` about who gets what. A beneficiary's own view is made from their rows alone, so
 * that nothing of anybody else can get into it.
 */
export const trustDistributionHandlers = {
  beneficiaryList({ trustId }, context) {
    const { db, today } = context
    principalTrust(trustId, context)
    const rows = beneficiariesOf(db, trustId).filter(({ status }) => status !== BENEFICIARY_STATUS.removed)
    const shown = (row: BeneficiaryRow) => beneficiaryOf(db, row, today())
    const { content, change, status, reason } = theSet({ trustId }, context)
    const isInReview = status === BENE_CHANGE_STATUS.inReview
    const joining = isInReview
      ? content.people.filter(person => !rows.some(({ id }) => id === person.bene_id))
      : []
    return {
      list: rows.map(shown),
      orderSums: orderSumsOf(rows),
      joining: joining.map(person =>
        shown({ ...memberOf(db, person, trustId), status: BENEFICIARY_STATUS.inReview }),
      ),
      changeStatus: change?.status ?? '',
      canChange: reason === '' || isInReview ? '1' : '0',
      changeReason: reason,
    }
  },

  distSchemeDetail({ trustId }, context) {
    const { db, today } = context
    const trust = principalTrust(trustId, context)
    const plans = plansOf(db, trustId)
    const canChange = rightsOf(trust).includes('changeBene')
    return {
      ...schemeOf(db, plans, trustPayments(db, trust, today()), namesOf(beneficiariesOf(db, trustId))),
      canChange: canChange ? '1' : '0',
      changeReason: canChange ? '' : '信托合同未授予委托人变更分配方案的权利',
    }
  },

  beneficiaryDistScheme(ref, context) {
    const { db, today } = context
    const { trustId } = ref
    const { beneficiary, trust } = ownBenefit(ref, context)
    const isOwn = (row: { bene_id: string }) => row.bene_id === beneficiary.id
    const payments = trustPayments(db, trust, today()).filter(({ plan }) => isOwn(plan))
    const plans = plansOf(db, trustId).filter(isOwn)
    const paid = paidOf(recordsOf(db, trustId).filter(isOwn))
    return {
      ...schemeOf(db, plans, payments, namesOf([beneficiary])),
      paidTotal: paidTotal(paid),
      paidCount: paid.length,
      lastPaidDate: paid[0]?.pay_time.slice(0, 10) ?? '',
    }
  },

  beneficiaryRecordList({ trustId, beneId, distType, year, ...paging }, context) {
    const { beneficiary } = ownBenefit({ trustId, beneId }, context)
    const ofType = recordsOf(context.db, trustId).filter(
      row => row.bene_id === beneficiary.id && (!distType || row.dist_type === distType),
    )
    const page = pageOf(
      ofType.filter(row => !year || yearOf(row) === year),
      paging,
    )
    const nameOf = namesOf([beneficiary])
    return {
      ...page,
      list: page.list.map(row => recordOf(context.db, row, nameOf)),
      yearTotals: yearTotalsOf(ofType),
    }
  },

  distRecordList({ trustId, status, ...paging }, context) {
    const { db } = context
    principalTrust(trustId, context)
    // What a plan pays by itself nobody has applied for.
    const applied = recordsOf(db, trustId).filter(
      row => row.apply_time !== '' && (!status || row.status === status),
    )
    const page = pageOf(applied, paging)
    const nameOf = namesOf(beneficiariesOf(db, trustId))
    return { ...page, list: page.list.map(row => recordOf(db, row, nameOf)) }
  },

  appendList({ trustId, ...paging }, context) {
    principalTrust(trustId, context)
    const page = pageOf(appendsOf(context.db, trustId), paging)
    return {
      ...page,
      list: page.list.map(row => ({
        appendId: row.id,
        applyNo: row.apply_no,
        amount: row.amount,
        propertyType: row.property_type,
        status: row.status,
        applyTime: row.apply_time,
        confirmDate: row.confirm_date,
      })),
    }
  },
} satisfies Partial<Handlers>
