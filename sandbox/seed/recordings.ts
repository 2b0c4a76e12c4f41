import { ORDER_STATUS } from '@/contract/tables/order'
import { recordTypeOf } from '../recording/standing'
import type { Db } from '../store/database'
import { insertRows } from '../store/insert'
import { eventsOfOrder, ordersOf, type OrderRow } from '../store/orders'
import type { RecordingRow } from '../store/recordings'
import type { Seed } from './order'

const CUSTOMERS = ['100001', '100006']
const SECONDS = 412

/** What the order's own course says of its recording; nothing for one that is still to be recorded. */
function rowsOf(db: Db, order: OrderRow): RecordingRow[] {
  const events = eventsOfOrder(db, order.order_id)
  const eventOf = (name: string) => events.find(event => event.name === name)
  const submitted = eventOf('提交双录')
  if (!submitted) return []
  const isRejected = order.order_status === ORDER_STATUS.recordingRejected
  return [
    {
      order_id: order.order_id,
      ...{ appointment: '', mobile: '', session_id: '', session_ends: '' },
      submitted_at: submitted.time,
      seconds: isRejected ? 0 : SECONDS,
      passed_at: eventOf('双录通过')?.time ?? '',
      reject_reason: eventOf('双录未通过')?.remark ?? '',
    },
  ]
}

/** The recordings of orders that were recorded before the seed time. */
export const recordingsSeed: Seed = {
  name: 'recordings',
  after: ['orders'],
  fill(db) {
    const orders = CUSTOMERS.flatMap(customerId => ordersOf(db, customerId))
    const rows = orders.filter(order => recordTypeOf(db, order) !== '').flatMap(order => rowsOf(db, order))
    insertRows(db, 'recordings', rows)
  },
}
