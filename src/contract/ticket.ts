import * as v from 'valibot'
import type { CodeOf } from './code-table'
import { aboutEntries } from './contact'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import { DateSchema, DateTimeSchema, FlagSchema, IdSchema, oneOf, RequestNoSchema } from './primitives'
import { TICKET_KIND, TICKET_REPLY } from './tables/ticket'
import { TimelineSchema } from './timeline'

export type TicketKind = CodeOf<typeof TICKET_KIND>
export type TicketReply = CodeOf<typeof TICKET_REPLY>

/** Longer than any text that is taken: what is wrong with one the rules of `lib/ticket-rules` say. */
const TextSchema = v.pipe(v.string(), v.maxLength(2000))

/** A ticket in the list. */
const briefEntries = {
  ticketId: IdSchema,
  /** `TICKET_KIND`. */
  kind: v.string(),
  /** `TICKET_STATUS`. */
  status: v.string(),
  /** The customer's own words: `ticketTitle` and `ticketText` are masked in logs by their names. */
  ticketTitle: v.string(),
  /** The topic with the name of what it is about. */
  about: v.string(),
  createTime: DateTimeSchema,
  /** The last day on which it is answered; `''` once nobody waits. */
  promisedDay: DateSchema,
}

const TicketBriefSchema = v.object(briefEntries)

export type TicketBrief = v.InferOutput<typeof TicketBriefSchema>

const TicketSchema = v.object({
  ...briefEntries,
  /** `TICKET_REPLY`. */
  reply: v.string(),
  /** Whom a call reaches; `''` where no call was asked for. */
  mobileMask: v.string(),
  course: TimelineSchema,
  /** What was written, by the customer and by the company (`TICKET_EVENT`), in its order. */
  words: v.array(v.object({ event: v.string(), time: DateTimeSchema, ticketText: v.string() })),
  canAdd: FlagSchema,
  canAskAgain: FlagSchema,
})

export type Ticket = v.InferOutput<typeof TicketSchema>

/** The customer's tickets, the latest first. `createReason`: why there can be no new one now. */
export const ticketList = endpoint(
  'ticketList',
  v.object(pagingEntries),
  v.object({ ...pageEntries(TicketBriefSchema), createReason: v.string() }),
)

/** One ticket with its course. Error: `notOwner`. */
export const ticketDetail = endpoint('ticketDetail', v.object({ ticketId: IdSchema }), TicketSchema, {
  errors: ['notOwner'],
})

/** What a new ticket would be about, whom a call would reach, and by when it would be answered. */
export const ticketTerms = endpoint(
  'ticketTerms',
  v.object(aboutEntries),
  v.object({
    about: v.string(),
    mobileMask: v.string(),
    promisedDay: DateSchema,
    createReason: v.string(),
  }),
)

export type TicketTerms = v.InferOutput<typeof ticketTerms.response>

/** Hands a complaint or a suggestion in. Errors: `invalidInput` at `ticketTitle` or `ticketText`; `stateConflict` when too many are open. */
export const ticketCreate = endpoint(
  'ticketCreate',
  v.object({
    ...aboutEntries,
    kind: oneOf(TICKET_KIND, '请选择类型'),
    reply: oneOf(TICKET_REPLY, '请选择答复方式'),
    ticketTitle: TextSchema,
    ticketText: TextSchema,
    requestNo: RequestNoSchema,
  }),
  TicketSchema,
  { isWrite: true, errors: ['stateConflict'] },
)

const WordSchema = v.object({ ticketId: IdSchema, ticketText: TextSchema, requestNo: RequestNoSchema })

/** Adds a word while it is open. Errors: `invalidInput` at `ticketText`, `stateConflict`, `notOwner`. */
export const ticketAdd = endpoint('ticketAdd', WordSchema, TicketSchema, {
  isWrite: true,
  errors: ['stateConflict', 'notOwner'],
})

/** Asks again, once, after the answer: it is open again, with a new promised day. Errors as `ticketAdd`. */
export const ticketAskAgain = endpoint('ticketAskAgain', WordSchema, TicketSchema, {
  isWrite: true,
  errors: ['notOwner', 'stateConflict'],
})

/** Takes a ticket back that is open. Errors: `stateConflict`, `notOwner`. */
export const ticketWithdraw = endpoint(
  'ticketWithdraw',
  v.object({ ticketId: IdSchema, requestNo: RequestNoSchema }),
  TicketSchema,
  { isWrite: true, errors: ['stateConflict', 'notOwner'] },
)
