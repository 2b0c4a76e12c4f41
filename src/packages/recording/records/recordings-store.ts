import type { ResponseOf } from '@/contract/endpoint'
import { doubleRecordList, type Recording } from '@/contract/recording'
import { RECORDING_STATUS } from '@/contract/tables/recording'
import { type CodeOf, codesOf } from '@/contract/code-table'
import { PagedList } from '@/stores/primitives/paged-list'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { recordingsOf } from '../queries'

type RecordingPage = ResponseOf<typeof doubleRecordList>

/** `''` is every state. */
export interface RecordingFilter {
  readonly status: CodeOf<typeof RECORDING_STATUS> | ''
}

/** The states that a list is narrowed by; `''` is all of them. */
export const RECORDING_STATES = ['', ...codesOf(RECORDING_STATUS)] as const

/** The recordings of the customer's orders, by their state. */
export class RecordingsStore {
  readonly recordings: PagedList<Recording, RecordingFilter, RecordingPage>

  constructor(root: RootStore, status: RecordingFilter['status'] = '') {
    this.recordings = new PagedList<Recording, RecordingFilter, RecordingPage>(
      ({ chosen, pageNum, pageSize }, signal) =>
        root.read(doubleRecordList, recordingsOf({ ...chosen, pageNum, pageSize }), signal),
      {
        filter: { status },
        idOf: recording => recording.recordId,
        changes: changesOf(root),
        dependsOn: ['orders'],
      },
    )
  }
}
