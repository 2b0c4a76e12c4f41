import type { TrustPositionRow, TrustPositionSort } from '@/contract/my-trust'
import { INST_STATUS } from '@/contract/tables/instruction'
import { FAMILY_TRUST_CLASS, HOLDER_VIEW } from '@/contract/tables/position'
import { compareDecimals } from '@/lib/decimal'
import type { Handlers } from '../api/handler'
import { sumOf } from '../portfolio/amounts'
import { benefitsOf, type BeneficiaryRow } from '../store/beneficiaries'
import type { Db } from '../store/database'
import { instructionsOf } from '../store/instructions'
import { pageOf } from '../store/page'
import type { HolderView } from '../store/positions'
import { paidTotal, plansOf, recordsOf } from '../store/trust-payments'
import { trustById, trustsOfPrincipal, type TrustRow } from '../store/trusts'
import { trustPayments } from '../trusts/schedule'
import { valuedPositions, type Valued } from './asset-overview'
import { countBeneficiaries, yesterdayIncomeOf } from './trust'

function factsOf(trust: TrustRow) {
  return {
    trustId: trust.id,
    positionId: '',
    name: trust.name,
    trustKind: trust.trust_kind,
    positionClass: FAMILY_TRUST_CLASS,
    assetDate: trust.asset_date,
    status: trust.status,
  }
}

function principalRow(db: Db, trust: TrustRow, today: string): TrustPositionRow {
  return {
    ...factsOf(trust),
    holderRole: '1',
    totalAssets: trust.total_assets,
    yesterdayIncome: yesterdayIncomeOf(trust, today),
    accumulatedIncome: trust.accumulated_income,
    accumulatedDistribution: paidTotal(recordsOf(db, trust.id)),
    nextDistDate: trustPayments(db, trust, today)[0]?.date ?? '',
    trust: {
      establishDate: trust.establish_date,
      termYears: trust.term_years,
      beneficiaries: countBeneficiaries(db, trust.id),
      plans: plansOf(db, trust.id).length,
      inReview: instructionsOf(db, trust.principal_id, trust.id).filter(
        ({ status }) => status === INST_STATUS.inReview,
      ).length,
    },
  }
}

/** One beneficiary's row: what the trust owns and earns is not theirs to know. */
function beneficiaryRow(
  db: Db,
  trust: TrustRow,
  beneficiary: BeneficiaryRow,
  today: string,
): TrustPositionRow {
  const isOwn = (row: { bene_id: string }) => row.bene_id === beneficiary.id
  return {
    ...factsOf(trust),
    holderRole: '2',
    totalAssets: '',
    yesterdayIncome: '',
    accumulatedIncome: '',
    accumulatedDistribution: paidTotal(recordsOf(db, trust.id).filter(isOwn)),
    nextDistDate: trustPayments(db, trust, today).find(({ plan }) => isOwn(plan))?.date ?? '',
    trust: null,
  }
}

function productRow({ row, valuation }: Valued, holderRole: HolderView, today: string): TrustPositionRow {
  return {
    trustId: '',
    positionId: row.position_id,
    name: row.product_name,
    trustKind: row.trust_kind,
    positionClass: row.product_type,
    holderRole,
    totalAssets: valuation.marketValue,
    assetDate: valuation.netValueDate,
    yesterdayIncome: valuation.yesterdayIncome,
    accumulatedIncome: valuation.accumulatedIncome,
    accumulatedDistribution: valuation.paidIncome,
    nextDistDate: row.next_dist_date >= today ? row.next_dist_date : '',
    status: valuation.positionStatus,
    trust: null,
  }
}

function trustRows(db: Db, customerId: string, view: HolderView, today: string): TrustPositionRow[] {
  if (view === HOLDER_VIEW.principal) {
    return trustsOfPrincipal(db, customerId).map(trust => principalRow(db, trust, today))
  }
  // One row per trust: its page has those of the others (`benefits`).
  const first = new Map<string, BeneficiaryRow>()
  for (const row of benefitsOf(db, customerId, today)) {
    if (!first.has(row.trust_id)) first.set(row.trust_id, row)
  }
  return [...first.values()].flatMap(beneficiary => {
    const trust = trustById(db, beneficiary.trust_id)
    return trust ? [beneficiaryRow(db, trust, beneficiary, today)] : []
  })
}

/** Family trusts first, then products; all of a view. */
function rowsOf(db: Db, customerId: string, view: HolderView, today: string): TrustPositionRow[] {
  return [
    ...trustRows(db, customerId, view, today),
    ...valuedPositions(db, customerId, view, today).map(valued => productRow(valued, view, today)),
  ]
}

const SORT_VALUES: Record<TrustPositionSort, (row: TrustPositionRow) => string> = {
  amount: ({ totalAssets }) => totalAssets,
  income: ({ accumulatedIncome }) => accumulatedIncome,
  nextDist: ({ nextDistDate }) => nextDistDate.replace(/-/g, ''),
}

/** Equal and unknown values stay as they were: trusts first. */
function sorted(rows: readonly TrustPositionRow[], sort: TrustPositionSort): TrustPositionRow[] {
  const valueOf = SORT_VALUES[sort]
  return [...rows].sort((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)]
    if (left === '' || right === '') return left === right ? 0 : left === '' ? 1 : -1
    const ascending = compareDecimals(left, right) ?? 0
    return sort === 'nextDist' ? ascending : -ascending
  })
}

/** How many there are of each class, the largest class first. */
function classCountsOf(rows: readonly TrustPositionRow[]): { positionClass: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { positionClass } of rows) counts.set(positionClass, (counts.get(positionClass) ?? 0) + 1)
  return [...counts]
    .map(([positionClass, count]) => ({ positionClass, count }))
    .sort((a, b) => b.count - a.count || (a.positionClass < b.positionClass ? -1 : 1))
}

/** Handlers of `src/contract/trust.ts` about everything a customer has, by role. */
export const trustPositionHandlers = {
  trustPositionList({ holderRole, positionClass, sort = 'amount', ...paging }, { db, customerId, today }) {
    const { principal, beneficiary } = HOLDER_VIEW
    const rows = {
      [principal]: rowsOf(db, customerId, principal, today()),
      [beneficiary]: rowsOf(db, customerId, beneficiary, today()),
    }
    const shown = rows[holderRole].filter(row => !positionClass || row.positionClass === positionClass)
    const amounts = shown.map(({ totalAssets }) => totalAssets).filter(amount => amount !== '')
    return {
      ...pageOf(sorted(shown, sort), paging),
      roleCounts: { [principal]: rows[principal].length, [beneficiary]: rows[beneficiary].length },
      classCounts: classCountsOf(rows[holderRole]),
      totalAssets: amounts.length > 0 ? sumOf(amounts) : '',
    }
  },
} satisfies Partial<Handlers>
