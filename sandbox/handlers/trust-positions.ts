import type { TrustPositionRow } from '@/contract/my-trust'
import { HOLDER_VIEW } from '@/contract/tables/position'
import type { Handlers } from '../api/handler'
import { benefitsOf, type BeneficiaryRow } from '../store/beneficiaries'
import type { Db } from '../store/database'
import { pageOf } from '../store/page'
import type { HolderView } from '../store/positions'
import { paidTotal, recordsOf } from '../store/trust-payments'
import { trustById, trustsOfPrincipal, type TrustRow } from '../store/trusts'
import { trustPayments } from '../trusts/schedule'
import { valuedPositions, type Valued } from './asset-overview'
import { yesterdayIncomeOf } from './trust'

function factsOf(trust: TrustRow) {
  return {
    trustId: trust.id,
    positionId: '',
    name: trust.name,
    trustKind: trust.trust_kind,
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
  }
}

function productRow({ row, valuation }: Valued, holderRole: HolderView, today: string): TrustPositionRow {
  return {
    trustId: '',
    positionId: row.position_id,
    name: row.product_name,
    trustKind: row.trust_kind,
    holderRole,
    totalAssets: valuation.marketValue,
    assetDate: valuation.netValueDate,
    yesterdayIncome: valuation.yesterdayIncome,
    accumulatedIncome: valuation.accumulatedIncome,
    accumulatedDistribution: valuation.paidIncome,
    nextDistDate: row.next_dist_date >= today ? row.next_dist_date : '',
    status: valuation.positionStatus,
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

/** Handlers of `src/contract/trust.ts` about everything a customer has, by role. */
export const trustPositionHandlers = {
  trustPositionList({ holderRole, ...paging }, { db, customerId, today }) {
    const { principal, beneficiary } = HOLDER_VIEW
    const rows = {
      [principal]: rowsOf(db, customerId, principal, today()),
      [beneficiary]: rowsOf(db, customerId, beneficiary, today()),
    }
    return {
      ...pageOf(rows[holderRole], paging),
      roleCounts: { [principal]: rows[principal].length, [beneficiary]: rows[beneficiary].length },
    }
  },
} satisfies Partial<Handlers>
