import { maskName } from '@/lib/mask'
import type { Handlers } from '../api/handler'
import { papersOf } from '../personal-info/collected'
import { customerById, setCareMode } from '../store/customers'
import type { Db } from '../store/database'
import { lastPaperApplication } from '../store/paper-applications'
import { sessionTimes } from './session'

/** Of the document on record; before there is one, of the one that is applied with. */
function idTypeOf(db: Db, customerId: string, now: number): string {
  return papersOf(db, customerId)?.id_type ?? lastPaperApplication(db, customerId, now)?.id_type ?? ''
}

/** Handlers of `src/contract/user.ts`. */
export const userHandlers = {
  userDetail(_request, { db, customerId, session, isOtherLoginWaiting, isForAppOnly, now }) {
    const customer = customerById(db, customerId)
    return {
      id: customer.id,
      telephone: customer.mobile,
      birDate: customer.birth_date,
      // Somebody who has just registered has told no name yet.
      nameMask: customer.name && maskName(customer.name),
      sex: customer.sex,
      authStatus: customer.auth_status,
      idType: idTypeOf(db, customerId, now()),
      customerRiskLevel: customer.risk_level,
      riskExpireDate: customer.risk_expire_date,
      qualifiedStatus: customer.qualified_status,
      qualifiedExpireDate: customer.qualified_expire_date,
      taxDeclared: customer.tax_declared,
      idExpireDate: customer.id_expire_date,
      vipLevel: customer.vip_level,
      careMode: customer.care_mode,
      analyticsConsent: customer.analytics_consent,
      session: session && sessionTimes(session),
      isOtherLoginWaiting: isOtherLoginWaiting ? '1' : '0',
      isAppOnly: isForAppOnly ? '1' : '0',
    }
  },

  careModeSet({ careMode }, { db, customerId }) {
    setCareMode(db, customerId, careMode)
    return { careMode }
  },
} satisfies Partial<Handlers>
