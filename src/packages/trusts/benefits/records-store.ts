import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { beneficiaryRecordList, type DistRecord } from '@/contract/trust'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'
import { benefitRecordsOf } from '../queries'
import { yearHeads, yearOptions } from '@/domains/trusts/dist-texts'

/** `''` is every type, every year. */
export interface RecordFilter {
  readonly distType: string
  readonly year: string
}

/** Whose records: without `beneId` those of the customer's first benefit. */
interface BenefitRef {
  readonly trustId: string
  readonly beneId?: string | undefined
}

type RecordPage = ResponseOf<typeof beneficiaryRecordList>

const EVERY_RECORD: RecordFilter = { distType: '', year: '' }

/** What was paid to this beneficiary or applied for, by year and type, with what each year came to. */
export class RecordsStore {
  readonly records: PagedList<DistRecord, RecordFilter, RecordPage>

  constructor(root: RootStore, benefit: BenefitRef, filter = EVERY_RECORD) {
    this.records = new PagedList<DistRecord, RecordFilter, RecordPage>(
      ({ chosen, pageNum, pageSize }, signal) =>
        root.read(
          beneficiaryRecordList,
          benefitRecordsOf({ ...benefit, ...chosen, pageNum, pageSize }),
          signal,
        ),
      { filter, idOf: record => record.distId },
    )
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get years(): ReturnType<typeof yearOptions> {
    return yearOptions(this.records.last?.yearTotals ?? [], this.records.filter.year)
  }

  /** The year whose head stands before a record; none for the others. */
  headOf(record: DistRecord): string | undefined {
    return yearHeads(this.records.items).get(record.distId)
  }

  /** Paid in a year under the chosen type, in yuan; nothing when nothing was. */
  totalOf(year: string): string | undefined {
    return this.records.last?.yearTotals.find(total => total.year === year)?.amount
  }
}
