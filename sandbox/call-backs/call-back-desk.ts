import { callBackMachine } from '@/contract/machines/call-back'
import { CALL_BACK_STATUS, CONTACT_TOPIC } from '@/contract/tables/contact'
import { routes } from '@/routes'
import { instantOf } from '../clock'
import type { Desk } from '../office/desk'
import { endOfCall } from '../office/slots'
import { bookedCallBacks, findCallBack, setCallBackStatus } from '../store/call-backs'
import { customerById } from '../store/customers'
import { sendNotice } from '../store/notices'

/** Calls that advisors promised: made when their half hour is over, unless somebody says that nobody answered. */
export const callBackDesk: Desk = {
  kind: 'callBack',
  title: '预约回电',
  waiting: db =>
    bookedCallBacks(db).map(row => ({
      id: row.id,
      customerId: row.customer_id,
      submittedAt: row.created_at,
      dueAt: instantOf(endOfCall(row.call_time)),
      facts: [
        ['事由', row.about],
        ['回电时间', row.call_time.slice(0, 16)],
        ['联系电话', row.mobile || customerById(db, row.customer_id).mobile],
        ['补充说明', row.note || '无'],
      ],
    })),
  decide: (db, id, { isPassed }, now) => {
    const row = findCallBack(db, id)
    const next = row && callBackMachine.next(row.status, isPassed ? 'reach' : 'miss')
    if (!row || !next) return
    setCallBackStatus(db, id, next)
    if (next !== CALL_BACK_STATUS.missed) return
    sendNotice(db, {
      customerId: row.customer_id,
      title: '理财经理未能联系到您',
      summary: `${row.call_time.slice(0, 16)} 的回电无人接听，您可以再约一个时间，或直接拨打理财经理的电话。`,
      bizType: 'callBack',
      bizId: row.id,
      link: `/phone/${routes['advisor/contact'].path}?topic=${row.topic || CONTACT_TOPIC.other}`,
      now,
    })
  },
}
