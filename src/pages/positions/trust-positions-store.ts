import type { ResponseOf } from '@/contract/endpoint'
import { type TrustPositionRow, trustPositionList, type TrustPositionSort } from '@/contract/my-trust'
import { HOLDER_VIEW } from '@/contract/tables/position'
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

const AT_FIRST: TrustPositionFilter = { ...POSITIONS_AT_FIRST, positionClass: '' }

type TrustPositionPage = ResponseOf<typeof trustPositionList>

/** Nothing is held as principal, and something as beneficiary. */
function isOnlyBeneficiary({ roleCounts }: TrustPositionPage): boolean {
  return (roleCounts[HOLDER_VIEW.principal] ?? 0) === 0 && (roleCounts[HOLDER_VIEW.beneficiary] ?? 0) > 0
}

/** What the customer holds as principal, or is entitled to as beneficiary: by class, in an order they choose. */
export class TrustPositionsStore {
  readonly positions: PagedList<TrustPositionRow, TrustPositionFilter, TrustPositionPage>
  private hasChosen = false

  constructor(root: RootStore) {
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
      { filter: AT_FIRST, idOf: position => position.trustId || position.positionId },
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

  refresh(): Promise<void> {
    return this.positions.reload()
  }
}
