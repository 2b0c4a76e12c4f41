import type { FirstCallsOf } from '@/api/first-calls'
import { ownCards } from '@/domains/bank-cards/queries'
import { applicationOf, clientInfo } from './queries'

/** The draft of a section is asked for by the page: its name is made of the address's, which no entry page can do. */
export const trustApplicationFirstCalls: FirstCallsOf<'trust-application'> = {
  'trust-application/principal': ({ param }) => [applicationOf({ applyId: param('applyId') }), clientInfo()],
  'trust-application/principal-papers': ({ param }) => [
    applicationOf({ applyId: param('applyId') }),
    clientInfo(),
  ],
  'trust-application/spouse': ({ param }) => [applicationOf({ applyId: param('applyId') })],
  'trust-application/principal-summary': ({ param }) => [applicationOf({ applyId: param('applyId') })],
  'trust-application/setup': ({ param }) => [applicationOf({ applyId: param('applyId') })],
  'trust-application/property': ({ param }) => [applicationOf({ applyId: param('applyId') }), ownCards()],
  'trust-application/application': ({ param }) => [applicationOf({ applyId: param('applyId') })],
}
