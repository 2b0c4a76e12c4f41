import type { CodeOf } from '@/contract/code-table'
import { labelOf } from '@/contract/labels'
import type { TicketStatus } from '@/contract/machines/ticket'
import { TICKET_EVENT, TICKET_STATUS } from '@/contract/tables/ticket'
import type { Timeline } from '@/contract/timeline'
import { dateTimeInShanghai } from '@/lib/date'

interface Event {
  readonly event: CodeOf<typeof TICKET_EVENT>
  readonly at: number
}

/** What is still to come, by how far a ticket is. */
const AHEAD: Readonly<Record<TicketStatus, readonly CodeOf<typeof TICKET_EVENT>[]>> = {
  [TICKET_STATUS.received]: [TICKET_EVENT.takenUp, TICKET_EVENT.answered],
  [TICKET_STATUS.takenUp]: [TICKET_EVENT.answered],
  [TICKET_STATUS.answered]: [],
  [TICKET_STATUS.withdrawn]: [],
}

/** The course of a ticket: what has happened, and what is still to come with its day. No words of anybody stand in it. */
export function courseOf(status: TicketStatus, promisedDay: string, events: readonly Event[]): Timeline {
  const done = events.map(({ event, at }) => ({
    name: labelOf(TICKET_EVENT, event),
    time: dateTimeInShanghai(at),
    remark: '',
    isDone: '1' as const,
  }))
  const ahead = AHEAD[status].map(event => ({
    name: labelOf(TICKET_EVENT, event),
    time: '',
    remark: event === TICKET_EVENT.answered ? `最晚 ${promisedDay}` : '',
    isDone: '0' as const,
  }))
  return [...done, ...ahead]
}
