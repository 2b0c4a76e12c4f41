import type { ResponseOf } from '@/contract/endpoint'
import { type HistoryPositionRow, historyPositionList } from '@/contract/position'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'
import { historyOf } from '../queries'

type HistoryPage = ResponseOf<typeof historyPositionList>

/** `''` is every year. */
export interface HistoryFilter {
  readonly year: string
}

/** Liquidated positions, by the year they ended in. */
export class HistoryStore {
  readonly positions: PagedList<HistoryPositionRow, HistoryFilter, HistoryPage>

  constructor(root: RootStore, year = '') {
    this.positions = new PagedList<HistoryPositionRow, HistoryFilter, HistoryPage>(
      ({ chosen, pageNum, pageSize }, signal) =>
        root.read(historyPositionList, historyOf({ ...chosen, pageNum, pageSize }), signal),
      { filter: { year }, idOf: position => position.positionId },
    )
  }

  /** Years to choose from; none until the first answer, or for a customer without history. */
  get years(): readonly string[] {
    return this.positions.known?.years ?? []
  }
}
