import type { ResponseOf } from '@/contract/endpoint'
import { type TrustPositionRow, trustPositionList } from '@/contract/my-trust'
import { HOLDER_VIEW } from '@/contract/tables/position'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'
import { POSITIONS_AT_FIRST, trustPositionsOf } from '../queries'

export type HolderRole = TrustPositionRow['holderRole']

interface RoleFilter {
  readonly holderRole: HolderRole
}

type TrustPositionPage = ResponseOf<typeof trustPositionList>

/** Nothing is held as principal, and something as beneficiary. */
function isOnlyBeneficiary({ roleCounts }: TrustPositionPage): boolean {
  return (roleCounts[HOLDER_VIEW.principal] ?? 0) === 0 && (roleCounts[HOLDER_VIEW.beneficiary] ?? 0) > 0
}

/** What the customer holds as principal, or is entitled to as beneficiary. */
export class TrustPositionsStore {
  readonly positions: PagedList<TrustPositionRow, RoleFilter, TrustPositionPage>
  private hasChosen = false

  constructor(root: RootStore) {
    this.positions = new PagedList<TrustPositionRow, RoleFilter, TrustPositionPage>(
      async ({ filter, pageNum, pageSize }, signal) => {
        const page = await root.read(
          trustPositionList,
          trustPositionsOf({ ...filter, pageNum, pageSize }),
          signal,
        )
        if (!this.hasChosen && isOnlyBeneficiary(page)) this.choose(HOLDER_VIEW.beneficiary)
        return page
      },
      { filter: POSITIONS_AT_FIRST, idOf: position => position.trustId || position.positionId },
    )
  }

  /** Shows one side; whoever has chosen stays there, however empty it is. */
  readonly choose = (holderRole: HolderRole): void => {
    this.hasChosen = true
    this.positions.narrow({ holderRole })
  }

  refresh(): Promise<void> {
    return this.positions.reload()
  }
}
