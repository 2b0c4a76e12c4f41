import { INNER } from '@/contract/codes'
import { orderMachine, type OrderEvent, type OrderStatus } from '@/contract/machines/order'
import { MESSAGE_CATEGORY } from '@/contract/tables/message'
import { ORDER_CANCEL_REASON, ORDER_STATUS } from '@/contract/tables/order'
import { dateTimeInShanghai } from '@/lib/date'
import { thousands } from '@/lib/format-number'
import { BusinessError } from '../api/business-error'
import { exact } from '../portfolio/amounts'
import type { Db } from '../store/database'
import { sendNotice } from '../store/notices'
import { offerOf, returnQuota } from '../store/offers'
import { addOrderEvent, changeOrder, findOrder, type OrderRow } from '../store/orders'
import { termsOf } from '../store/product-terms'
import { closeOfNextWorkday, isRaiseOver, later, recordUntil, refundTime, withinRaise } from './order-times'
import { bookPurchase, closePurchase, openPurchase } from './purchases'

const HOUR_MS = 3_600_000
const S = ORDER_STATUS

/** The address of an order's page. */
const pageOf = (orderId: string) => `/phone/Myorder/myorderList/myorderdetails?orderId=${orderId}`

/** Whole fen of an order's amount. */
export const fenOf = ({ apply_amount }: Pick<OrderRow, 'apply_amount'>): number =>
  exact(apply_amount).times(100).toNumber()

interface Happening {
  /** What happened, as it stands among the order's steps. */
  readonly name: string
  readonly remark?: string
  readonly change?: Partial<OrderRow>
  readonly now: number
}

/** Leads an order to the next state of its machine and notes what happened. Throws `stateConflict` when it cannot happen. */
export function moveOrder(db: Db, row: OrderRow, event: OrderEvent, happening: Happening): OrderRow {
  const status = orderMachine.next(row.order_status, event)
  if (!status) throw new BusinessError(INNER.stateConflict)
  const { name, remark = '', change = {}, now } = happening
  changeOrder(db, row.order_id, { ...change, order_status: status })
  addOrderEvent(db, row.order_id, { name, remark, time: dateTimeInShanghai(now) })
  return findOrder(db, row.order_id) ?? row
}

/** Tells the customer what became of an order (message category 1). */
export function tellOfOrder(db: Db, row: OrderRow, title: string, summary: string, now: number): void {
  sendNotice(db, {
    customerId: row.customer_id,
    category: MESSAGE_CATEGORY.trade,
    title,
    summary,
    bizType: 'order',
    bizId: row.order_id,
    link: pageOf(row.order_id),
    now,
  })
}

const raiseEndOf = (db: Db, { product_id: id }: OrderRow): string => termsOf(db, id).raise_end

/** Until when the customer may try again what did not succeed: at least until the next working day ends, within the raising. */
export function untilNextTry(db: Db, row: OrderRow, now: number): string {
  const until = later(row.pay_deadline, closeOfNextWorkday(dateTimeInShanghai(now)))
  return withinRaise(until, raiseEndOf(db, row))
}

/** Closes an order that would wait for its customer again although the raising is over; answers whether it did. */
export function closeAfterRaise(db: Db, row: OrderRow, now: number): boolean {
  if (!isRaiseOver(raiseEndOf(db, row), dateTimeInShanghai(now))) return false
  expireOrder(db, row, RAISE_OVER, now)
  return true
}

/** The customer opened the contract: its signing begins. */
export function openContract(db: Db, row: OrderRow, now: number): OrderRow {
  return moveOrder(db, row, 'openContract', { name: '查阅合同', now })
}

/** The contract is signed: what comes next is the recording where the product asks for one, else the payment. */
export function signOrder(db: Db, row: OrderRow, now: number): OrderRow {
  const time = dateTimeInShanghai(now)
  const isRecorded = offerOf(db, row.product_id).record_type !== ''
  const until = withinRaise(isRecorded ? recordUntil(time) : closeOfNextWorkday(time), raiseEndOf(db, row))
  const moved = moveOrder(db, row, isRecorded ? 'signToRecord' : 'sign', {
    name: '签署合同',
    change: {
      sign_time: time,
      contract_no: contractNoOf(time, row.order_no),
      sign_deadline: '',
      pay_deadline: until,
    },
    now,
  })
  const next = `请在 ${until.slice(0, 16)} 前完成${isRecorded ? '双录' : '打款'}。`
  tellOfOrder(db, moved, '合同已签署', `${row.product_name}的合同已签署。${next}`, now)
  return moved
}

/** No two orders have the same number, so no two contracts have. */
const contractNoOf = (signTime: string, orderNo: string) => `YL-${signTime.slice(0, 7)}-${orderNo}`

