import type { Db } from '../store/database'
import { insertRows } from '../store/insert'
import type { Seed } from './order'
import { REPORT_RANGE_END, REPORT_YEAR, REPORTS, type ReportSeed } from './reports'

function insertReport(db: Db, report: ReportSeed, now: number): void {
  const key = { customer_id: report.customerId, year: REPORT_YEAR }
  insertRows(db, 'reports', [
    {
      ...key,
      status: report.status,
      user_type: report.userType,
      is_due: report.isDue,
      register_days: report.registerDays,
      register_time: report.registerTime,
      first_subscribe_deal_time: report.firstSubscribeDealTime,
      first_subscribe_deal_amount: report.firstSubscribeDealAmount,
      first_accumulated_income: report.firstAccumulatedIncome,
      first_subscribe_product: report.firstSubscribeProduct,
      holding_product_amount: report.holdingProductAmount,
      longest_holding_days: report.longestHoldingDays,
      asset_range_date_end: REPORT_RANGE_END,
      max_accumulated_income_product: report.maxAccumulatedIncomeProduct,
      max_accumulated_income: report.maxAccumulatedIncome,
      max_amount_deal_time: report.maxAmountDealTime,
      max_amount: report.maxAmount,
      max_amount_product: report.maxAmountProduct,
      max_holding_scope: report.maxHoldingScope,
      accumulated_income: report.accumulatedIncome,
      integral_open_time: report.integralOpenTime,
      donor_count: report.donorCount,
      contribution_value: report.contributionValue,
    },
  ])
  const lists = { recommend: report.recommendProducts, longest: report.longestHoldingProduct }
  for (const [list, names] of Object.entries(lists)) {
    names.forEach((name, sort) =>
      insertRows(db, 'report_products', [{ ...key, list, sort, product_name: name }]),
    )
  }
  for (const { productType, ratio } of report.positions) {
    insertRows(db, 'report_positions', [{ ...key, product_type: productType, ratio }])
  }
  if (report.drawnPoints !== undefined) {
    insertRows(db, 'lottery_draws', [{ ...key, points: report.drawnPoints, drawn_at: now }])
  }
}

/** The annual reports with their lists, and the draws that were made already. */
export const assetReportsSeed: Seed = {
  name: 'asset-reports',
  after: ['customers'],
  fill(db, now) {
    for (const report of REPORTS) insertReport(db, report, now)
  },
}
