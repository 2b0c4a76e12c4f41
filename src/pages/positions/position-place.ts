import type { TrustPositionRow } from '@/contract/my-trust'
import { HOLDER_ROLE } from '@/contract/tables/position'

/** Where a holding is shown in full: a trust by the customer's role in it, a product as a position. */
export function positionPlace({
  trustId,
  positionId,
  holderRole,
}: Pick<TrustPositionRow, 'trustId' | 'positionId' | 'holderRole'>):
  | { route: 'trusts/principal' | 'trusts/beneficiary'; params: { trustId: string } }
  | { route: 'assets/position'; params: { positionId: string } } {
  if (!trustId) return { route: 'assets/position', params: { positionId } }
  const route = holderRole === HOLDER_ROLE.beneficiary ? 'trusts/beneficiary' : 'trusts/principal'
  return { route, params: { trustId } }
}
