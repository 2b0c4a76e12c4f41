import type { HistoryPositionRow as HistoryAnswer } from '@/contract/position'
import { TRADE_TYPE } from '@/contract/tables/trade'
import { daysBetween } from '@/lib/date'
import { ownRow } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { exact, twoDigits } from '../portfolio/amounts'
import { bankNameMask } from '../portfolio/bank'
import {
  countDistributions,
  distModeOf,
  distributingProducts,
  distributionOf,
  distributionsOf,
  yearTotalsOf,
} from '../store/distributions'
import { DISTRIBUTION_TYPES } from '../portfolio/trade-codes'
import { disclosureFileOf } from '../store/documents'
import { findHistoryPosition, historyPositionsOf, type HistoryPositionRow } from '../store/history-positions'
import { pageOf } from '../store/page'
import { findTrade, type TradeRow } from '../store/trades'

const LIQUIDATION_REPORT = '08'
const DISTRIBUTION_NOTICE = '06'

function historyOf(row: HistoryPositionRow): HistoryAnswer {
  const income = exact(row.total_return).minus(row.total_invest)
  return {
    positionId: row.position_id,
    productId: row.product_id,
    productName: row.product_name,
    productType: row.product_type,
    startDate: row.start_date,
    clearDate: row.clear_date,
    holdDays: daysBetween(row.start_date, row.clear_date) ?? 0,
    totalInvest: row.total_invest,
    totalReturn: row.total_return,
    accumulatedIncome: twoDigits(income),
    accumulatedIncomeRate: twoDigits(income.div(row.total_invest).times(100)),
    isEarly: row.is_early,
  }
}

// Any other trade is refused like one that does not exist.
function isDistribution(row: TradeRow | undefined): row is TradeRow {
  return row !== undefined && row.trust_id === '' && DISTRIBUTION_TYPES.includes(row.trade_type)
}

/** Handlers of `src/contract/position.ts` about what is over or was paid: liquidated positions and income. */
export const pastIncomeHandlers = {
  historyPositionList({ year, ...paging }, { db, customerId }) {
    const all = historyPositionsOf(db, customerId)
    const yearOf = (row: HistoryPositionRow) => row.clear_date.slice(0, 4)
    const page = pageOf(
      all.filter(row => !year || yearOf(row) === year),
      paging,
    )
    return { ...page, list: page.list.map(historyOf), years: [...new Set(all.map(yearOf))] }
  },

  historyPositionDetail({ positionId }, { db, customerId }) {
    const row = ownRow(findHistoryPosition(db, positionId), customerId)
    return {
      ...historyOf(row),
      productCode: row.product_code,
      riskLevel: row.risk_level,
      returnedPrincipal: row.returned_principal,
      clearReason: row.clear_reason,
      bankNameMask: bankNameMask(row),
      distributions: distributionsOf(db, customerId, { productId: row.product_id }).map(trade => ({
        distId: trade.trade_id,
        payDate: trade.arrive_date,
        distMode: distModeOf(trade),
        netAmount: trade.confirm_amount,
      })),
      reportFileId: disclosureFileOf(db, row.product_id, LIQUIDATION_REPORT),
    }
  },

  incomeDistributionList({ productId, year, pageNum, pageSize }, { db, customerId }) {
    const filter = { productId, year }
    const total = countDistributions(db, customerId, filter)
    const rows = distributionsOf(db, customerId, filter, {
      limit: pageSize,
      offset: (pageNum - 1) * pageSize,
    })
    return {
      total,
      pages: Math.ceil(total / pageSize),
      pageNum,
      list: rows.map(distributionOf),
      yearTotals: yearTotalsOf(db, customerId, filter),
      products: distributingProducts(db, customerId),
    }
  },

  incomeDistributionDetail({ distId }, { db, customerId }) {
    const found = findTrade(db, distId)
    const row = ownRow(isDistribution(found) ? found : undefined, customerId)
    return {
      ...distributionOf(row),
      distNo: `SY${row.serial_no}`,
      baseShares: row.base_shares,
      perShare: row.per_share,
      recordDate: row.record_date,
      reinvestShares: row.trade_type === TRADE_TYPE.reinvestment ? row.confirm_shares : '',
      reinvestNetValue: row.trade_type === TRADE_TYPE.reinvestment ? row.confirm_nav : '',
      status: row.trade_status,
      noticeFileId: disclosureFileOf(db, row.product_id, DISTRIBUTION_NOTICE),
    }
  },
} satisfies Partial<Handlers>
