import { INNER } from '@/contract/codes'
import { paysOnRequest } from '@/contract/tables/trust'
import { BusinessError } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import { type BeneficiaryRow, benefitsFrom } from '../store/beneficiaries'
import type { Applicant } from '../store/claims'
import { type DistPlanRow, planById, plansOf } from '../store/trust-payments'
import { trustById, type TrustRow } from '../store/trusts'
import { rightsOf } from '../trusts/rights'

type Asking = Pick<HandlerContext, 'db' | 'customerId' | 'today'>

/** As what a customer looks at a trust's conditional plans. */
export interface ClaimView {
  readonly trust: TrustRow
  /** The beneficiaries whose plans they are; `undefined`: all, for the principal. */
  readonly benefits: readonly BeneficiaryRow[] | undefined
}

/** The customer's view of a trust. Errors: `notOwner` for who is neither its principal nor benefits from it. */
export function claimView(trustId: string, { db, customerId, today }: Asking): ClaimView {
  const trust = trustById(db, trustId)
  if (trust?.principal_id === customerId) return { trust, benefits: undefined }
  const benefits = benefitsFrom(db, customerId, trustId, today())
  if (!trust || benefits.length === 0) throw new BusinessError(INNER.notOwner)
  return { trust, benefits }
}

const sees = ({ benefits }: ClaimView, { bene_id: beneId }: Pick<DistPlanRow, 'bene_id'>): boolean =>
  benefits === undefined || benefits.some(({ id }) => id === beneId)

/** The plans that a view may claim under. */
export function conditionalPlans(view: ClaimView, { db }: Asking): DistPlanRow[] {
  return plansOf(db, view.trust.id).filter(plan => paysOnRequest(plan.dist_type) && sees(view, plan))
}

/** A plan to claim under that the customer may see. Errors: `notOwner`. */
export function visiblePlan(planId: string, context: Asking): { plan: DistPlanRow; view: ClaimView } {
  const plan = planById(context.db, planId)
  if (!plan || !paysOnRequest(plan.dist_type)) throw new BusinessError(INNER.notOwner)
  const view = claimView(plan.trust_id, context)
  if (!sees(view, plan)) throw new BusinessError(INNER.notOwner)
  return { plan, view }
}

/** Whether whoever has this view may claim under a plan, by the contract. */
export function mayClaim({ trust, benefits }: ClaimView, { bene_id: beneId }: DistPlanRow): boolean {
  const holder = benefits ? benefits.find(({ id }) => id === beneId) : trust
  return holder !== undefined && rightsOf(holder).includes('distribute')
}

/** As whom the customer claims under a plan. */
export function applicantOf(
  { benefits }: ClaimView,
  { bene_id: beneId }: DistPlanRow,
  customerId: string,
): Applicant {
  if (!benefits) return 'principal'
  return benefits.find(({ id }) => id === beneId)?.customer_id === customerId ? 'beneficiary' : 'guardian'
}
