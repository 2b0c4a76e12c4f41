import { orderMachine, type OrderStatus } from '@/contract/machines/order'
import type { Order, OrderRow as OrderAnswer } from '@/contract/order'
import { BOOKING_REVIEW_WORKING_DAYS } from '@/contract/purchase'
import { ORDER_STATUS } from '@/contract/tables/order'
import type { Timeline } from '@/contract/timeline'
import { bankNameMask } from '../portfolio/bank'
import { signedPapersOf } from '../store/contracts'
import type { Db } from '../store/database'
import { papersToSign } from '../store/documents'
import { type OfferRow, offerOf } from '../store/offers'
import { eventsOfOrder, type OrderRow } from '../store/orders'
import { termsOf } from '../store/product-terms'
import { bookingOf } from './order-times'
import { callUntilOf } from './senior-calls'

const S = ORDER_STATUS
const TO_SIGN: readonly string[] = [S.toSign, S.signing]
/** Signed, and nothing is paid yet: what is missing before the money counts. */
const TO_RECORD: readonly string[] = [S.toRecord, S.recordingRejected]

function nextActionOf({ order_status, pay_deadline }: OrderRow, now: string): OrderAnswer['nextAction'] {
  if (TO_SIGN.includes(order_status)) return 'sign'
  if (TO_RECORD.includes(order_status)) return 'record'
  // Paid after the deadline, the money would only be sent back.
  return order_status === S.toPay && pay_deadline > now ? 'pay' : 'none'
}

/** Why an order cannot be cancelled; statuses that are not named here can be. */
const NO_CANCEL: Readonly<Partial<Record<OrderStatus, string>>> = {
  [S.bookingLapsed]: '预约已失效',
  [S.bookingCancelled]: '预约已取消',
  [S.recordingInReview]: '双录审核中，暂不能撤单',
  [S.paymentInReview]: '打款确认中，暂不能撤单',
  [S.established]: '产品已成立，不能撤单',
  [S.cancelled]: '订单已撤单',
  [S.refunding]: '认购失败，正在退款',
  [S.refunded]: '订单已退款',
}

/** Why the order cannot be taken back now (`YYYY-MM-DD HH:mm:ss`); `''` when it can. */
export function cancelReasonOf(
  { order_status, cooling_end_time }: Pick<OrderRow, 'order_status' | 'cooling_end_time'>,
  now: string,
): string {
  if (order_status === S.cooling && cooling_end_time <= now) return '冷静期已结束，不能撤单'
  return orderMachine.allows(order_status, 'cancel') ? '' : (NO_CANCEL[order_status] ?? '当前状态不能撤单')
}

/** Why the customer cannot say that the money was sent; `''` when they can. */
export function payReasonOf({ order_status, pay_deadline }: OrderRow, now: string): string {
  if (!orderMachine.allows(order_status, 'pay')) return '当前无需打款'
  return pay_deadline > now ? '' : '打款期限已过，请联系理财经理'
}

/** An order as the lists of the API have it; `now` is `YYYY-MM-DD HH:mm:ss`. */
export function orderRowOf(row: OrderRow, now: string): OrderAnswer {
  const cancelReason = cancelReasonOf(row, now)
  return {
    orderId: row.order_id,
    orderNo: row.order_no,
    productId: row.product_id,
    productName: row.product_name,
    productType: row.product_type,
    trustKind: row.trust_kind,
    riskLevel: row.risk_level,
    orderStatus: row.order_status,
    applyAmount: row.apply_amount,
    applyTime: row.apply_time,
    signDeadline: row.sign_deadline,
    payDeadline: row.pay_deadline,
    coolingEndTime: row.cooling_end_time,
    nextAction: nextActionOf(row, now),
    canCancel: cancelReason ? '0' : '1',
    cancelReason,
  }
}

const minuteOf = (time: string) => time.slice(0, 16)
const toCome = (name: string, remark = ''): Timeline[number] => ({ name, time: '', remark, isDone: '0' })

