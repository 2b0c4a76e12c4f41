import { INNER, INNER_MESSAGES, type InnerCode } from '@/contract/codes'
import { type PurchaseCheck, SENIOR_NOTICE_HOURS } from '@/contract/purchase'
import { AUTH_STATUS, GATE } from '@/contract/tables/customer'
import { PURCHASE_CHECK, type PurchaseCheckCode } from '@/contract/tables/purchase'
import { compareDecimals } from '@/lib/decimal'
import { isOff, isOn } from '@/lib/flag'
import { isSuitable, needsSeniorNotice } from '@/lib/purchase'
import { BusinessError } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import { investorGate } from '../investor/standing'
import { customerById, isQualified } from '../store/customers'
import { ordersOf } from '../store/orders'
import type { ProductRow } from '../store/products'
import { termsOf } from '../store/product-terms'
import { seniorNoticeOf } from '../store/senior-notices'
import { limitsOf, saleOf } from './sale'
import { orderInTheWay } from './unsigned'

type Asking = Pick<HandlerContext, 'db' | 'customerId' | 'today' | 'now'>

const HOUR_MS = 3_600_000
export const SUIT_MESSAGE = '该产品风险等级高于您的风险承受能力，无法购买'
export const SENIOR_MESSAGE = '请认真阅读并确认您已了解相关风险'

/** The notice of V-65 is settled: not asked of this customer for this product, or confirmed of late. */
function isSeniorSettled(product: ProductRow, { db, customerId, today, now }: Asking): boolean {
  const { birth_date: birthDate } = customerById(db, customerId)
  if (!needsSeniorNotice(birthDate, product.risk_level, today())) return true
  const confirmedAt = seniorNoticeOf(db, { customerId, productId: product.product_id })?.confirmed_at
  return typeof confirmedAt === 'number' && now() - confirmedAt < SENIOR_NOTICE_HOURS * HOUR_MS
}

/** What stands before a purchase, in its order (domain contract, B6.3); without an amount the least one is looked at. */
export function purchaseChecks(
  product: ProductRow,
  amount: string | undefined,
  asking: Asking,
): readonly PurchaseCheck[] {
  const { db, customerId, today, now } = asking
  const customer = customerById(db, customerId)
  const gate = investorGate(customer, today())
  const limits = limitsOf(db, customerId, product.product_id)
  const sale = saleOf(product, termsOf(db, product.product_id), now())
  const hasTest = customer.risk_level !== ''
  const check = (
    code: PurchaseCheckCode,
    isPassed: boolean,
    msg: string,
    way: PurchaseCheck['gate'] = '',
  ): PurchaseCheck => ({
    code,
    pass: isPassed ? '1' : '0',
    msg: isPassed ? '' : msg,
    gate: isPassed ? '' : way,
    orderId: '',
  })
  const inTheWay = orderInTheWay(ordersOf(db, customerId), product.product_id)
  const C = PURCHASE_CHECK
  return [
    check(
      C.realName,
      gate !== GATE.realName,
      customer.auth_status === AUTH_STATUS.inReview
        ? '实名认证审核中，通过后可以办理'
        : INNER_MESSAGES[INNER.realNameRequired],
      GATE.realName,
    ),
    check(C.idCard, gate !== GATE.idCard, INNER_MESSAGES[INNER.idCardExpired], GATE.idCard),
    check(C.tax, isOn(customer.tax_declared), INNER_MESSAGES[INNER.taxDeclarationRequired], GATE.tax),
    check(C.riskTest, hasTest, INNER_MESSAGES[INNER.riskTestRequired], GATE.riskTest),
    check(
      C.riskExpired,
      !hasTest || customer.risk_expire_date >= today(),
      '风险测评结果已过期，请重新测评',
      GATE.riskTest,
    ),
    check(C.suitability, isSuitable(product.risk_level, customer.risk_level), SUIT_MESSAGE),
    check(
      C.investor,
      isQualified(customer, today()),
      INNER_MESSAGES[INNER.investorNotQualified],
      GATE.investor,
    ),
    {
      ...check(C.unsigned, inTheWay === undefined, inTheWay?.reason ?? ''),
      orderId: inTheWay?.orderId ?? '',
    },
    check(C.senior, isSeniorSettled(product, asking), SENIOR_MESSAGE),
    check(
      C.quota,
      compareDecimals(amount ?? limits.minAmount, limits.remainQuota) !== 1,
      INNER_MESSAGES[INNER.quotaExceeded],
    ),
    check(C.period, sale.reason === '', sale.reason),
  ]
}

const CODES: Readonly<Record<Exclude<PurchaseCheckCode, typeof PURCHASE_CHECK.period>, InnerCode>> = {
  [PURCHASE_CHECK.realName]: INNER.realNameRequired,
  [PURCHASE_CHECK.idCard]: INNER.idCardExpired,
  [PURCHASE_CHECK.tax]: INNER.taxDeclarationRequired,
  [PURCHASE_CHECK.riskTest]: INNER.riskTestRequired,
  [PURCHASE_CHECK.riskExpired]: INNER.riskTestRequired,
  [PURCHASE_CHECK.suitability]: INNER.suitabilityMismatch,
  [PURCHASE_CHECK.investor]: INNER.investorNotQualified,
  [PURCHASE_CHECK.unsigned]: INNER.stateConflict,
  [PURCHASE_CHECK.senior]: INNER.stateConflict,
  [PURCHASE_CHECK.quota]: INNER.quotaExceeded,
}

/** What a customer may lose between the order and its signature; quota, sale and notice were settled when it was placed. */
const OF_THE_CUSTOMER: readonly PurchaseCheckCode[] = [
  PURCHASE_CHECK.realName,
  PURCHASE_CHECK.idCard,
  PURCHASE_CHECK.tax,
  PURCHASE_CHECK.riskTest,
  PURCHASE_CHECK.riskExpired,
  PURCHASE_CHECK.suitability,
  PURCHASE_CHECK.investor,
]

function refuseFirst(checks: readonly PurchaseCheck[], product: ProductRow, { db, now }: Asking): void {
  const failed = checks.find(({ pass }) => isOff(pass))
  if (!failed) return
  const { cause = 'raisingEnded' } = saleOf(product, termsOf(db, product.product_id), now())
  const code = failed.code === PURCHASE_CHECK.period ? INNER[cause] : CODES[failed.code]
  throw new BusinessError(code, { msg: failed.msg })
}

/** Refuses a purchase for the first check that fails. */
export function refuseUnchecked(product: ProductRow, amount: string | undefined, asking: Asking): void {
  refuseFirst(purchaseChecks(product, amount, asking), product, asking)
}

/** Refuses to sign for a product that the customer could not buy any more. */
export function refuseUnfit(product: ProductRow, asking: Asking): void {
  const checks = purchaseChecks(product, undefined, asking)
  const ofCustomer = checks.filter(({ code }) => OF_THE_CUSTOMER.includes(code))
  refuseFirst(ofCustomer, product, asking)
}
