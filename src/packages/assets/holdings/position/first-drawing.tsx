import type { positionDetail } from '@/contract/position'
import { DETAIL_PLACE, firstDrawing } from '@/domains/shell/first-drawing'
import { Skeleton } from '@/ui/states/skeleton'
import { PositionHead } from '../position-head'

export const drawings = [
  firstDrawing<typeof positionDetail>('positionDetail', DETAIL_PLACE, position => (
    <>
      <PositionHead position={position} />
      <Skeleton rows={6} shape="list" />
    </>
  )),
]
