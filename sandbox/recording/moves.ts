import { MESSAGE_CATEGORY } from '@/contract/tables/message'
import { dateTimeInShanghai } from '@/lib/date'
import { routes } from '@/routes'
import { closeAfterRaise, moveOrder, tellOfOrder, untilNextTry } from '../orders/moves'
import type { Db } from '../store/database'
import { sendNotice } from '../store/notices'
import { changeOrder, type OrderRow } from '../store/orders'
import { changeRecording, dropTakes, endedSessions, recordingRowOf, takesOf } from '../store/recordings'

/** Tells the customer what became of a recording, and leads to it (message category 1). */
function tellOfRecording(db: Db, order: OrderRow, title: string, summary: string, now: number): void {
  sendNotice(db, {
    customerId: order.customer_id,
    category: MESSAGE_CATEGORY.trade,
    title,
    summary,
    bizType: 'recording',
    bizId: order.order_id,
    link: `/phone/${routes['recording/record-list'].path}?recordId=${order.order_id}`,
    now,
  })
}

/** The recording is handed in, by the customer or by who called them: it waits for the review. */
export function submitRecording(db: Db, order: OrderRow, seconds: number, now: number): OrderRow {
  changeRecording(db, order.order_id, {
    appointment: '',
    session_ends: '',
    submitted_at: dateTimeInShanghai(now),
    seconds: Math.round(seconds),
  })
  return moveOrder(db, order, 'record', { name: '提交双录', now })
}

/** The review is passed: now it can be paid, while the raising lasts. */
export function passRecording(db: Db, order: OrderRow, now: number): void {
  const time = dateTimeInShanghai(now)
  const until = untilNextTry(db, order, now)
  changeRecording(db, order.order_id, { passed_at: time, reject_reason: '' })
  const moved = moveOrder(db, order, 'passRecording', {
    name: '双录通过',
    change: { pay_deadline: until },
    now,
  })
  if (closeAfterRaise(db, moved, now)) return
  tellOfOrder(
    db,
    moved,
    '双录已通过',
    `${order.product_name}的双录已通过审核，请在 ${until.slice(0, 16)} 前完成打款。`,
    now,
  )
}

/** The review finds something wrong: it is recorded anew, while the raising lasts. */
export function rejectRecording(db: Db, order: OrderRow, reason: string, now: number): void {
  const until = untilNextTry(db, order, now)
  // What was refused is nobody's any more.
  closeSession(db, order.order_id)
  changeRecording(db, order.order_id, { seconds: 0, reject_reason: reason })
  const moved = moveOrder(db, order, 'rejectRecording', {
    name: '双录未通过',
    remark: reason,
    change: { pay_deadline: until },
    now,
  })
  if (closeAfterRaise(db, moved, now)) return
  tellOfRecording(db, moved, '双录未通过', `${reason}。请在 ${until.slice(0, 16)} 前重新录制。`, now)
}

/** Nobody was there when the desk called: another time can be booked, while the raising lasts. */
export function missCall(db: Db, order: OrderRow, reason: string, now: number): void {
  const until = untilNextTry(db, order, now)
  changeRecording(db, order.order_id, { appointment: '' })
  changeOrder(db, order.order_id, { pay_deadline: until })
  if (closeAfterRaise(db, order, now)) return
  tellOfRecording(db, order, '人工视频双录未完成', `${reason}。请在 ${until.slice(0, 16)} 前重新预约。`, now)
}

/** Drops what was recorded in a session that has ended, with its files. */
export function closeSession(db: Db, orderId: string): void {
  dropTakes(db, takesOf(db, recordingRowOf(db, orderId).session_id))
  changeRecording(db, orderId, { session_id: '', session_ends: '' })
}

/** Recordings that were begun and left: what was recorded goes with its time. */
export function dropEndedSessions(db: Db, now: number): void {
  db.transaction(() => {
    for (const { order_id } of endedSessions(db, dateTimeInShanghai(now))) closeSession(db, order_id)
  })
}
