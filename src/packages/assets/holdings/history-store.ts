import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { type HistoryPositionRow, historyPositionList } from '@/contract/position'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'

type HistoryPage = ResponseOf<typeof historyPositionList>

/** Liquidated positions, by the year they ended in; `''` is every year. */
export class HistoryStore {
  readonly positions: PagedList<HistoryPositionRow, string, HistoryPage>

  constructor(root: RootStore) {
    this.positions = new PagedList<HistoryPositionRow, string, HistoryPage>(
      ({ filter, pageNum, pageSize }, signal) =>
        root.api.call(
          historyPositionList,
          { year: filter || undefined, pageNum, pageSize },
          { showLoading: false, signal },
        ),
      '',
      position => position.positionId,
    )
    makeAutoObservable(this, { positions: false }, { autoBind: true })
  }

  get year(): string {
    return this.positions.filter
  }

  /** Years to choose from; none until the first answer, or for a customer without history. */
  get years(): readonly string[] {
    return this.positions.known?.years ?? []
  }

  showYear(year: string): void {
    void this.positions.applyFilter(year)
  }
}
