import type { Product, ProductRow as ProductAnswer } from '@/contract/product'
import { TERM_UNIT } from '@/contract/tables/product'
import { dateTimeInShanghai, daysBetween } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { percent } from '@/lib/format-number'
import { nextOpenDay } from '../portfolio/calendar'
import { yuanOfFen } from '../portfolio/amounts'
import { feesOf, minHoldOf } from '../redemption/terms'
import { openBooking } from '../store/bookings'
import type { Db } from '../store/database'
import { documentOf, documentsOfProduct, disclosuresOf } from '../store/documents'
import { latestNetValues } from '../store/net-values'
import { offerOf } from '../store/offers'
import { ordersOf } from '../store/orders'
import type { ProductRow } from '../store/products'
import { termsOf, textsOf, type TextPart } from '../store/product-terms'
import { limitsOf, openRuleText, runModeOf, saleOf } from './sale'

const shortName = ({ product_name }: ProductRow) => product_name.replace(/^.*·/, '')

/** A product as the lists of the API have it, at a moment of data time. */
export function productRowOf(db: Db, product: ProductRow, now: number): ProductAnswer {
  const terms = termsOf(db, product.product_id)
  const today = dateTimeInShanghai(now).slice(0, 10)
  const sale = saleOf(product, terms, now)
  const { quota_left_fen: left } = offerOf(db, product.product_id)
  const { newest } = latestNetValues(db, product, today)
  return {
    productId: product.product_id,
    productCode: product.product_code,
    productName: product.product_name,
    productShortName: shortName(product),
    productType: product.product_type,
    trustKind: product.trust_kind,
    investType: terms.invest_type,
    riskLevel: product.risk_level,
    raiseStatus: sale.raiseStatus,
    runMode: runModeOf(product),
    benchmark: product.benchmark,
    netValue: newest?.net_value ?? '',
    netValueDate: newest?.date ?? '',
    minAmount: terms.min_amount,
    raiseEnd: terms.raise_end,
    nextOpenDay: nextOpenDay(product.open_rule, today),
    remainQuota: yuanOfFen(left),
    onSale: sale.reason === '' && left > 0 ? '1' : '0',
  }
}

const DAYS_OF_MONTH = 30.4

/** A closed product's term in whole months; 0 without an end. */
function termOf({ establish_date, maturity_date }: ProductRow): Pick<Product, 'term' | 'termUnit'> {
  const days = maturity_date ? (daysBetween(establish_date, maturity_date) ?? 0) : 0
  return days === 0
    ? { term: 0, termUnit: '' }
    : { term: Math.round(days / DAYS_OF_MONTH), termUnit: TERM_UNIT.month }
}

function feesOfProduct(product: ProductRow, purchaseFee: string): Product['feeDesc'] {
  const redemption = product.open_rule === 'closed' ? [] : feesOf(product.product_type)
  return [
    { feeName: '认购费', rate: percent(purchaseFee), remark: '从认购金额中扣收' },
    ...redemption.map(({ period, rate }) => ({ feeName: '赎回费', rate: percent(rate), remark: period })),
    { feeName: '信托报酬', rate: '0.60%/年', remark: '从信托财产中每日计提' },
    { feeName: '保管费', rate: '0.02%/年', remark: '从信托财产中每日计提' },
  ]
}

interface Asker {
  readonly customerId: string
  readonly now: number
}

/** A product in full, as a customer sees it. */
export function productAnswerOf(db: Db, product: ProductRow, { customerId, now }: Asker): Product {
  const { product_id: id } = product
  const [terms, offer, texts] = [termsOf(db, id), offerOf(db, id), textsOf(db, id)]
  const row = productRowOf(db, product, now)
  const today = dateTimeInShanghai(now).slice(0, 10)
  const { newest } = latestNetValues(db, product, today)
  const sale = saleOf(product, terms, now)
  const limits = limitsOf(db, customerId, id)
  const linesOf = (part: TextPart) => texts.filter(text => text.part === part)
  const bodyOf = (part: TextPart) =>
    linesOf(part)
      .map(({ body }) => body)
      .join('\n')
  return {
    ...row,
    ...termOf(product),
    benchmarkNote: terms.benchmark_note,
    accNetValue: newest?.acc_net_value ?? '',
    tenThousandIncome: newest?.ten_thousand_income ?? '',
    sevenDayYield: newest?.seven_day_yield ?? '',
    minAmount: limits.minAmount,
    stepAmount: limits.stepAmount,
    maxAmount: limits.maxAmount,
    totalQuota: terms.total_quota,
    minHoldShares: minHoldOf(product.product_type),
    raiseStart: terms.raise_start,
    establishDate: product.establish_date,
    maturityDate: product.maturity_date,
    openRule: openRuleText(product),
    coolingHours: offer.cooling_hours,
    feeDesc: feesOfProduct(product, offer.purchase_fee_rate),
    highlights: linesOf('highlight').map(({ body }) => body),
    strategy: bodyOf('strategy'),
    structure: bodyOf('structure'),
    fundsUse: bodyOf('fundsUse'),
    repaymentSource: bodyOf('repayment'),
    creditEnhancement: bodyOf('enhancement'),
    team: linesOf('team').map(({ title, body }) => ({ title, text: body })),
    riskTips: bodyOf('risk'),
    custodian: terms.custodian,
    trustee: terms.manager,
    manager: terms.manager,
    docs: documentsOfProduct(db, customerId, id),
    announcements: disclosuresOf(db, customerId, { productIds: [id], trustIds: [] }).map(documentOf),
    isAppend: limits.isAppend ? '1' : '0',
    saleReason: sale.reason || (isOn(row.onSale) ? '' : '剩余额度不足'),
    acceptsBooking: sale.cause !== 'raisingEnded' && offer.quota_left_fen > 0 ? '1' : '0',
    reserveId: openBooking(ordersOf(db, customerId), id)?.order_id ?? '',
    serverTime: dateTimeInShanghai(now),
  }
}
