import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { TICKET_EVENT, TICKET_KIND, TICKET_REPLY, TICKET_STATUS } from '@/contract/tables/ticket'
import { instantOf } from '../clock'
import { addTicket, noteTicketEvent } from '../store/tickets'
import type { Seed } from './order'

const ID = 'TS2026092800417263'

/** A suggestion of U1 that was answered. */
export const ticketsSeed: Seed = {
  name: 'tickets',
  after: ['customers'],
  fill(db) {
    addTicket(db, {
      id: ID,
      customer_id: '100001',
      kind: TICKET_KIND.suggestion,
      topic: CONTACT_TOPIC.income,
      about: '收益与分配',
      title: '希望提前收到分配提醒',
      reply: TICKET_REPLY.message,
      status: TICKET_STATUS.answered,
      promised_day: '',
      created_at: instantOf('2026-09-28 10:12:00'),
    })
    const events = [
      ['2026-09-28 10:12:00', TICKET_EVENT.received, '分配日前一两天能不能先提醒一次，方便安排资金。'],
      ['2026-09-29 10:00:00', TICKET_EVENT.takenUp, ''],
      [
        '2026-09-30 15:36:00',
        TICKET_EVENT.answered,
        '感谢您的建议。资金日程已支持把分配日加入日历并设置提醒，请在“资金日程”中选择日期后添加。',
      ],
    ] as const
    for (const [time, event, text] of events) noteTicketEvent(db, ID, { event, text, at: instantOf(time) })
  },
}
