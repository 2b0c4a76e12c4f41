import type { AssetOverview } from '@/contract/position'
import { HOLDER_VIEW } from '@/contract/tables/position'
import { addDays } from '@/lib/date'
import { isPositive } from '@/lib/decimal'
import { exact, sumOf, yuanOfFen } from '../portfolio/amounts'
import { incomeBooksOf, incomeWithin, sumOfIncomes, totalOf } from '../portfolio/income'
import { ratiosOf, valuationOf, type Valuation } from '../portfolio/valuation'
import { benefitsOf } from '../store/beneficiaries'
import type { Db } from '../store/database'
import { historyPositionsOf } from '../store/history-positions'
import { movementsOf } from '../store/movements'
import { positionsOf, type HolderView, type PositionRow } from '../store/positions'
import { familyTrustTotal, trustsOfPrincipal } from '../store/trusts'

/** A position with what it is worth. */
export interface Valued {
  readonly row: PositionRow
  readonly valuation: Valuation
}

/** Every position of a view with its value. */
export function valuedPositions(db: Db, customerId: string, view: HolderView, today: string): Valued[] {
  const movements = movementsOf(db, customerId)
  return positionsOf(db, customerId, view).map(row => ({
    row,
    valuation: valuationOf(db, row, today, movements.get(row.product_id)),
  }))
}

function typeSummaryOf(valued: readonly Valued[]): AssetOverview['typeSummary'] {
  const types = [...new Set(valued.map(({ row }) => row.product_type))].map(productType => {
    const ofType = valued.filter(({ row }) => row.product_type === productType)
    return {
      productType,
      amount: sumOf(ofType.map(({ valuation }) => valuation.marketValue)),
      count: ofType.length,
    }
  })
  types.sort((a, b) => exact(b.amount).cmp(exact(a.amount)) || (a.productType < b.productType ? -1 : 1))
  const ratios = ratiosOf(types.map(({ amount }) => amount))
  return types.map((type, index) => ({ ...type, ratio: ratios[index] ?? '0.00' }))
}

function holderRolesOf(db: Db, customerId: string, today: string): AssetOverview['holderRoles'] {
  const isPrincipal =
    positionsOf(db, customerId, HOLDER_VIEW.principal).length > 0 ||
    trustsOfPrincipal(db, customerId).length > 0
  const isBeneficiary =
    positionsOf(db, customerId, HOLDER_VIEW.beneficiary).length > 0 ||
    benefitsOf(db, customerId, today).length > 0
  return [
    ...(isPrincipal ? [HOLDER_VIEW.principal] : []),
    ...(isBeneficiary ? [HOLDER_VIEW.beneficiary] : []),
  ]
}

/** What this year has brought up to yesterday, as 收益 tells it; `''` while nothing was ever held. */
export function yearIncomeOf(db: Db, customerId: string, today: string): string {
  const books = incomeBooksOf(db, customerId, HOLDER_VIEW.principal)
  if (books.length === 0) return ''
  const lastDay = addDays(today, -1)
  const eve = addDays(`${lastDay.slice(0, 4)}-01-01`, -1)
  return yuanOfFen(totalOf(sumOfIncomes(books.map(book => incomeWithin(book, eve, lastDay)))))
}

/** What the customer has in a view on a day. History and family trusts belong to the principal's view. */
export function overviewOf(
  db: Db,
  customerId: string,
  view: HolderView,
  today: string,
): Omit<AssetOverview, 'yearIncome'> {
  const valued = valuedPositions(db, customerId, view, today)
  const history = view === HOLDER_VIEW.principal ? historyPositionsOf(db, customerId) : []
  const known = (field: keyof Valuation) =>
    valued.map(({ valuation }) => valuation[field]).filter(value => value !== '')
  const yesterday = known('yesterdayIncome')
  const historyIncome = history.map(row => exact(row.total_return).minus(row.total_invest).toFixed(2))
  return {
    totalAsset: sumOf(known('marketValue')),
    assetDate:
      valued
        .filter(({ row }) => isPositive(row.shares))
        .map(({ valuation }) => valuation.netValueDate)
        .sort()
        .pop() ?? '',
    yesterdayIncome: yesterday.length > 0 ? sumOf(yesterday) : '',
    holdIncome: sumOf(known('holdIncome')),
    accumulatedIncome: sumOf([...known('accumulatedIncome'), ...historyIncome]),
    pendingAmount: sumOf(known('pendingAmount')),
    familyTrustTotal: view === HOLDER_VIEW.principal ? familyTrustTotal(db, customerId) : '',
    typeSummary: typeSummaryOf(valued),
    positionCount: valued.length,
    historyCount: history.length,
    holderRoles: holderRolesOf(db, customerId, today),
  }
}
