import type { assetOverview } from '@/contract/position'
import { DETAIL_PLACE, firstDrawing } from '@/domains/shell/first-drawing'
import { Skeleton } from '@/ui/states/skeleton'
import { AssetsHero } from '../assets-hero'
import { POSITIONS_AT_FIRST } from '../../queries'

const { holderRole } = POSITIONS_AT_FIRST

export const drawings = [
  firstDrawing<typeof assetOverview>(
    'assetOverview',
    DETAIL_PLACE,
    overview =>
      // Another view is fetched for who holds nothing as a principal.
      overview.holderRoles.includes(holderRole) && (
        <>
          <AssetsHero overview={overview} role={holderRole} onRole={() => undefined} />
          <Skeleton rows={4} shape="list" />
        </>
      ),
  ),
]
