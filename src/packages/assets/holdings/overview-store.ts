import { makeAutoObservable } from 'mobx'
import { codesOf } from '@/contract/code-table'
import {
  type AssetOverview,
  assetOverview,
  type PositionRow,
  positionList,
  POSITION_SORTS,
  type PositionSort,
} from '@/contract/position'
import { HOLDER_VIEW, type HolderView } from '@/contract/tables/position'
import { PagedList } from '@/stores/primitives/paged-list'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { changedFrom, choiceParam } from '@/lib/address-choice'
import { PRODUCT_TYPE } from '@/contract/tables/product'
import { overviewOf, POSITIONS_AT_FIRST, positionsOf } from '../queries'

export type HolderRole = HolderView

const ROLES: readonly HolderRole[] = Object.values(HOLDER_VIEW)

interface PositionFilter {
  readonly holderRole: HolderRole
  /** `''`: every type. */
  readonly productType: string
  readonly sort: PositionSort
}

const AT_FIRST: PositionFilter = { ...POSITIONS_AT_FIRST, productType: '' }

type PositionAddress = Partial<Record<keyof PositionFilter, string>>

/** The filter of an address. */
export function filterOfAddress({ holderRole, productType, sort }: PositionAddress): PositionFilter {
  return {
    holderRole: choiceParam(holderRole, ROLES) || AT_FIRST.holderRole,
    productType: choiceParam(productType, codesOf(PRODUCT_TYPE)),
    sort: choiceParam(sort, POSITION_SORTS) || AT_FIRST.sort,
  }
}

/** The filter for the address: what stands there at first is left out. */
export function addressOfFilter(filter: PositionFilter): PositionAddress {
  return changedFrom(AT_FIRST, filter)
}

/** What the customer owns: the figures above, and the positions below by type, in an order they choose. */
export class OverviewStore {
  readonly overview: Resource<AssetOverview>
  readonly positions: PagedList<PositionRow, PositionFilter>

  constructor(root: RootStore, filter = AT_FIRST) {
    const following = { changes: changesOf(root), dependsOn: ['trades'] as const }
    this.overview = new Resource(async signal => {
      const ask = (holderRole: HolderRole) => root.read(assetOverview, overviewOf({ holderRole }), signal)
      const overview = await ask(this.filter.holderRole)
      const [role] = overview.holderRoles
      if (!role || overview.holderRoles.includes(this.filter.holderRole)) return overview
      // Only a beneficiary: the principal's view would be empty.
      this.positions.narrow({ holderRole: role })
      return ask(role)
    }, following)
    this.positions = new PagedList<PositionRow, PositionFilter>(
      ({ filter: { holderRole, sort }, chosen: { productType }, pageNum, pageSize }, signal) =>
        root.read(positionList, positionsOf({ holderRole, sort, productType, pageNum, pageSize }), signal),
      {
        filter,
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
