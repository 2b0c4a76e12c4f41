import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { beneficiaryRecordList, type DistRecord } from '@/contract/trust'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'
import { yearHeads, yearOptions } from '../shared/dist-texts'

/** `''` is every type, every year. */
export interface RecordFilter {
  readonly distType: string
  readonly year: string
}

type RecordPage = ResponseOf<typeof beneficiaryRecordList>

const EVERY_RECORD: RecordFilter = { distType: '', year: '' }

/** What was paid to this beneficiary or applied for, by year and type, with what each year came to. */
export class RecordsStore {
  readonly records: PagedList<DistRecord, RecordFilter, RecordPage>

  constructor(root: RootStore, trustId: string) {
    this.records = new PagedList<DistRecord, RecordFilter, RecordPage>(
      ({ filter: { distType, year }, pageNum, pageSize }, signal) =>
        root.api.call(
          beneficiaryRecordList,
          { trustId, distType: distType || undefined, year: year || undefined, pageNum, pageSize },
          { showLoading: false, signal },
        ),
      EVERY_RECORD,
      record => record.distId,
    )
    makeAutoObservable(this, { records: false }, { autoBind: true })
  }

  get filter(): RecordFilter {
    return this.records.filter
  }

  get isFiltered(): boolean {
    return this.filter.distType !== '' || this.filter.year !== ''
  }

  get years(): ReturnType<typeof yearOptions> {
    return yearOptions(this.records.last?.yearTotals ?? [], this.filter.year)
  }

  /** The year whose head stands before a record; none for the others. */
  headOf(record: DistRecord): string | undefined {
    return yearHeads(this.records.items).get(record.distId)
  }

  /** Paid in a year under the chosen type, in yuan; nothing when nothing was. */
  totalOf(year: string): string | undefined {
    return this.records.last?.yearTotals.find(total => total.year === year)?.amount
  }

  narrow(change: Partial<RecordFilter>): void {
    void this.records.applyFilter({ ...this.filter, ...change })
  }

  clearFilter(): void {
    void this.records.applyFilter(EVERY_RECORD)
  }
}
