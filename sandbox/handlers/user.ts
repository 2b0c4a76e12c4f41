import { maskName } from '@/lib/mask'
import type { Handlers } from '../api/handler'
import { customerById, setCareMode } from '../store/customers'
import { sessionTimes } from './session'

/** Handlers of `src/contract/user.ts`. */
export const userHandlers = {
  userDetail(_request, { db, customerId, session, isOtherLoginWaiting }) {
    const customer = customerById(db, customerId)
    return {
      id: customer.id,
      telephone: customer.mobile,
      birDate: customer.birth_date,
      // Somebody who has just registered has told no name yet.
      nameMask: customer.name && maskName(customer.name),
      sex: customer.sex,
      authStatus: customer.auth_status,
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
    }
  },

  careModeSet({ careMode }, { db, customerId }) {
    setCareMode(db, customerId, careMode)
    return { careMode }
  },
} satisfies Partial<Handlers>
