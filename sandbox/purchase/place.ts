import { INNER } from '@/contract/codes'
import type { RequestOf } from '@/contract/endpoint'
import type { orderCreate } from '@/contract/purchase'
import { orderMachine } from '@/contract/machines/order'
import { ORDER_STATUS } from '@/contract/tables/order'
import { dateTimeInShanghai } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { fullAmount, needsSeniorNotice, purchaseError } from '@/lib/purchase'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import { fenOf, moveOrder } from '../orders/moves'
import { closeOfNextWorkday, withinRaise } from '../orders/order-times'
import { addWeekdays } from '../portfolio/calendar'
import { openBooking } from '../store/bookings'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { dropDraft } from '../store/drafts'
import { offerOf, takeQuota } from '../store/offers'
import { addOrderTerms } from '../store/order-terms'
import {
  addOrder,
  addOrderEvent,
  findOrder,
  newOrderNo,
  type OrderRow,
  ordersOf,
  type StoredOrder,
} from '../store/orders'
import type { ProductRow } from '../store/products'
import { termsOf } from '../store/product-terms'
import { refuseUnchecked } from './checks'
import { discountOf } from './discount'
import { limitsOf } from './sale'

/** Who places an order, and when. */
type Placing = Pick<HandlerContext, 'db' | 'customerId' | 'now' | 'today'>
type Wanted = Pick<RequestOf<typeof orderCreate>, 'amount' | 'reserveId' | 'rateDiscount'>

/** Working days within which an order is signed, at the latest when the raising ends. */
const DAYS_TO_SIGN = 4
const CLOSE_OF_BUSINESS = '17:00:00'

/** A new order of a customer, with nothing in it that comes later. */
export function newOrder(
  db: Db,
  order: Pick<StoredOrder, 'customer_id' | 'product_id' | 'order_status' | 'apply_amount' | 'apply_time'>,
): StoredOrder {
  const orderNo = newOrderNo(db, order.apply_time.slice(0, 10))
  return {
    order_id: `D${orderNo}`,
    order_no: orderNo,
    ...order,
    sign_deadline: '',
    sign_time: '',
    contract_no: '',
    pay_deadline: '',
    pay_date: '',
    pay_marked_at: '',
    voucher_file_id: '',
    bank_name: '',
    card_no_mask: '',
    cooling_end_time: '',
    cancel_reason: '',
    refund_due: '',
    trade_id: '',
  }
}

/** Refuses an amount that breaks V-AMT and its kin; whether so much is left is a check of its own. */
export function refuseAmount(product: ProductRow, amount: string, { db, customerId }: Placing): void {
  const limits = limitsOf(db, customerId, product.product_id)
  const error = purchaseError(amount, { ...limits, remainQuota: limits.maxAmount })
  if (error) throw invalidField('amount', error)
}

/** The booking that becomes the order: this customer's, of this product, and confirmed. */
function confirmedBooking(product: ProductRow, reserveId: string, { db, customerId }: Placing): OrderRow {
  const row = ownRow(findOrder(db, reserveId), customerId)
  if (row.product_id !== product.product_id || !orderMachine.allows(row.order_status, 'order')) {
    throw new BusinessError(INNER.stateConflict)
  }
  return row
}

function signDeadline(product: ProductRow, time: string, db: Db): string {
  const deadline = `${addWeekdays(time.slice(0, 10), DAYS_TO_SIGN)} ${CLOSE_OF_BUSINESS}`
  return withinRaise(deadline, termsOf(db, product.product_id).raise_end)
}

/** The fee of the order in percent: the lower one where the customer asks for it and may. */
function feeRateOf(product: ProductRow, { amount, rateDiscount = '0' }: Wanted, context: Placing): string {
  const { purchase_fee_rate: rate } = offerOf(context.db, product.product_id)
  if (!isOn(rateDiscount)) return rate
  const discount = discountOf(rate, customerById(context.db, context.customerId).vip_level, amount)
  if (!discount.isEligible) throw invalidField('rateDiscount', discount.reason)
  return discount.rate
}

/** Places an order: everything is looked at first, then the quota is taken; one transaction with the kept answer. */
export function placeOrder(product: ProductRow, wanted: Wanted, context: Placing): OrderRow {
  const { db, customerId, now, today } = context
  const booking = wanted.reserveId ? confirmedBooking(product, wanted.reserveId, context) : undefined
  const amount = fullAmount(wanted.amount)
  // Gates come before the amount, as on the page; what is left of the quota comes after it.
  refuseUnchecked(product, undefined, context)
  refuseAmount(product, amount, context)
  refuseUnchecked(product, amount, context)
  const feeRate = feeRateOf(product, { ...wanted, amount }, context)
  if (!takeQuota(db, product.product_id, fenOf({ apply_amount: amount }))) {
    throw new BusinessError(INNER.quotaExceeded)
  }
  const time = dateTimeInShanghai(now())
  const needsCall = needsSeniorNotice(customerById(db, customerId).birth_date, product.risk_level, today())
  const remark = needsCall ? '签约前将电话回访，请留意来电' : ''
  const change = {
    apply_amount: amount,
    apply_time: time,
    sign_deadline: signDeadline(product, time, db),
  }
  const row = booking
    ? moveOrder(db, booking, 'order', { name: '提交订单', remark, change, now: now() })
    : insertOrder(product, { ...change, remark }, context)
  addOrderTerms(db, {
    order_id: row.order_id,
    fee_rate: feeRate,
    call_until: needsCall ? closeOfNextWorkday(time) : '',
    called_at: '',
  })
  dropDraft(db, { customerId, kind: 'purchase', subject: product.product_id })
  return row
}

function insertOrder(
  product: ProductRow,
  placed: Pick<StoredOrder, 'apply_amount' | 'apply_time' | 'sign_deadline'> & { readonly remark: string },
  { db, customerId }: Placing,
): OrderRow {
  const order = newOrder(db, {
    customer_id: customerId,
    product_id: product.product_id,
    order_status: ORDER_STATUS.toSign,
    apply_amount: placed.apply_amount,
    apply_time: placed.apply_time,
  })
  addOrder(db, { ...order, sign_deadline: placed.sign_deadline })
  addOrderEvent(db, order.order_id, { name: '提交订单', time: placed.apply_time, remark: placed.remark })
  return ownRow(findOrder(db, order.order_id), customerId)
}

/** Whether the customer has a booking of the product that is open. */
export function hasOpenBooking({ product_id: id }: ProductRow, { db, customerId }: Placing): boolean {
  return openBooking(ordersOf(db, customerId), id) !== undefined
}