/** The steps from a status on, as they would come without trouble. */
function comingSteps(row: OrderRow, { cooling_hours }: OfferRow, raiseEnd: string): Timeline {
  const { order_status, cooling_end_time, pay_deadline, refund_due } = row
  const expected = cooling_end_time ? `预计 ${bookingOf(row, cooling_end_time).time.slice(0, 10)}` : ''
  const established = toCome('信托成立', expected)
  const cooling = toCome('冷静期', `${cooling_hours} 小时，期内可无条件撤单`)
  const received = toCome('到账确认', '预计 1 个工作日')
  const payUntil = pay_deadline || raiseEnd
  const paid = toCome('打款', payUntil && `截止 ${minuteOf(payUntil)}`)
  const signed = toCome('签署合同')
  const ordered = toCome('提交订单', '预约不代表认购成功，额度以下单时为准')
  switch (order_status) {
    case S.booking:
      return [
        toCome('预约确认', `预计 ${BOOKING_REVIEW_WORKING_DAYS} 个工作日内`),
        ordered,
        signed,
        paid,
        received,
        cooling,
        established,
      ]
    case S.booked:
      return [ordered, signed, paid, received, cooling, established]
    case S.toSign:
    case S.signing:
      return [signed, paid, received, cooling, established]
    case S.toRecord:
    case S.recordingRejected:
      return [toCome('双录'), paid, received, cooling, established]
    case S.recordingInReview:
      return [toCome('双录审核', '预计 1 个工作日'), paid, received, cooling, established]
    case S.toPay:
      return [paid, received, cooling, established]
    case S.paymentInReview:
      return [received, cooling, established]
    case S.cooling:
      return [toCome('冷静期', `至 ${minuteOf(cooling_end_time)}，期内可无条件撤单`), established]
    default:
      return refund_due ? [toCome('退款到账', `预计 ${refund_due.slice(0, 10)}`)] : []
  }
}

/** What has happened to an order, and what is still to come. */
function timelineOf(db: Db, row: OrderRow, offer: OfferRow): Timeline {
  const done = eventsOfOrder(db, row.order_id).map(event => ({ ...event, isDone: '1' as const }))
  const until = callUntilOf(db, row)
  const call = until ? [toCome('电话回访', `${minuteOf(until)} 前，核实后即可签署`)] : []
  return [...done, ...call, ...comingSteps(row, offer, termsOf(db, row.product_id).raise_end)]
}

/** Money goes to the raise account once the contract is signed, and is known by what the bank is told. */
function raiseAccountOf(row: OrderRow, offer: OfferRow, payerName: string) {
  const isSigned = row.sign_time !== ''
  return {
    raiseAccountName: isSigned ? offer.raise_account_name : '',
    raiseBankName: isSigned ? offer.raise_bank_name : '',
    raiseAccountNo: isSigned ? offer.raise_account_no : '',
    payRemark: isSigned ? `${payerName}${row.product_name.replace(/^.*·/, '')}` : '',
  }
}

/** The papers of an order's contract: the signed ones once it is signed, until then those to sign while it can be. */
function documentsOf(db: Db, row: OrderRow): Order['documents'] {
  const signed = signedPapersOf(db, row.order_id)
  if (signed.length > 0) {
    return signed.map(({ doc_id: docId, doc_name: docName, version, file_id: fileId }) => ({
      ...{ docId, docName, version, fileId, isSigned: '1' },
    }))
  }
  if (!TO_SIGN.includes(row.order_status)) return []
  return papersToSign(db, row.customer_id, row.product_id).map(paper => ({
    ...{ docId: paper.id, docName: paper.name, version: paper.version, fileId: paper.file_id, isSigned: '0' },
  }))
}

/** One order as the API sends it; `payerName` is the customer's, `now` `YYYY-MM-DD HH:mm:ss`. */
export function orderAnswerOf(
  db: Db,
  row: OrderRow,
  { payerName, now }: { readonly payerName: string; readonly now: string },
): Order {
  const offer = offerOf(db, row.product_id)
  const payMarkReason = payReasonOf(row, now)
  return {
    ...orderRowOf(row, now),
    callUntil: callUntilOf(db, row),
    signTime: row.sign_time,
    contractNo: row.contract_no,
    ...raiseAccountOf(row, offer, payerName),
    bankNameMask: bankNameMask(row),
    canPayMark: payMarkReason ? '0' : '1',
    payMarkReason,
    raiseEnd: termsOf(db, row.product_id).raise_end,
    payDate: row.pay_date,
    needsProof: row.order_status === S.cooling ? '1' : '0',
    coolingHours: offer.cooling_hours,
    documents: documentsOf(db, row),
    timeline: timelineOf(db, row, offer),
    serverTime: now,
  }
}
