import { makeAutoObservable } from 'mobx'
import {
  type AssetOverview,
  assetOverview,
  type PositionRow,
  positionList,
  type PositionSort,
} from '@/contract/position'
import { PagedList } from '@/stores/primitives/paged-list'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'

export type HolderRole = '1' | '2'

interface PositionFilter {
  readonly holderRole: HolderRole
  /** `''`: every type. */
  readonly productType: string
  readonly sort: PositionSort
}

/** What the customer owns: the figures above, and the positions below by type, in an order they choose. */
export class OverviewStore {
  readonly overview: Resource<AssetOverview>
  readonly positions: PagedList<PositionRow, PositionFilter>

  constructor(root: RootStore) {
    const following = { changes: changesOf(root), dependsOn: ['trades'] as const }
    this.overview = new Resource(async signal => {
      const ask = (holderRole: HolderRole) =>
        root.api.call(assetOverview, { holderRole }, { showLoading: false, signal })
      const overview = await ask(this.filter.holderRole)
      const [role] = overview.holderRoles
      if (!role || overview.holderRoles.includes(this.filter.holderRole)) return overview
      // Only a beneficiary: the principal's view would be empty.
      this.positions.narrow({ holderRole: role })
      return ask(role)
    }, following)
    this.positions = new PagedList<PositionRow, PositionFilter>(
      ({ filter: { holderRole, sort }, chosen: { productType }, pageNum, pageSize }, signal) =>
        root.api.call(
          positionList,
          { holderRole, sort, productType, pageNum, pageSize },
          { showLoading: false, signal },
        ),
      {
        filter: { holderRole: '1', productType: '', sort: 'marketValue' },
        idOf: position => position.positionId,
        ...following,
      },
    )
    makeAutoObservable(this, { overview: false, positions: false }, { autoBind: true })
  }

  get filter(): PositionFilter {
    return this.positions.filter
  }

  showType(productType: string): void {
    this.positions.narrow({ productType })
  }

  sortBy(sort: PositionSort): void {
    this.positions.narrow({ sort })
  }

  /** 委托人 or 受益人: other figures and other positions. */
  viewAs(holderRole: HolderRole): void {
    this.positions.narrow({ holderRole, productType: '' })
    void this.overview.load()
  }

  /** Fetches figures and positions anew; what is shown stays until they come. */
  async refresh(): Promise<void> {
    await Promise.all([this.overview.load(), this.positions.reload()])
  }
}
