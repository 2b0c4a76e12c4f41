import { orderMachine } from '@/contract/machines/order'
import { ORDER_STATUS } from '@/contract/tables/order'
import { instantOf } from '../clock'
import type { Desk } from '../office/desk'
import { closeOfNextWorkday } from '../orders/order-times'
import { findOrder, ordersInStatus } from '../store/orders'
import { recordingRowOf, takesOf } from '../store/recordings'
import { passRecording, rejectRecording } from './moves'

/** Recordings that were handed in: somebody looks at them within a working day. */
export const recordingDesk: Desk = {
  kind: 'recording',
  title: '双录审核',
  waiting: db =>
    ordersInStatus(db, ORDER_STATUS.recordingInReview).map(order => {
      const row = recordingRowOf(db, order.order_id)
      const submitted = row.submitted_at || order.sign_time
      return {
        id: order.order_id,
        customerId: order.customer_id,
        submittedAt: instantOf(submitted),
        dueAt: instantOf(closeOfNextWorkday(submitted)),
        facts: [
          ['产品', order.product_name],
          ['金额', `${order.apply_amount} 元`],
          ['提交时间', submitted],
          ['录像', `${takesOf(db, row.session_id).length} 段，共 ${row.seconds} 秒`],
        ],
      }
    }),
  decide: (db, id, { isPassed, reason }, now) => {
    const order = findOrder(db, id)
    if (!order || !orderMachine.allows(order.order_status, 'passRecording')) return
    if (isPassed) passRecording(db, order, now)
    else rejectRecording(db, order, reason, now)
  },
}
