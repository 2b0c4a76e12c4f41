import type { ResponseOf } from '@/contract/endpoint'
import { type TrustPositionRow, trustPositionList } from '@/contract/my-trust'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'
import { POSITIONS_AT_FIRST, trustPositionsOf } from '../queries'

export type HolderRole = TrustPositionRow['holderRole']

interface RoleFilter {
  readonly holderRole: HolderRole
}

type TrustPositionPage = ResponseOf<typeof trustPositionList>

/** What the customer holds as principal, or is entitled to as beneficiary. */
export class TrustPositionsStore {
  readonly positions: PagedList<TrustPositionRow, RoleFilter, TrustPositionPage>

  constructor(root: RootStore) {
    this.positions = new PagedList<TrustPositionRow, RoleFilter, TrustPositionPage>(
      ({ filter, pageNum, pageSize }, signal) =>
        root.read(trustPositionList, trustPositionsOf({ ...filter, pageNum, pageSize }), signal),
      { filter: POSITIONS_AT_FIRST, idOf: position => position.trustId || position.positionId },
    )
  }

  refresh(): Promise<void> {
    return this.positions.reload()
  }
}
