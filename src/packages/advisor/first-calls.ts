import type { FirstCallsOf } from '@/api/first-calls'
import { aboutOf } from './contact/about'
import { contactOf, ownAdvisor, ownReferral } from './queries'

export const advisorFirstCalls: FirstCallsOf<'advisor'> = {
  'advisor/advisor': () => [ownAdvisor(), ownReferral()],
  'advisor/contact': ({ param }) => [contactOf(aboutOf(param('topic'), param('subject')))],
}
