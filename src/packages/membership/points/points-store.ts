import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { type PointsRecord, pointsRecordList } from '@/contract/membership'
import { monthEntries, type MonthEntry } from '@/domains/trades/month-entries'
import { PagedList } from '@/stores/primitives/paged-list'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { POINTS_ROWS, pointsOf } from '../queries'

/** `''` stands for every kind, every year. */
export interface PointsFilter {
  readonly pointType: string
  readonly year: string
}

export const EVERY_RECORD: PointsFilter = { pointType: '', year: '' }

type PointsPage = ResponseOf<typeof pointsRecordList>

/** Movements of the points account, by kind and year. */
export class PointsStore {
  readonly records: PagedList<PointsRecord, PointsFilter, PointsPage>

  constructor(root: RootStore, filter: PointsFilter = EVERY_RECORD) {
    this.records = new PagedList<PointsRecord, PointsFilter, PointsPage>(
      ({ chosen, pageNum, pageSize }, signal) =>
        root.read(pointsRecordList, pointsOf({ ...chosen, pageNum, pageSize }), signal),
      {
        filter,
        idOf: record => record.recordId,
        pageSize: POINTS_ROWS,
        changes: changesOf(root),
        dependsOn: ['points'],
      },
    )
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get entries(): MonthEntry<PointsRecord>[] {
    const { items, answers } = this.records
    return monthEntries(
      items,
      answers.flatMap(page => page.monthTotals),
      { idOf: record => record.recordId, timeOf: record => record.time },
    )
  }
}
