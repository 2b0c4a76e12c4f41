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
    this.overview = new Resource(async signal => {
      const ask = (holderRole: HolderRole) =>
        root.api.call(assetOverview, { holderRole }, { showLoading: false, signal })
      const overview = await ask(this.filter.holderRole)
      const [role] = overview.holderRoles
      if (!role || overview.holderRoles.includes(this.filter.holderRole)) return overview
      // Only a beneficiary: the principal's view would be empty.
      void this.positions.applyFilter({ ...this.filter, holderRole: role })
      return ask(role)
    })
    this.positions = new PagedList<PositionRow, PositionFilter>(
      ({ filter: { productType, ...filter }, pageNum, pageSize }, signal) =>
        root.api.call(
          positionList,
          { ...filter, productType: productType || undefined, pageNum, pageSize },
          { showLoading: false, signal },
        ),
      { holderRole: '1', productType: '', sort: 'marketValue' },
      position => position.positionId,
    )
    makeAutoObservable(this, { overview: false, positions: false }, { autoBind: true })
  }

  get filter(): PositionFilter {
    return this.positions.filter
  }

  showType(productType: string): void {
    void this.positions.applyFilter({ ...this.filter, productType })
  }

  sortBy(sort: PositionSort): void {
    void this.positions.applyFilter({ ...this.filter, sort })
  }

  /** 委托人 or 受益人: other figures and other positions. */
  viewAs(holderRole: HolderRole): void {
    void this.positions.applyFilter({ ...this.filter, holderRole, productType: '' })
    void this.overview.load()
  }

  /** Fetches figures and positions anew; what is shown stays until they come. */
  async refresh(): Promise<void> {
    await Promise.all([this.overview.load(), this.positions.reload()])
  }
}
