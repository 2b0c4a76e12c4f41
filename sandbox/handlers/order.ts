import { INNER } from '@/contract/codes'
import type { Order } from '@/contract/order'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { ORDER_TAB, ORDER_TABS } from '@/contract/tables/order'
import { dateTimeInShanghai, isRealDate } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { cancelBooking, isBooking } from '../orders/bookings'
import { cancelOrder, moveOrder } from '../orders/moves'
import { cancelReasonOf, orderAnswerOf, orderRowOf, payReasonOf } from '../orders/order-answer'
import { benefitsOf } from '../store/beneficiaries'
import { openApplicationCount } from '../store/ft-applications'
import { customerById } from '../store/customers'
import { findOrder, ordersOf, type OrderRow } from '../store/orders'
import { pageOf } from '../store/page'
import { positionsOf } from '../store/positions'
import { trustsOfPrincipal } from '../store/trusts'
import { areUsable, useFiles } from '../store/uploads'
import { useVerifyToken } from '../store/verify-tokens'

type Tab = keyof typeof ORDER_TABS

const TABS = Object.keys(ORDER_TABS) as Tab[]
/** Behind every date. */
const NO_DEADLINE = '9999-12-31 00:00:00'

function ofTab(orders: readonly OrderRow[], tab: Tab): OrderRow[] {
  const statuses: readonly string[] = ORDER_TABS[tab].statuses
  return orders.filter(order => statuses.includes(order.order_status))
}

/** Stages in the order of the tabs; the deadline of what waits for the customer, the soonest first, and none last. */
function urgencyOf(row: OrderRow, serverTime: string): readonly [stage: number, deadline: string] {
  const stage = TABS.findIndex(tab => tab !== ORDER_TAB.all && ofTab([row], tab).length > 0)
  const { nextAction, signDeadline, payDeadline } = orderRowOf(row, serverTime)
  if (nextAction === 'none') return [stage, NO_DEADLINE]
  return [stage, (nextAction === 'sign' ? signDeadline : payDeadline) || NO_DEADLINE]
}

/** By what waits longest for whom; within that the newest first, as they come. */
function byUrgency(orders: readonly OrderRow[], serverTime: string): OrderRow[] {
  const ranked = orders.map(row => ({ row, urgency: urgencyOf(row, serverTime) }))
  ranked.sort((a, b) => a.urgency[0] - b.urgency[0] || a.urgency[1].localeCompare(b.urgency[1]))
  return ranked.map(({ row }) => row)
}

/** An order of the customer's own. */
export const ownOrder = (orderId: string, { db, customerId }: HandlerContext): OrderRow =>
  ownRow(findOrder(db, orderId), customerId)

/** An order as it stands now, to its owner. */
export function answerOf(row: OrderRow, { db, customerId, now }: HandlerContext): Order {
  return orderAnswerOf(db, row, {
    payerName: customerById(db, customerId).name,
    now: dateTimeInShanghai(now()),
  })
}

/** Handlers of `src/contract/order.ts`. */
export const orderHandlers = {
  orderList({ orderTab = '0', ...paging }, { db, customerId, now }) {
    const serverTime = dateTimeInShanghai(now())
    const orders = ordersOf(db, customerId)
    const page = pageOf(byUrgency(ofTab(orders, orderTab), serverTime), paging)
    return {
      ...page,
      list: page.list.map(order => orderRowOf(order, serverTime)),
      tabCounts: Object.fromEntries(TABS.map(tab => [tab, ofTab(orders, tab).length])),
      serverTime,
    }
  },

  orderDetail: ({ orderId }, context) => answerOf(ownOrder(orderId, context), context),

  orderCancel({ orderId, reason, verifyToken }, context) {
    const { db, customerId, now } = context
    const row = ownOrder(orderId, context)
    const refusal = cancelReasonOf(row, dateTimeInShanghai(now()))
    if (refusal) throw new BusinessError(INNER.stateConflict, { msg: refusal })
    if (isOn(answerOf(row, context).needsProof)) {
      useVerifyToken(db, { customerId, scene: 'purchase', subject: orderId, token: verifyToken, now: now() })
    }
    const cancelled = isBooking(row) ? cancelBooking(db, row, now()) : cancelOrder(db, row, reason, now())
    return answerOf(cancelled, context)
  },

  paymentMark({ orderId, payDate, voucherFileId }, context) {
    const { db, customerId, now, today } = context
    const row = ownOrder(orderId, context)
    const time = dateTimeInShanghai(now())
    const refusal = payReasonOf(row, time)
    if (refusal) throw new BusinessError(INNER.stateConflict, { msg: refusal })
    if (!isRealDate(payDate)) throw invalidField('payDate', '请选择打款日期')
    if (payDate > today()) throw invalidField('payDate', '打款日期不能晚于今天')
    if (payDate < row.sign_time.slice(0, 10)) throw invalidField('payDate', '打款日期不能早于签约日期')
    const fileIds = voucherFileId ? [voucherFileId] : []
    const use = { customerId, purpose: UPLOAD_PURPOSE.payment }
    // A receipt serves one order; the same order may show it again, where finance did not find the money.
    if (!areUsable(db, fileIds, { ...use, usedFor: [orderId] })) {
      throw invalidField('voucherFileId', '凭证已失效或已用于其他订单，请重新上传')
    }
    useFiles(db, { ...use, fileIds, usedFor: orderId })
    const moved = moveOrder(db, row, 'pay', {
      name: '打款',
      remark: '等待到账确认',
      change: { pay_date: payDate, pay_marked_at: time, voucher_file_id: voucherFileId },
      now: now(),
    })
    return answerOf(moved, context)
  },

  myOrderBadge(_request, { db, customerId, today }) {
    const asPrincipal = positionsOf(db, customerId, '1').length + trustsOfPrincipal(db, customerId).length
    const benefits = new Set(benefitsOf(db, customerId, today()).map(({ trust_id }) => trust_id))
    return {
      ftCount: openApplicationCount(db, customerId),
      orderCount: ofTab(ordersOf(db, customerId), ORDER_TAB.waiting).length,
      // The list opens in the beneficiary's view for whoever is a principal of nothing.
      positionCount: asPrincipal || benefits.size,
    }
  },
} satisfies Partial<Handlers>
