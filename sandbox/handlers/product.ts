import { RISK_RESULT_STATUS } from '@/contract/tables/risk'
import { daysBetween } from '@/lib/date'
import { ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { seriesOf } from '../portfolio/series'
import { discountOf } from '../purchase/discount'
import { productAnswerOf, productRowOf } from '../purchase/product-answer'
import { isOffered } from '../purchase/sale'
import { maySeeProduct, refuseViewing, visibleProduct } from '../purchase/visible'
import { type Choices, horizonOf } from '../risk/paper'
import { customerById } from '../store/customers'
import { netValuesOf } from '../store/net-values'
import { offerOf } from '../store/offers'
import { pageOf } from '../store/page'
import { allProducts, findProduct } from '../store/products'
import { repaymentsOf } from '../store/product-terms'
import { riskResultsOf } from '../store/risk-results'

/** For how long the customer can do without the money, by the risk test that counts. */
function horizon({ db, customerId, today }: HandlerContext) {
  const counting = riskResultsOf(db, customerId).find(
    ({ status, expire_date: end }) => status === RISK_RESULT_STATUS.confirmed && end >= today(),
  )
  return counting && horizonOf(JSON.parse(counting.choices) as Choices)
}

/** Handlers of `src/contract/product.ts`. */
export const productHandlers = {
  productList({ productType, riskLevel, keyword = '', ...paging }, context) {
    refuseViewing(context)
    const { db, now } = context
    const rows = allProducts(db)
      .filter(product => isOffered(db, product, now()))
      .filter(product => !productType || product.product_type === productType)
      .filter(product => !riskLevel || product.risk_level === riskLevel)
      .filter(product => `${product.product_name} ${product.product_code}`.includes(keyword.trim()))
      .map(product => productRowOf(db, product, now()))
      .sort((one, other) => Number(other.onSale) - Number(one.onSale))
    return pageOf(rows, paging)
  },

  productDetail({ productId }, context) {
    const { db, customerId, now } = context
    return productAnswerOf(db, visibleProduct(productId, context), { customerId, now: now() })
  },

  repaymentPlan({ productId }, context) {
    const { product_id: id } = visibleProduct(productId, context)
    return { list: repaymentsOf(context.db, id).map(({ date, type, ratio }) => ({ date, type, ratio })) }
  },

  productTermJudge({ productId }, context) {
    const product = visibleProduct(productId, context)
    const own = horizon(context)
    const days = product.maturity_date ? (daysBetween(context.today(), product.maturity_date) ?? 0) : 0
    const isLonger = own !== undefined && days > own.years * 366
    return {
      termOk: isLonger ? '0' : '1',
      matchTerm: own?.text ?? '',
      reason: isLonger ? '期限与您的投资期限不匹配' : '',
    }
  },

  rateDiscountQualification({ productId, amount }, context) {
    const { db, customerId } = context
    const { product_id: id } = visibleProduct(productId, context)
    const { purchase_fee_rate: rate } = offerOf(db, id)
    const discount = discountOf(rate, customerById(db, customerId).vip_level, amount)
    return { eligible: discount.isEligible ? '1' : '0', discountRate: discount.rate, reason: discount.reason }
  },

  netValueList({ productId, range, startDate, endDate }, context) {
    const { db, customerId, today } = context
    const found = maySeeProduct(productId, context) ? findProduct(db, productId) : undefined
    const product = ownRow(found && { ...found, customer_id: customerId }, customerId)
    const points = netValuesOf(db, product, { from: '', before: today() }).map(row => ({
      date: row.date,
      netValue: row.net_value,
      accNetValue: row.acc_net_value,
    }))
    return {
      productName: product.product_name,
      ...seriesOf(points, { range, startDate, endDate }, product.benchmark_rate),
    }
  },
} satisfies Partial<Handlers>
