import { routes } from '@/routes'
import type { SetRef } from '@/lib/beneficiary-drafts'

/** Whose beneficiaries an address means; what it leaves out is none. */
export function setRef({
  applyId,
  trustId,
}: {
  applyId?: string | undefined
  trustId?: string | undefined
}): SetRef {
  return { ...(applyId ? { applyId } : {}), ...(trustId ? { trustId } : {}) }
}

/** The address of the list of beneficiaries, where a set is handed in. */
export function peopleAddress({ applyId, trustId }: SetRef): string {
  const query = applyId ? `applyId=${applyId}` : `trustId=${trustId ?? ''}`
  return `/phone/${routes['trust-people/people'].path}?${query}`
}
