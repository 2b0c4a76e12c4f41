import { machine } from '../machine'
import type { CodeOf } from '../code-table'
import { ORDER_STATUS } from '../tables/order'

/**
 * What happens to a purchase order. Of the customer: `order` (from a booking), `openContract`, `sign`, `signToRecord` (a
 * recording is needed), `record`, `pay`, `cancel`. Of the company: `confirmBooking`, `passRecording`, `rejectRecording`,
 * `confirmPayment`, `missPayment`, `failRaise`. By the clock: `lapse`, `expire`, `establish`, `refund`.
 */
export type OrderEvent =
  | 'order'
  | 'openContract'
  | 'sign'
  | 'signToRecord'
  | 'record'
  | 'pay'
  | 'cancel'
  | 'confirmBooking'
  | 'passRecording'
  | 'rejectRecording'
  | 'confirmPayment'
  | 'missPayment'
  | 'failRaise'
  | 'lapse'
  | 'expire'
  | 'establish'
  | 'refund'

export type OrderStatus = CodeOf<typeof ORDER_STATUS>

const S = ORDER_STATUS
const CLOSED = { cancel: S.cancelled, expire: S.cancelled } as const

/** A purchase from the booking to the established holding (domain contract, B4). */
export const orderMachine = machine<OrderStatus, OrderEvent>({
  [S.booking]: { confirmBooking: S.booked, lapse: S.bookingLapsed, cancel: S.bookingCancelled },
  [S.booked]: { order: S.toSign, lapse: S.bookingLapsed, cancel: S.bookingCancelled },
  [S.bookingLapsed]: {},
  [S.bookingCancelled]: {},
  [S.toSign]: { openContract: S.signing, ...CLOSED },
  [S.signing]: { sign: S.toPay, signToRecord: S.toRecord, ...CLOSED },
  [S.toRecord]: { record: S.recordingInReview, ...CLOSED },
  [S.recordingInReview]: { passRecording: S.toPay, rejectRecording: S.recordingRejected },
  [S.recordingRejected]: { record: S.recordingInReview, ...CLOSED },
  // Money is found at times before the customer says that it was sent.
  [S.toPay]: { pay: S.paymentInReview, confirmPayment: S.cooling, ...CLOSED },
  [S.paymentInReview]: { confirmPayment: S.cooling, missPayment: S.toPay, failRaise: S.refunding },
  [S.cooling]: { establish: S.established, failRaise: S.refunding, cancel: S.cancelled },
  [S.established]: {},
  [S.cancelled]: {},
  [S.refunding]: { refund: S.refunded },
  [S.refunded]: {},
})
