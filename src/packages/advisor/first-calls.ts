import type { FirstCallsOf } from '@/api/first-calls'
import { firstPage } from '@/api/query'
import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { contactOf, ownAdvisor, ownReferral, termsOf, ticketOf, ticketsOf } from './queries'

export const advisorFirstCalls: FirstCallsOf<'advisor'> = {
  'advisor/advisor': () => [ownAdvisor(), ownReferral()],
  'advisor/contact': ({ param, optional }) => [
    contactOf({ topic: param('topic', CONTACT_TOPIC.labels), subject: optional('subject') }),
  ],
  'advisor/tickets': () => [ticketsOf(firstPage())],
  'advisor/ticket': ({ param, optional, unless }) => [
    ticketOf({ ticketId: param('ticketId') }),
    ...unless(
      ['ticketId'],
      termsOf({ topic: param('topic', CONTACT_TOPIC.labels), subject: optional('subject') }),
    ),
  ],
}
