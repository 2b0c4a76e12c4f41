import type { TrustPositionRow } from '@/contract/my-trust'

/** Where a holding is shown in full: a trust by the customer's role in it, a product as a position. */
export function positionPlace({
  trustId,
  positionId,
  holderRole,
}: Pick<TrustPositionRow, 'trustId' | 'positionId' | 'holderRole'>):
  | { route: 'positiondetailsclient' | 'positiondetailsbeneficiary'; params: { trustId: string } }
  | { route: 'assetsDetail'; params: { positionId: string } } {
  if (!trustId) return { route: 'assetsDetail', params: { positionId } }
  const route = holderRole === '2' ? 'positiondetailsbeneficiary' : 'positiondetailsclient'
  return { route, params: { trustId } }
}
