import type { QualifiedInfo } from '@/contract/investor'
import { AUTH_STATUS, GATE, QUALIFIED_STATUS } from '@/contract/tables/customer'
import { INVESTOR_APPLICATION_STATUS } from '@/contract/tables/investor'
import { daysOfExpiringCard } from '@/lib/id-card'
import type { HandlerContext } from '../api/handler'
import { currentAgreement, hasAccepted } from '../store/agreements'
import { type CustomerRow, customerById, isQualified } from '../store/customers'
import { lastInvestorApplication } from '../store/investor-applications'

type Asking = Pick<HandlerContext, 'db' | 'customerId' | 'today'>
type Status = QualifiedInfo['status']

/** Those whose identity was proved, whether their papers still hold or not. */
const PROVED: readonly string[] = [AUTH_STATUS.passed, AUTH_STATUS.expiring, AUTH_STATUS.expired]

const isStatus = (code: string): code is Status =>
  (Object.values(QUALIFIED_STATUS) as string[]).includes(code)

/** As the customer is told: what has passed its last day counts no more, whether the job has been there yet or not. */
export function investorStatus(customer: CustomerRow, today: string): Status {
  const { qualified_status: status } = customer
  if (!isStatus(status)) return QUALIFIED_STATUS.none
  if (status === QUALIFIED_STATUS.passed && !isQualified(customer, today)) return QUALIFIED_STATUS.expired
  return status
}

/** What comes before an application: who it is, by papers that hold. */
export function investorGate(customer: CustomerRow, today: string): QualifiedInfo['gate'] {
  const { auth_status: authStatus, id_expire_date: lastDay } = customer
  if (!PROVED.includes(authStatus)) return GATE.realName
  return authStatus === AUTH_STATUS.expired || (lastDay !== '' && lastDay < today) ? GATE.idCard : ''
}

/** Whether an application may be handed in: none waits, and what counts ends soon or counts no more. */
export function canApply({ db, customerId, today }: Asking): boolean {
  if (lastInvestorApplication(db, customerId)?.status === INVESTOR_APPLICATION_STATUS.inReview) return false
  const customer = customerById(db, customerId)
  if (!isQualified(customer, today())) return true
  return daysOfExpiringCard(customer.qualified_expire_date, today()) !== undefined
}

/** Whether private products may be shown to the customer, and what comes first (decision Q6). */
export function viewingOf({ db, customerId, today }: Asking): {
  readonly canView: boolean
  readonly gate: '' | typeof GATE.realName
} {
  const customer = customerById(db, customerId)
  if (!PROVED.includes(customer.auth_status)) return { canView: false, gate: GATE.realName }
  if (isQualified(customer, today())) return { canView: true, gate: '' }
  const current = currentAgreement(db, 'investor', today())
  const said = current && { customerId, code: 'investor' as const, version: current.version }
  return { canView: said !== undefined && hasAccepted(db, said, ['investor', 'investorView']), gate: '' }
}
