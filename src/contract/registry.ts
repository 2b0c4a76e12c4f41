import * as accountCancel from './account-cancel'
import * as activity from './activity'
import * as advisor from './advisor'
import * as agreement from './agreement'
import * as appInfo from './app-info'
import * as article from './article'
import * as append from './append'
import * as assetReport from './asset-report'
import * as calendar from './calendar'
import * as bankCard from './bank-card'
import * as beneficiary from './beneficiary'
import * as certificate from './certificate'
import * as claim from './claim'
import * as contact from './contact'
import * as charity from './charity'
import * as device from './device'
import * as dictionary from './dictionary'
import * as document from './document'
import * as draft from './draft'
import * as errorReport from './error-report'
import * as face from './face'
import * as ftApplication from './ft-application'
import * as ftSubmission from './ft-submission'
import * as help from './help'
import * as home from './home'
import * as identifyInfo from './identify-info'
import * as identity from './identity'
import * as income from './income'
import * as instruction from './instruction'
import * as investor from './investor'
import * as membership from './membership'
import * as message from './message'
import * as mobileChange from './mobile-change'
import * as myTrust from './my-trust'
import * as order from './order'
import * as papers from './papers'
import * as personalInfo from './personal-info'
import * as position from './position'
import * as product from './product'
import * as purchase from './purchase'
import * as recording from './recording'
import * as schedule from './schedule'
import * as redemption from './redemption'
import * as region from './region'
import * as registration from './registration'
import * as research from './research'
import * as risk from './risk'
import * as search from './search'
import * as session from './session'
import * as share from './share'
import * as signature from './signature'
import * as signing from './signing'
import * as statement from './statement'
import * as survey from './survey'
import * as tax from './tax'
import * as ticket from './ticket'
import * as trade from './trade'
import * as trust from './trust'
import * as upload from './upload'
import * as user from './user'
import * as video from './video'
import * as write from './write'
import type { Endpoint } from './endpoint'

const exports = {
  ...accountCancel,
  ...activity,
  ...advisor,
  ...agreement,
  ...appInfo,
  ...article,
  ...append,
  ...assetReport,
  ...calendar,
  ...bankCard,
  ...beneficiary,
  ...certificate,
  ...claim,
  ...contact,
  ...charity,
  ...device,
  ...dictionary,
  ...document,
  ...draft,
  ...errorReport,
  ...face,
  ...ftApplication,
  ...ftSubmission,
  ...help,
  ...home,
  ...identifyInfo,
  ...identity,
  ...income,
  ...instruction,
  ...investor,
  ...membership,
  ...message,
  ...mobileChange,
  ...myTrust,
  ...order,
  ...papers,
  ...personalInfo,
  ...position,
  ...product,
  ...purchase,
  ...recording,
  ...schedule,
  ...redemption,
  ...region,
  ...registration,
  ...research,
  ...risk,
  ...search,
  ...session,
  ...share,
  ...signature,
  ...signing,
  ...statement,
  ...survey,
  ...tax,
  ...ticket,
  ...trade,
  ...trust,
  ...upload,
  ...user,
  ...video,
  ...write,
}

type Exports = typeof exports

/** Every endpoint that a file of this folder exports. */
export type EndpointName = {
  [Key in keyof Exports]: Exports[Key] extends Endpoint ? Key : never
}[keyof Exports]

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'request' in value && 'response' in value

/**
 * Every endpoint the sandbox must serve: a name without a handler there is a compile error. Only the sandbox and tests
 * import this list; a page imports the endpoints it calls.
 */
export const endpoints = Object.fromEntries(
  Object.entries(exports).filter(([, value]) => isEndpoint(value)),
) as Pick<Exports, EndpointName>
