import type { ResponseOf } from '@/contract/endpoint'
import {
  TRUST_POSITION_SORTS,
  type TrustPositionRow,
  trustPositionList,
  type TrustPositionSort,
} from '@/contract/my-trust'
import { HOLDER_VIEW, POSITION_CLASSES } from '@/contract/tables/position'
import { changedFrom, choiceParam } from '@/lib/address-choice'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'
import { POSITIONS_AT_FIRST, trustPositionsOf } from '../queries'

export type HolderRole = TrustPositionRow['holderRole']

interface TrustPositionFilter {
  readonly holderRole: HolderRole
  /** `''`: every class. */
  readonly positionClass: string
  readonly sort: TrustPositionSort
}

type TrustPositionAddress = Partial<Record<keyof TrustPositionFilter, string>>

const AT_FIRST: TrustPositionFilter = { ...POSITIONS_AT_FIRST, positionClass: '' }

/** The filter of an address. */
function filterOfAddress({ holderRole, positionClass, sort }: TrustPositionAddress): TrustPositionFilter {
  return {
    holderRole: choiceParam(holderRole, Object.values(HOLDER_VIEW)) || AT_FIRST.holderRole,
    positionClass: choiceParam(positionClass, Object.keys(POSITION_CLASSES.labels)),
    sort: choiceParam(sort, TRUST_POSITION_SORTS) || AT_FIRST.sort,
  }
}

type TrustPositionPage = ResponseOf<typeof trustPositionList>

/** Nothing is held as principal, and something as beneficiary. */
function isOnlyBeneficiary({ roleCounts }: TrustPositionPage): boolean {
  return (roleCounts[HOLDER_VIEW.principal] ?? 0) === 0 && (roleCounts[HOLDER_VIEW.beneficiary] ?? 0) > 0
}

/** What the customer holds as principal, or is entitled to as beneficiary: by class, in an order they choose. */
export class TrustPositionsStore {
  readonly positions: PagedList<TrustPositionRow, TrustPositionFilter, TrustPositionPage>
  private hasChosen: boolean

  constructor(root: RootStore, address: TrustPositionAddress = {}) {
    this.hasChosen = address.holderRole !== undefined
    this.positions = new PagedList<TrustPositionRow, TrustPositionFilter, TrustPositionPage>(
      async ({ filter: { holderRole, sort }, chosen: { positionClass }, pageNum, pageSize }, signal) => {
        const page = await root.read(
          trustPositionList,
          trustPositionsOf({ holderRole, sort, positionClass, pageNum, pageSize }),
          signal,
        )
        if (!this.hasChosen && isOnlyBeneficiary(page)) this.choose(HOLDER_VIEW.beneficiary)
        return page
      },
      { filter: filterOfAddress(address), idOf: position => position.trustId || position.positionId },
    )
  }

  /** Shows one side, every class of it; whoever has chosen stays there, however empty it is. */
  readonly choose = (holderRole: HolderRole): void => {
    this.hasChosen = true
    this.positions.narrow({ holderRole, positionClass: '' })
  }

  readonly showClass = (positionClass: string): void => {
    this.positions.narrow({ positionClass })
  }

  readonly sortBy = (sort: TrustPositionSort): void => {
    this.positions.narrow({ sort })
  }

  /** What is shown now, for the address. */
  get address(): TrustPositionAddress {
    return changedFrom(AT_FIRST, this.positions.filter)
  }

  refresh(): Promise<void> {
    return this.positions.reload()
  }
}
