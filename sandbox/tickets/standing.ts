import { ticketMachine } from '@/contract/machines/ticket'
import { TICKET_EVENT, TICKET_STATUS } from '@/contract/tables/ticket'
import type { TicketEventRow, TicketRow } from '../store/tickets'

/** What the rules of a ticket ask about it. */
export function standingOf({ status }: Pick<TicketRow, 'status'>, events: readonly TicketEventRow[]) {
  const count = (event: TicketEventRow['event']) => events.filter(one => one.event === event).length
  return {
    isOpen: ticketMachine.allows(status, 'answer'),
    isAnswered: status === TICKET_STATUS.answered,
    words: count(TICKET_EVENT.added),
    wasAskedAgain: count(TICKET_EVENT.askedAgain) > 0,
  }
}
