import { BENEFICIARY_STATUS } from '@/contract/tables/trust'
import { maskCard, maskMobile, maskName } from '@/lib/mask'
import type { Handlers } from '../api/handler'
import { worthOf } from '../instructions/worth'
import { sumOf } from '../portfolio/amounts'
import { weekdayBefore } from '../portfolio/calendar'
import { beneficiariesOf } from '../store/beneficiaries'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { contractsOfTrust, disclosuresOf, unreadDisclosures } from '../store/documents'
import { countTrades, tradeCondition } from '../store/trade-filter'
import { paidTotal, plansOf, recordsOf } from '../store/trust-payments'
import type { TrustRow } from '../store/trusts'
import { ownBenefit, principalTrust, rightsOf } from '../trusts/rights'
import { type PlannedPayment, trustPayments } from '../trusts/schedule'

/** Day and sum of the next of these payments; both `''` when none is planned. */
function nextPayment(payments: readonly PlannedPayment[]): {
  nextDistDate: string
  nextDistAmount: string
} {
  const nextDistDate = payments[0]?.date ?? ''
  const due = payments.filter(({ date }) => date === nextDistDate)
  return { nextDistDate, nextDistAmount: due.length > 0 ? sumOf(due.map(({ amount }) => amount)) : '' }
}

/** What both views of a trust may show. */
function openFactsOf(trust: TrustRow) {
  return {
    trustId: trust.id,
    trustNo: trust.trust_no,
    trustName: trust.name,
    trustKind: trust.trust_kind,
    establishDate: trust.establish_date,
    termYears: trust.term_years,
    managerName: trust.manager_name,
    managerMobileMask: maskMobile(trust.manager_mobile),
  }
}

/** The income of the last valuation day; `''` when the trust was not valued on the last weekday before today. */
export function yesterdayIncomeOf(trust: TrustRow, today: string): string {
  return trust.asset_date === weekdayBefore(today) ? trust.yesterday_income : ''
}

/** Everybody who benefits, or will once the company has agreed. */
export function countBeneficiaries(db: Db, trustId: string): number {
  return beneficiariesOf(db, trustId).filter(({ status }) => status !== BENEFICIARY_STATUS.removed).length
}

function countsOf(db: Db, customerId: string, trustId: string) {
  return {
    beneficiaries: countBeneficiaries(db, trustId),
    plans: plansOf(db, trustId).length,
    trades: countTrades(db, tradeCondition({ trustId }, {})),
    disclosures: disclosuresOf(db, customerId, { productIds: [], trustIds: [trustId] }).length,
    unreadDisclosures: unreadDisclosures(db, customerId, { trustId }),
    contracts: contractsOfTrust(db, customerId, trustId).length,
  }
}

/** Handlers of `src/contract/trust.ts` about one trust as a whole, for its principal and for a beneficiary. */
export const trustHandlers = {
  trustPositionDetail({ trustId }, context) {
    const { db, customerId, today } = context
    const trust = principalTrust(trustId, context)
    const counts = countsOf(db, customerId, trustId)
    const worth = worthOf(db, trust)
    return {
      ...openFactsOf(trust),
      totalAssets: worth.total,
      assetDate: trust.asset_date,
      cash: worth.cash,
      investAssets: worth.invested,
      yesterdayIncome: yesterdayIncomeOf(trust, today()),
      accumulatedIncome: trust.accumulated_income,
      accumulatedDistribution: paidTotal(recordsOf(db, trustId)),
      principalNameMask: maskName(customerById(db, trust.principal_id).name),
      spouseNameMask: maskName(trust.spouse_name),
      protectorNameMask: maskName(trust.protector_name),
      investMode: trust.invest_mode,
      beneCount: counts.beneficiaries,
      ...nextPayment(trustPayments(db, trust, today())),
      rights: rightsOf(trust),
      counts,
    }
  },

  beneficiaryPositionDetail(ref, context) {
    const { db, customerId, today } = context
    const { trustId } = ref
    const { trust, beneficiary, benefits } = ownBenefit(ref, context)
    const isOwn = (row: { bene_id: string }) => row.bene_id === beneficiary.id
    const records = recordsOf(db, trustId).filter(isOwn)
    return {
      ...openFactsOf(trust),
      beneId: beneficiary.id,
      benefits: benefits.map(row => ({ beneId: row.id, nameMask: maskName(row.name) })),
      order: beneficiary.benefit_order,
      sharePercent: beneficiary.share_percent,
      beneStatus: beneficiary.status,
      accumulatedDistribution: paidTotal(records),
      ...nextPayment(trustPayments(db, trust, today()).filter(({ plan }) => isOwn(plan))),
      bankName: beneficiary.bank_name,
      cardNoMask: maskCard(beneficiary.card_no),
      rights: rightsOf(beneficiary),
      recordCount: records.length,
      unreadDisclosures: unreadDisclosures(db, customerId, { trustId }),
    }
  },
} satisfies Partial<Handlers>
