import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { type TrustPositionRow, trustPositionList } from '@/contract/my-trust'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'

export type HolderRole = TrustPositionRow['holderRole']

type TrustPositionPage = ResponseOf<typeof trustPositionList>

/** What the customer holds as principal, or is entitled to as beneficiary. */
export class TrustPositionsStore {
  readonly positions: PagedList<TrustPositionRow, HolderRole, TrustPositionPage>

  constructor(root: RootStore) {
    this.positions = new PagedList<TrustPositionRow, HolderRole, TrustPositionPage>(
      ({ filter, pageNum, pageSize }, signal) =>
        root.api.call(
          trustPositionList,
          { holderRole: filter, pageNum, pageSize },
          { showLoading: false, signal },
        ),
      '1',
      position => position.trustId || position.positionId,
    )
    makeAutoObservable(this, { positions: false }, { autoBind: true })
  }

  viewAs(role: HolderRole): void {
    void this.positions.applyFilter(role)
  }

  refresh(): Promise<void> {
    return this.positions.reload()
  }
}
