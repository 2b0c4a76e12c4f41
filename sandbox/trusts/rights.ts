import { INNER } from '@/contract/codes'
import { TRUST_RIGHTS } from '@/contract/trust'
import { BusinessError } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import { benefitsFrom, type BeneficiaryRow } from '../store/beneficiaries'
import { trustById, type TrustRow } from '../store/trusts'

export type TrustRight = (typeof TRUST_RIGHTS)[number]

type Asking = Pick<HandlerContext, 'db' | 'customerId' | 'today'>

/** Stored rights as a list, in the order of TRUST_RIGHTS. */
export function rightsOf({ rights }: { readonly rights: string }): TrustRight[] {
  const given = rights.split(',')
  return TRUST_RIGHTS.filter(right => given.includes(right))
}

/** The trust, for its principal alone. Errors: `notOwner` for everyone else and for a trust that does not exist. */
export function principalTrust(trustId: string, { db, customerId }: Asking): TrustRow {
  const trust = trustById(db, trustId)
  if (trust?.principal_id !== customerId) throw new BusinessError(INNER.notOwner)
  return trust
}

/** The trust and the customer's own benefit from it: the one that is named, else the first. Errors: `notOwner` without one. */
export function ownBenefit(
  { trustId, beneId }: { readonly trustId: string; readonly beneId?: string | undefined },
  { db, customerId, today }: Asking,
): { trust: TrustRow; beneficiary: BeneficiaryRow; benefits: readonly BeneficiaryRow[] } {
  const trust = trustById(db, trustId)
  const benefits = benefitsFrom(db, customerId, trustId, today())
  const beneficiary = benefits.find(({ id }) => beneId === undefined || id === beneId)
  if (!trust || !beneficiary) throw new BusinessError(INNER.notOwner)
  return { trust, beneficiary, benefits }
}

/** Whether the customer is the trust's principal, or a beneficiary to whom its contract gives this right. */
export function mayUse(trustId: string, right: TrustRight, { db, customerId, today }: Asking): boolean {
  if (trustById(db, trustId)?.principal_id === customerId) return true
  return benefitsFrom(db, customerId, trustId, today()).some(row => rightsOf(row).includes(right))
}
