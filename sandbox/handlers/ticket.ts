import { randomInt } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { type TicketEvent, ticketMachine } from '@/contract/machines/ticket'
import { TICKET_EVENT, TICKET_REPLY, TICKET_STATUS } from '@/contract/tables/ticket'
import type { Ticket, TicketBrief } from '@/contract/ticket'
import { dateTimeInShanghai } from '@/lib/date'
import { maskMobile } from '@/lib/mask'
import {
  addRefusal,
  askAgainRefusal,
  TICKET_DAYS,
  TICKET_TEXT,
  TICKET_TITLE,
  TICKET_WORD,
  TICKETS_OPEN_MAX,
  ticketText,
  ticketTextError,
} from '@/lib/ticket-rules'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { aboutOf } from '../call-backs/about'
import { addWeekdays } from '../portfolio/calendar'
import { customerById } from '../store/customers'
import { pageOf } from '../store/page'
import {
  addTicket,
  findTicket,
  noteTicketEvent,
  ticketEvents,
  type TicketRow,
  ticketsOf,
} from '../store/tickets'
import { courseOf } from '../tickets/course'
import { standingOf } from '../tickets/standing'

type Limits = Parameters<typeof ticketTextError>[1]

const flag = (isSo: boolean) => (isSo ? ('1' as const) : ('0' as const))

const promisedDay = ({ today }: HandlerContext) => addWeekdays(today(), TICKET_DAYS)

const refuse = (msg: string) => new BusinessError(INNER.stateConflict, { msg })

function briefOf(row: TicketRow): TicketBrief {
  return {
    ticketId: row.id,
    kind: row.kind,
    status: row.status,
    ticketTitle: row.title,
    about: row.about,
    createTime: dateTimeInShanghai(row.created_at),
    promisedDay: row.promised_day,
  }
}

const ownMobile = ({ db, customerId }: HandlerContext) => maskMobile(customerById(db, customerId).mobile)

/** A ticket of the customer's own, as it stands now. */
function ticketOf(id: string, context: HandlerContext): Ticket {
  const { db, customerId } = context
  const row = ownRow(findTicket(db, id), customerId)
  const events = ticketEvents(db, id)
  const standing = standingOf(row, events)
  return {
    ...briefOf(row),
    reply: row.reply,
    mobileMask: row.reply === TICKET_REPLY.call ? ownMobile(context) : '',
    course: courseOf(row.status, row.promised_day, events),
    words: events
      .filter(({ text }) => text !== '')
      .map(({ event, text, at }) => ({ event, time: dateTimeInShanghai(at), ticketText: text })),
    canAdd: flag(!addRefusal(standing)),
    canAskAgain: flag(!askAgainRefusal(standing)),
  }
}

/** The text as it is kept, or why it is none. */
function checked(field: string, text: string, limits: Limits): string {
  const error = ticketTextError(text, limits)
  if (error) throw invalidField(field, error)
  return ticketText(text)
}

function createReason({ db, customerId }: HandlerContext): string {
  const open = ticketsOf(db, customerId).filter(({ status }) => ticketMachine.allows(status, 'answer'))
  return open.length < TICKETS_OPEN_MAX
    ? ''
    : `您有 ${TICKETS_OPEN_MAX} 张工单正在处理，可在其中补充说明，或拨打客服热线`
}

/** Day and eight random digits: numbers that are read out on the phone, and cannot be counted up. */
const newNumber = (today: string) =>
  `TS${today.replace(/-/g, '')}${String(randomInt(100_000_000)).padStart(8, '0')}`

function nextOf(row: TicketRow, event: TicketEvent, msg: string) {
  const next = ticketMachine.next(row.status, event)
  if (!next) throw refuse(msg)
  return next
}

/** Handlers of `src/contract/ticket.ts`. */
export const ticketHandlers = {
  ticketList: (paging, context) => ({
    ...pageOf(ticketsOf(context.db, context.customerId).map(briefOf), paging),
    createReason: createReason(context),
  }),

  ticketDetail: ({ ticketId }, context) => ticketOf(ticketId, context),

  ticketTerms: ({ topic, subject }, context) => ({
    about: aboutOf(topic, subject, context),
    mobileMask: ownMobile(context),
    promisedDay: promisedDay(context),
    createReason: createReason(context),
  }),

  ticketCreate(input, context) {
    const { db, customerId, now, today } = context
    const title = checked('ticketTitle', input.ticketTitle, TICKET_TITLE)
    const text = checked('ticketText', input.ticketText, TICKET_TEXT)
    const reason = createReason(context)
    if (reason) throw refuse(reason)
    const id = newNumber(today())
    addTicket(db, {
      id,
      customer_id: customerId,
      kind: input.kind,
      topic: input.topic,
      about: aboutOf(input.topic, input.subject, context),
      title,
      reply: input.reply,
      status: TICKET_STATUS.received,
      promised_day: promisedDay(context),
      created_at: now(),
    })
    noteTicketEvent(db, id, { event: TICKET_EVENT.received, text, at: now() })
    return ticketOf(id, context)
  },

  ticketAdd(input, context) {
    const { db, customerId, now } = context
    const row = ownRow(findTicket(db, input.ticketId), customerId)
    const text = checked('ticketText', input.ticketText, TICKET_WORD)
    const reason = addRefusal(standingOf(row, ticketEvents(db, row.id)))
    if (reason) throw refuse(reason)
    noteTicketEvent(db, row.id, { event: TICKET_EVENT.added, text, at: now() })
    return ticketOf(row.id, context)
  },

  ticketAskAgain(input, context) {
    const { db, customerId, now } = context
    const row = ownRow(findTicket(db, input.ticketId), customerId)
    const text = checked('ticketText', input.ticketText, TICKET_WORD)
    const reason = askAgainRefusal(standingOf(row, ticketEvents(db, row.id)))
    if (reason) throw refuse(reason)
    const status = nextOf(row, 'askAgain', '答复之后才能再次提问')
    const change = { status, promised_day: promisedDay(context) }
    noteTicketEvent(db, row.id, { event: TICKET_EVENT.askedAgain, text, at: now() }, change)
    return ticketOf(row.id, context)
  },

  ticketWithdraw({ ticketId }, context) {
    const { db, customerId, now } = context
    const row = ownRow(findTicket(db, ticketId), customerId)
    const status = nextOf(row, 'withdraw', '这张工单已经结束，无需撤回')
    const event = { event: TICKET_EVENT.withdrawn, text: '', at: now() }
    noteTicketEvent(db, row.id, event, { status, promised_day: '' })
    return ticketOf(row.id, context)
  },
} satisfies Partial<Handlers>
