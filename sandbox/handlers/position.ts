import { HOLDER_VIEW } from '@/contract/tables/position'
import { INNER } from '@/contract/codes'
import type { Position, PositionRow as PositionAnswer, PositionSort } from '@/contract/position'
import { compareDecimals } from '@/lib/decimal'
import { daysBetween } from '@/lib/date'
import { isOff } from '@/lib/flag'
import { BusinessError, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { actionsOf } from '../portfolio/actions'
import { bankNameMask } from '../portfolio/bank'
import { nextOpenDay } from '../portfolio/calendar'
import { valuationOf } from '../portfolio/valuation'
import { customerById, type CustomerRow } from '../store/customers'
import { documentsOfProduct, unreadDisclosures } from '../store/documents'
import { movementsOf } from '../store/movements'
import { pageOf } from '../store/page'
import { findPosition, setDividendMode } from '../store/positions'
import { listTrades, tradeOf } from '../store/trades'
import { useVerifyToken } from '../store/verify-tokens'
import { overviewOf, valuedPositions, type Valued, yearIncomeOf } from './asset-overview'

const BENCHMARK_NOTE = '业绩比较基准不是收益承诺，不代表产品的实际收益'
const RECENT_TRADES = 3

function rowOf({ row, valuation }: Valued): PositionAnswer {
  return {
    positionId: row.position_id,
    productId: row.product_id,
    productName: row.product_name,
    productType: row.product_type,
    riskLevel: row.risk_level,
    holderRole: row.holder_role,
    positionStatus: valuation.positionStatus,
    netValue: valuation.netValue,
    netValueDate: valuation.netValueDate,
    sevenDayYield: valuation.sevenDayYield,
    marketValue: valuation.marketValue,
    pendingAmount: valuation.pendingAmount,
    holdIncome: valuation.holdIncome,
    holdIncomeRate: valuation.holdIncomeRate,
    paidIncome: valuation.paidIncome,
    maturityDate: row.maturity_date,
    distRule: row.dist_rule,
  }
}

function detailOf(valued: Valued, customer: CustomerRow, today: string): Position {
  const { row, valuation } = valued
  return {
    ...rowOf(valued),
    productCode: row.product_code,
    trustKind: row.trust_kind,
    shares: row.shares,
    availableShares: valuation.availableShares,
    frozenShares: valuation.frozenShares,
    costAmount: row.cost_amount,
    accumulatedIncome: valuation.accumulatedIncome,
    yesterdayIncome: valuation.yesterdayIncome,
    tenThousandIncome: valuation.tenThousandIncome,
    benchmark: row.benchmark,
    benchmarkNote: row.benchmark && BENCHMARK_NOTE,
    valueDate: row.value_date,
    remainDays: row.maturity_date ? Math.max(0, daysBetween(today, row.maturity_date) ?? 0) : -1,
    nextDistDate: row.next_dist_date >= today ? row.next_dist_date : '',
    nextOpenDay: nextOpenDay(row.open_rule, today),
    coolingEndTime: row.cooling_end_time,
    dividendMode: row.dividend_mode,
    bankNameMask: bankNameMask(row),
    ...actionsOf({ row, positionStatus: valuation.positionStatus, customer, today }),
  }
}

const SORT_VALUES: Record<PositionSort, (valued: Valued) => string> = {
  marketValue: ({ valuation }) => valuation.marketValue,
  income: ({ valuation }) => valuation.holdIncomeRate,
  maturity: ({ row }) => row.maturity_date.replace(/-/g, ''),
}

function sorted(valued: readonly Valued[], sort: PositionSort): Valued[] {
  const valueOf = SORT_VALUES[sort]
  return [...valued].sort((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)]
    const byId = a.row.position_id < b.row.position_id ? 1 : -1
    if (left === '' || right === '') return left === right ? byId : left === '' ? 1 : -1
    const ascending = compareDecimals(left, right) ?? 0
    return (sort === 'maturity' ? ascending : -ascending) || byId
  })
}

function ownPosition(positionId: string, { db, customerId, today }: HandlerContext): Valued {
  const row = ownRow(findPosition(db, positionId), customerId)
  const movement = movementsOf(db, customerId, row.product_id).get(row.product_id)
  return { row, valuation: valuationOf(db, row, today(), movement) }
}

/** Handlers of `src/contract/position.ts` about what the customer holds now. */
export const positionHandlers = {
  assetOverview({ holderRole = '1' }, { db, customerId, today }) {
    const isPrincipal = holderRole === HOLDER_VIEW.principal
    return {
      ...overviewOf(db, customerId, holderRole, today()),
      yearIncome: isPrincipal ? yearIncomeOf(db, customerId, today()) : '',
    }
  },

  positionList({ productType, holderRole = '1', sort, ...paging }, { db, customerId, today }) {
    const valued = valuedPositions(db, customerId, holderRole, today()).filter(
      ({ row }) => !productType || row.product_type === productType,
    )
    const page = pageOf(sorted(valued, sort), paging)
    return { ...page, list: page.list.map(rowOf) }
  },

  positionDetail({ positionId }, context) {
    const { db, customerId, today } = context
    const valued = ownPosition(positionId, context)
    const productId = valued.row.product_id
    const trades = listTrades(
      db,
      { customerId },
      { productId },
      { pageNum: 1, pageSize: RECENT_TRADES, today: today() },
    )
    return {
      ...detailOf(valued, customerById(db, customerId), today()),
      recentTrades: trades.list.map(tradeOf),
      tradeCount: trades.total,
      unreadDisclosure: unreadDisclosures(db, customerId, { productId }),
      docs: documentsOfProduct(db, customerId, productId),
    }
  },

  dividendModeChange({ positionId, dividendMode, verifyToken }, context) {
    const { db, customerId, now, today } = context
    const { row, valuation } = ownPosition(positionId, context)
    const customer = customerById(db, customerId)
    const actions = actionsOf({ row, positionStatus: valuation.positionStatus, customer, today: today() })
    if (isOff(actions.canChangeDividend)) {
      throw new BusinessError(INNER.stateConflict, { msg: actions.changeDividendReason })
    }
    useVerifyToken(db, {
      customerId,
      scene: 'dividendMode',
      subject: positionId,
      token: verifyToken,
      now: now(),
    })
    setDividendMode(db, positionId, dividendMode)
    return { dividendMode }
  },
} satisfies Partial<Handlers>
