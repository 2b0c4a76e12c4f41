import { INNER } from '@/contract/codes'
import type { Booking } from '@/contract/purchase'
import { ORDER_STATUS } from '@/contract/tables/order'
import { dateTimeInShanghai } from '@/lib/date'
import { compareDecimals } from '@/lib/decimal'
import { isOff, isOn } from '@/lib/flag'
import { maskMobile } from '@/lib/mask'
import { fullAmount, remarkRule, SENIOR_WAIT_SECONDS } from '@/lib/purchase'
import { countedText } from '@/lib/counted-text'
import { BusinessError, invalidField } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { answerTimeOf } from '../orders/booking-desk'
import { cancelBooking, isBooking } from '../orders/bookings'
import { cancelReasonOf } from '../orders/order-answer'
import { purchaseChecks } from '../purchase/checks'
import { hasOpenBooking, newOrder, placeOrder, refuseAmount } from '../purchase/place'
import { productAnswerOf } from '../purchase/product-answer'
import { seniorNoticeText } from '../purchase/senior-notice'
import { knownProduct, visibleProduct } from '../purchase/visible'
import { addBooking, bookingOfOrder } from '../store/bookings'
import { customerById } from '../store/customers'
import { dropDraft } from '../store/drafts'
import { addOrder, addOrderEvent, type OrderRow } from '../store/orders'
import { confirmSeniorNotice, openSeniorNotice, seniorNoticeOf } from '../store/senior-notices'
import { answerOf, ownOrder } from './order'

const SECOND_MS = 1000

/** A booking as it stands, or the order that it has become. */
function bookingAnswer(row: OrderRow, context: HandlerContext): Booking {
  const { mobile = '', remark = '' } = bookingOfOrder(context.db, row.order_id) ?? {}
  return {
    reserveId: row.order_id,
    order: answerOf(row, context),
    mobileMask: maskMobile(mobile),
    remark,
    answerBy: row.order_status === ORDER_STATUS.booking ? answerTimeOf(row) : '',
  }
}

/** Who read the notice longer ago reads it again. */
const SENIOR_OPEN_MS = 3_600 * SECOND_MS

/** Handlers of `src/contract/purchase.ts`. */
export const purchaseHandlers = {
  purchaseCheck({ productId, amount }, context) {
    const { db, customerId } = context
    const checks = [...purchaseChecks(knownProduct(productId, context), amount, context)]
    return {
      checks,
      allPass: checks.every(({ pass }) => isOn(pass)) ? '1' : '0',
      customerRiskLevel: customerById(db, customerId).risk_level,
    }
  },

  seniorNoticeOpen({ productId }, context) {
    const { db, customerId, now } = context
    const product = visibleProduct(productId, context)
    const known = seniorNoticeOf(db, { customerId, productId })
    const isOpen = known?.confirmed_at === null && now() - known.opened_at < SENIOR_OPEN_MS
    const openedAt = isOpen ? known.opened_at : now()
    if (openedAt === now()) openSeniorNotice(db, { customerId, productId }, now())
    return {
      paragraphs: [...seniorNoticeText(product)],
      waitSeconds: SENIOR_WAIT_SECONDS,
      confirmableAt: dateTimeInShanghai(openedAt + SENIOR_WAIT_SECONDS * SECOND_MS),
      serverTime: dateTimeInShanghai(now()),
    }
  },

  seniorNoticeConfirm({ productId }, context) {
    const { db, customerId, now } = context
    knownProduct(productId, context)
    const notice = seniorNoticeOf(db, { customerId, productId })
    // It was confirmed already: its day runs from then.
    if (notice && notice.confirmed_at !== null) return {}
    const hasRead = notice && now() >= notice.opened_at + SENIOR_WAIT_SECONDS * SECOND_MS
    if (!hasRead || now() - notice.opened_at >= SENIOR_OPEN_MS) {
      throw new BusinessError(INNER.stateConflict, { msg: `请阅读满${SENIOR_WAIT_SECONDS}秒后再确认` })
    }
    confirmSeniorNotice(db, { customerId, productId }, now())
    return {}
  },

  orderCreate({ productId, ...wanted }, context) {
    return answerOf(placeOrder(knownProduct(productId, context), wanted, context), context)
  },

  reserveCreate({ productId, amount: typed, mobile, remark }, context) {
    const { db, customerId, now } = context
    const product = visibleProduct(productId, context)
    const offered = productAnswerOf(db, product, { customerId, now: now() })
    if (hasOpenBooking(product, context)) {
      throw new BusinessError(INNER.stateConflict, { msg: '您已预约该产品，请勿重复预约' })
    }
    if (isOff(offered.acceptsBooking)) {
      throw new BusinessError(INNER.stateConflict, { msg: offered.saleReason || '该产品暂不接受预约' })
    }
    const amount = fullAmount(typed)
    refuseAmount(product, amount, context)
    if (compareDecimals(amount, offered.remainQuota) === 1) throw invalidField('amount', '超过剩余可认购额度')
    const remarkError = remarkRule(remark)
    if (remarkError) throw invalidField('remark', remarkError)
    const time = dateTimeInShanghai(now())
    const order = newOrder(db, {
      customer_id: customerId,
      product_id: productId,
      order_status: ORDER_STATUS.booking,
      apply_amount: amount,
      apply_time: time,
    })
    addOrder(db, order)
    addBooking(db, { order_id: order.order_id, mobile, remark: countedText(remark) })
    addOrderEvent(db, order.order_id, { name: '提交预约', time, remark: '' })
    dropDraft(db, { customerId, kind: 'booking', subject: productId })
    return bookingAnswer(ownOrder(order.order_id, context), context)
  },

  reserveDetail: ({ reserveId }, context) => bookingAnswer(ownOrder(reserveId, context), context),

  reserveCancel({ reserveId }, context) {
    const { db, now } = context
    const row = ownOrder(reserveId, context)
    if (!isBooking(row)) {
      const reason = cancelReasonOf(row, dateTimeInShanghai(now())) || '预约已转为订单，请在订单中撤单'
      throw new BusinessError(INNER.stateConflict, { msg: reason })
    }
    return bookingAnswer(cancelBooking(db, row, now()), context)
  },
} satisfies Partial<Handlers>
