import { labelOf } from '@/contract/labels'
import { ticketMachine } from '@/contract/machines/ticket'
import { TICKET_EVENT, TICKET_KIND, TICKET_REPLY, TICKET_STATUS } from '@/contract/tables/ticket'
import { todayInShanghai } from '@/lib/date'
import { HOTLINE } from '@/lib/hotline'
import { routes } from '@/routes'
import type { Desk } from '../office/desk'
import { decisionTime } from '../office/decision'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import { sendNotice } from '../store/notices'
import { findTicket, noteTicketEvent, openTickets, ticketEvents, type TicketRow } from '../store/tickets'

/** Working days from when the company was asked until somebody looks at it, and until it is answered, within the promise. */
const TAKEN_UP_AFTER_DAYS = 1
const ANSWERED_AFTER_DAYS = 4

/** What the house answers by itself. */
const OWN_ANSWER = `您反映的情况我们已核实并记录，相关部门会据此改进。如仍有疑问，可在本工单再次提问，或拨打客服热线 ${HOTLINE}。`

const ASKED: readonly string[] = [TICKET_EVENT.received, TICKET_EVENT.askedAgain]

/** When the company was asked last. */
const askedAt = (db: Db, row: TicketRow) =>
  ticketEvents(db, row.id)
    .filter(({ event }) => ASKED.includes(event))
    .at(-1)?.at ?? row.created_at

function dueAt(db: Db, row: TicketRow): number {
  const days = row.status === TICKET_STATUS.received ? TAKEN_UP_AFTER_DAYS : ANSWERED_AFTER_DAYS
  return decisionTime(todayInShanghai(askedAt(db, row)), days)
}

/** Complaints and suggestions: taken up first, then answered; at once, when somebody has the answer. */
export const ticketDesk: Desk = {
  kind: 'ticket',
  title: '投诉与建议',
  takesAnswer: true,
  waiting: db =>
    openTickets(db).map(row => ({
      id: row.id,
      customerId: row.customer_id,
      submittedAt: row.created_at,
      dueAt: dueAt(db, row),
      facts: [
        ['类型', labelOf(TICKET_KIND, row.kind)],
        ['进度', labelOf(TICKET_STATUS, row.status)],
        ['事由', row.about],
        ['主题', row.title],
        ...ticketEvents(db, row.id)
          .filter(({ text }) => text !== '')
          .map(({ event, text }) => [labelOf(TICKET_EVENT, event), text] as const),
        ['答复方式', replyText(db, row)],
        ['最晚答复', row.promised_day],
      ],
    })),
  decide: (db, id, { isPassed, reason, answer }, now) => {
    const row = findTicket(db, id)
    if (!row) return
    const text = answer ?? (isPassed ? '' : reason)
    const isTakenUp = text === '' && row.status === TICKET_STATUS.received
    const next = ticketMachine.next(row.status, isTakenUp ? 'takeUp' : 'answer')
    if (!next) return
    const event = isTakenUp ? TICKET_EVENT.takenUp : TICKET_EVENT.answered
    noteTicketEvent(
      db,
      id,
      { event, text: isTakenUp ? '' : text || OWN_ANSWER, at: now },
      isTakenUp ? { status: next } : { status: next, promised_day: '' },
    )
    if (!isTakenUp) tell(db, row, now)
  },
}

function replyText(db: Db, row: TicketRow): string {
  const label = labelOf(TICKET_REPLY, row.reply)
  return row.reply === TICKET_REPLY.call ? `${label}，${customerById(db, row.customer_id).mobile}` : label
}

/** Says that there is an answer, and where; none of what was written goes into a message. */
function tell(db: Db, row: TicketRow, now: number): void {
  const kind = labelOf(TICKET_KIND, row.kind)
  sendNotice(db, {
    customerId: row.customer_id,
    title: `您的${kind}已答复`,
    summary: `工单 ${row.id} 已有答复，请查看。`,
    bizType: 'ticket',
    bizId: row.id,
    link: `/phone/${routes['advisor/ticket'].path}?ticketId=${row.id}`,
    now,
  })
}
