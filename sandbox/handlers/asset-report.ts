import { randomInt } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { REPORT_STATUS } from '@/contract/tables/report'
import { BusinessError } from '../api/business-error'
import type { Handlers } from '../api/handler'
import { prizeOf, TICKETS } from '../points/lottery'
import { maySeeProduct } from '../purchase/visible'
import { customerById, isQualified } from '../store/customers'
import type { Db } from '../store/database'
import { allProducts } from '../store/products'
import {
  drawnPoints,
  latestReport,
  recordDraw,
  reportPositions,
  reportProducts,
  type ReportRow,
} from '../store/reports'

const SHARE_LINK = '/phone/assetsReport/entry?pageShare=1'

function reportOf(db: Db, customerId: string): ReportRow {
  const report = latestReport(db, customerId)
  if (!report) throw new BusinessError(INNER.stateConflict)
  return report
}

// An unknown status behaves like "open"; only the two that are known to be closed refuse.
function openReportOf(db: Db, customerId: string): ReportRow {
  const report = reportOf(db, customerId)
  if (report.status === REPORT_STATUS.notOpen || report.status === REPORT_STATUS.over) {
    throw new BusinessError(INNER.stateConflict)
  }
  return report
}

/** Handlers of `src/contract/asset-report.ts`. */
export const assetReportHandlers = {
  assetReportLotteryInfo(_request, { db, customerId }) {
    const report = reportOf(db, customerId)
    const points = drawnPoints(db, report)
    return {
      currentYear: report.year,
      userType: report.user_type,
      ispartLottery: points === undefined ? '0' : '1',
      status: report.status,
      lotteryIntegral: String(points ?? 0),
      isDue: report.is_due,
    }
  },

  userAssetReportInfo(_request, context) {
    const { db, customerId, today } = context
    const report = openReportOf(db, customerId)
    // Products may be pointed out to qualified investors only.
    const recommended = isQualified(customerById(db, customerId), today())
      ? reportProducts(db, report, 'recommend')
      : []
    return {
      registerDays: report.register_days,
      registerTime: report.register_time,
      currentYear: report.year,
      firstSubscribeDealTime: report.first_subscribe_deal_time,
      firstSubscribeDealAmount: report.first_subscribe_deal_amount,
      firstAccumulatedIncome: report.first_accumulated_income,
      firstSubscribeProduct: report.first_subscribe_product,
      recommendProducts: recommended,
      recommendPlaces: allProducts(db)
        .filter(({ product_name: name }) => recommended.includes(name))
        .filter(({ product_id: id }) => maySeeProduct(id, context))
        .map(product => ({
          productName: product.product_name,
          productId: product.product_id,
          productType: product.product_type,
        })),
      holdingProductAmount: report.holding_product_amount,
      longestHoldingProduct: reportProducts(db, report, 'longest'),
      longestHoldingDays: report.longest_holding_days,
      assetRangeDateEnd: report.asset_range_date_end,
      maxAccumulatedIncomeProduct: report.max_accumulated_income_product,
      maxAccumulatedIncome: report.max_accumulated_income,
      maxAmountDealTime: report.max_amount_deal_time,
      maxAmount: report.max_amount,
      maxAmountProduct: report.max_amount_product,
      maxHoldingScope: report.max_holding_scope,
      accumulatedIncome: report.accumulated_income,
      positions: reportPositions(db, report),
      integralOpenTime: report.integral_open_time,
      donorCount: report.donor_count,
      contributionValue: report.contribution_value,
      userType: report.user_type,
      lotteryIntegral: String(drawnPoints(db, report) ?? 0),
    }
  },

  assetReportLottery(_request, { db, customerId, now }) {
    const report = openReportOf(db, customerId)
    const points = drawnPoints(db, report) ?? recordDraw(db, report, prizeOf(randomInt(TICKETS)), now())
    return { lotteryIntegral: String(points) }
  },

  assetReportShareInfo(_request, { db, customerId }) {
    const { year } = reportOf(db, customerId)
    return {
      title: `${year}年度资产报告`,
      desc: '岁序更新，感谢一路相伴，点击查看年度报告',
      imgUrl: '/sandbox/assets/share.png',
      link: SHARE_LINK,
      qrUrl: SHARE_LINK,
    }
  },
} satisfies Partial<Handlers>