/** The money is there: the cooling-off begins, and the purchase stands among the trades (V-COOL). */
export function confirmPayment(db: Db, row: OrderRow, now: number): void {
  const { cooling_hours: hours } = offerOf(db, row.product_id)
  const end = dateTimeInShanghai(now + hours * HOUR_MS)
  const moved = moveOrder(db, row, 'confirmPayment', {
    name: '到账确认',
    change: { cooling_end_time: end, pay_deadline: '', trade_id: openPurchase(db, row, end, now) },
    now,
  })
  tellOfOrder(
    db,
    moved,
    '打款已到账',
    `${row.product_name}的认购款已到账，冷静期至 ${end.slice(0, 16)}，期内可无条件撤单。`,
    now,
  )
}

/** The money is not there, or not as ordered: the customer may pay again while the raising lasts. */
export function missPayment(db: Db, row: OrderRow, reason: string, now: number): void {
  const until = untilNextTry(db, row, now)
  const moved = moveOrder(db, row, 'missPayment', {
    name: '打款未确认',
    remark: reason,
    change: { pay_deadline: until, pay_date: '', pay_marked_at: '', voucher_file_id: '' },
    now,
  })
  if (closeAfterRaise(db, moved, now)) return
  tellOfOrder(db, row, '打款未确认', `${reason}请在 ${until.slice(0, 16)} 前核对并重新打款。`, now)
}

function refundOf(now: number): string {
  return refundTime(dateTimeInShanghai(now))
}

/** The customer takes the order back; what was paid goes back to the account it came from. */
export function cancelOrder(
  db: Db,
  row: OrderRow,
  reason: keyof typeof ORDER_CANCEL_REASON.labels,
  now: number,
): OrderRow {
  const isPaid = row.order_status === S.cooling
  if (isPaid) closePurchase(db, row, { isCancelled: true, reason: '冷静期内撤单', now })
  returnQuota(db, row.product_id, fenOf(row))
  return moveOrder(db, row, 'cancel', {
    name: '客户撤单',
    remark: ORDER_CANCEL_REASON.labels[reason],
    change: {
      cancel_reason: reason,
      sign_deadline: '',
      pay_deadline: '',
      refund_due: isPaid ? refundOf(now) : '',
    },
    now,
  })
}

/** A deadline passed, and the order with it; nothing was paid. */
export function expireOrder(db: Db, row: OrderRow, remark: string, now: number): void {
  returnQuota(db, row.product_id, fenOf(row))
  moveOrder(db, row, 'expire', { name: '超时关闭', remark, change: { pay_deadline: '' }, now })
  const way = isRaiseOver(raiseEndOf(db, row), dateTimeInShanghai(now))
    ? '产品募集已结束，请勿再向募集账户转款，之后到账的款项将原路退回。'
    : '如仍需认购，请重新下单。'
  tellOfOrder(db, row, '订单已关闭', `${row.product_name}的订单${remark}，已自动关闭。${way}`, now)
}

/** The product was not established: the money goes back (B4, 31 and 32 to 91). */
export function failRaise(db: Db, row: OrderRow, reason: string, now: number): void {
  const due = refundOf(now)
  if (row.trade_id) closePurchase(db, row, { isCancelled: false, reason, now })
  moveOrder(db, row, 'failRaise', { name: '认购失败', remark: reason, change: { refund_due: due }, now })
  tellOfOrder(db, row, '认购失败，正在退款', `${reason}款项预计 ${due.slice(0, 10)} 原路退回。`, now)
}

/** Money that was to go back has arrived. */
export function finishRefund(db: Db, row: OrderRow, now: number): void {
  const refunded = { name: '退款到账', remark: `${row.bank_name}（${row.card_no_mask.slice(-4)}）` }
  if (row.order_status === S.refunding) {
    moveOrder(db, row, 'refund', { ...refunded, change: { refund_due: '' }, now })
  } else {
    changeOrder(db, row.order_id, { refund_due: '' })
    addOrderEvent(db, row.order_id, { ...refunded, time: dateTimeInShanghai(now) })
  }
  tellOfOrder(db, row, '退款已到账', `${row.product_name}的认购款已原路退回，请查收。`, now)
}

/** The shares are booked: the order has become a holding. */
export function establishOrder(db: Db, row: OrderRow, openDay: string, now: number): void {
  const shares = thousands(bookPurchase(db, row, openDay, now))
  moveOrder(db, row, 'establish', { name: '信托成立', remark: `确认 ${shares} 份`, now })
  tellOfOrder(db, row, '认购成功', `${row.product_name}已确认 ${shares} 份，可在“我的资产”查看。`, now)
}

/** What passed where the raising itself is over. */
const RAISE_OVER = '超过募集截止时间'

/** Statuses that wait for the customer until a deadline, and what passed with it. */
export const DEADLINES: Readonly<
  Partial<Record<OrderStatus, { readonly of: 'sign_deadline' | 'pay_deadline'; readonly passed: string }>>
> = {
  [S.toSign]: { of: 'sign_deadline', passed: '超过签约期限' },
  [S.signing]: { of: 'sign_deadline', passed: '超过签约期限' },
  [S.toRecord]: { of: 'pay_deadline', passed: '超过双录期限' },
  [S.recordingRejected]: { of: 'pay_deadline', passed: '超过双录期限' },
  [S.toPay]: { of: 'pay_deadline', passed: '超过打款期限' },
}
