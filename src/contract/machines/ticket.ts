import type { CodeOf } from '../code-table'
import { machine } from '../machine'
import { TICKET_STATUS } from '../tables/ticket'

/** Of the customer: `withdraw`, `askAgain`. Of the company: `takeUp`, `answer`. */
export type TicketEvent = 'withdraw' | 'askAgain' | 'takeUp' | 'answer'

export type TicketStatus = CodeOf<typeof TICKET_STATUS>

const S = TICKET_STATUS

/** A complaint or a suggestion. */
export const ticketMachine = machine<TicketStatus, TicketEvent>({
  [S.received]: { takeUp: S.takenUp, answer: S.answered, withdraw: S.withdrawn },
  [S.takenUp]: { answer: S.answered, withdraw: S.withdrawn },
  [S.answered]: { askAgain: S.received },
  [S.withdrawn]: {},
})
