import { type FirstCall, type FirstCallsByRoute, MARKERS } from '@/api/first-calls'
import { inOrder } from '@/api/query'
import { accountFirstCalls } from '@/packages/account/first-calls'
import { assetsFirstCalls } from '@/packages/assets/first-calls'
import { contentFirstCalls } from '@/packages/content/first-calls'
import { identityFirstCalls } from '@/packages/identity/first-calls'
import { incomeFirstCalls } from '@/packages/income/first-calls'
import { membershipFirstCalls } from '@/packages/membership/first-calls'
import { messagesFirstCalls } from '@/packages/messages/first-calls'
import { productsFirstCalls } from '@/packages/products/first-calls'
import { recordingFirstCalls } from '@/packages/recording/first-calls'
import { reportFirstCalls } from '@/packages/report/first-calls'
import { searchFirstCalls } from '@/packages/search/first-calls'
import { settingsFirstCalls } from '@/packages/settings/first-calls'
import { signingFirstCalls } from '@/packages/signing/first-calls'
import { suitabilityFirstCalls } from '@/packages/suitability/first-calls'
import { trustApplicationFirstCalls } from '@/packages/trust-application/first-calls'
import { advisorFirstCalls } from '@/packages/advisor/first-calls'
import { trustPeopleFirstCalls } from '@/packages/trust-people/first-calls'
import { trustRequestsFirstCalls } from '@/packages/trust-requests/first-calls'
import { trustsFirstCalls } from '@/packages/trusts/first-calls'
import { mainFirstCalls } from '@/pages/first-calls'
import type { RouteName } from '@/routes'

/** What every package's pages ask first; a route that nobody has spoken of does not compile. */
const byRoute: FirstCallsByRoute = {
  ...accountFirstCalls,
  ...assetsFirstCalls,
  ...contentFirstCalls,
  ...identityFirstCalls,
  ...incomeFirstCalls,
  ...mainFirstCalls,
  ...membershipFirstCalls,
  ...messagesFirstCalls,
  ...productsFirstCalls,
  ...recordingFirstCalls,
  ...reportFirstCalls,
  ...searchFirstCalls,
  ...settingsFirstCalls,
  ...signingFirstCalls,
  ...suitabilityFirstCalls,
  ...trustApplicationFirstCalls,
  ...advisorFirstCalls,
  ...trustPeopleFirstCalls,
  ...trustRequestsFirstCalls,
  ...trustsFirstCalls,
}

/** A call as the script of the entry pages takes it (first-calls-script.mjs): text, with the address's parameters marked. */
export interface MarkedCall extends Pick<FirstCall, 'name' | 'unless' | 'ifKnown'> {
  readonly data: object
}

/** What the page of a route asks first, beside the user detail. */
export function firstCallsOf(route: RouteName): readonly MarkedCall[] {
  return byRoute[route](MARKERS).map(({ name, data, unless, ifKnown }) => ({
    name,
    data: inOrder(data),
    unless,
    ifKnown,
  }))
}
