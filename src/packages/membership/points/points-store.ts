import type { ResponseOf } from '@/contract/endpoint'
import { type PointsRecord, pointsRecordList } from '@/contract/membership'
import { monthEntries, type MonthEntry } from '@/domains/trades/month-entries'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'

/** `''` stands for every kind, every year. */
export interface PointsFilter {
  readonly pointType: string
  readonly year: string
}

type PointsPage = ResponseOf<typeof pointsRecordList>

/** Movements of the points account, by kind and year. */
export class PointsStore {
  readonly records: PagedList<PointsRecord, PointsFilter, PointsPage>

  constructor(root: RootStore) {
    this.records = new PagedList<PointsRecord, PointsFilter, PointsPage>(
      ({ filter: { pointType, year }, pageNum, pageSize }, signal) =>
        root.api.call(
          pointsRecordList,
          { pointType: pointType || undefined, year: year || undefined, pageNum, pageSize },
          { showLoading: false, signal },
        ),
      { pointType: '', year: '' },
      record => record.recordId,
      50,
    )
  }

  get isFiltered(): boolean {
    const { pointType, year } = this.records.filter
    return pointType !== '' || year !== ''
  }

  get entries(): MonthEntry<PointsRecord>[] {
    const { items, answers } = this.records
    return monthEntries(
      items,
      answers.flatMap(page => page.monthTotals),
      { idOf: record => record.recordId, timeOf: record => record.time },
    )
  }

  /** Narrows what is shown; what was chosen before stays. */
  readonly narrow = (change: Partial<PointsFilter>): void => {
    void this.records.applyFilter({ ...this.records.filter, ...change })
  }

  readonly clearFilter = (): void => {
    void this.records.applyFilter({ pointType: '', year: '' })
  }
}
