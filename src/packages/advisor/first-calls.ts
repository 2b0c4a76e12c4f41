import type { FirstCallsOf } from '@/api/first-calls'
import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { contactOf, ownAdvisor, ownReferral } from './queries'

export const advisorFirstCalls: FirstCallsOf<'advisor'> = {
  'advisor/advisor': () => [ownAdvisor(), ownReferral()],
  'advisor/contact': ({ param, optional }) => [
    contactOf({ topic: param('topic', CONTACT_TOPIC.labels), subject: optional('subject') }),
  ],
}
