import type { RecordingStatus } from '@/contract/machines/recording'
import { recordingMachine } from '@/contract/machines/recording'
import type { Recording } from '@/contract/recording'
import { ORDER_STATUS, RECORD_TYPE } from '@/contract/tables/order'
import { RECORDING_STATUS } from '@/contract/tables/recording'
import { maskMobile } from '@/lib/mask'
import { advisorOf } from '../store/advisors'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { offerOf } from '../store/offers'
import { ordersOf, type OrderRow } from '../store/orders'
import { type RecordingRow, recordingRowOf, takesOf } from '../store/recordings'
import { scriptOf } from './script'
import { endOfCall, isRoomOpen } from '../office/slots'

const O = ORDER_STATUS
const R = RECORDING_STATUS
/** An order of these waits for its recording, whatever the product's terms have become since. */
const IN_RECORDING: readonly string[] = [O.toRecord, O.recordingInReview, O.recordingRejected]

/** How an order's signing is recorded; `''` when it is not, or not signed yet. */
export function recordTypeOf(db: Db, order: OrderRow): Recording['recordType'] {
  if (order.sign_time === '') return ''
  const { record_type: type } = offerOf(db, order.product_id)
  if (type === '' && IN_RECORDING.includes(order.order_status)) return RECORD_TYPE.byOneself
  return type
}

/** How far a recording is: its order says so. */
export function recordingStatus(order: OrderRow, row: RecordingRow): RecordingStatus {
  switch (order.order_status) {
    case O.toRecord:
      return row.appointment ? R.booked : R.toRecord
    case O.recordingRejected:
      return row.appointment ? R.booked : R.rejected
    case O.recordingInReview:
      return R.inReview
    case O.cancelled:
      if (row.passed_at) return R.passed
      return order.cancel_reason ? R.notNeeded : R.expired
    default:
      return R.passed
  }
}

const isOpen = (status: RecordingStatus) => recordingMachine.allows(status, 'submit')

/** A recording as the API sends it; `now` `YYYY-MM-DD HH:mm:ss`. */
export function recordingOf(db: Db, order: OrderRow, now: string): Recording {
  const row = recordingRowOf(db, order.order_id)
  const status = recordingStatus(order, row)
  const appointment = isOpen(status) ? row.appointment : ''
  const isBegun = isOpen(status) && row.session_ends > now
  return {
    recordId: order.order_id,
    orderNo: order.order_no,
    productName: order.product_name,
    amount: order.apply_amount,
    recordType: recordTypeOf(db, order),
    deadline: isOpen(status) ? order.pay_deadline : '',
    status,
    rejectReason: isOpen(status) ? row.reject_reason : '',
    appointmentTime: appointment,
    appointmentEnd: endOfCall(appointment),
    appointmentMobile: appointment
      ? maskMobile(row.mobile || customerById(db, order.customer_id).mobile)
      : '',
    isRoomOpen: isRoomOpen(appointment, now) ? '1' : '0',
    advisorName: advisorOf(db, order.customer_id)?.name ?? '',
    duration: row.seconds,
    takenCount: isBegun ? takesOf(db, row.session_id).length : 0,
    questionCount: scriptOf(order, offerOf(db, order.product_id).cooling_hours).length,
  }
}

/** A customer's orders whose signing is recorded, newest first. */
export function recordedOrders(db: Db, customerId: string): OrderRow[] {
  return ordersOf(db, customerId).filter(order => recordTypeOf(db, order) !== '')
}
