import { machine } from '../machine'
import type { CodeOf } from '../code-table'
import { RECORDING_STATUS } from '../tables/recording'

/**
 * What happens to a recording. Of the customer: `book` (also another time), `unbook` and `unbookRejected` (what was refused
 * before is still to be recorded anew), `submit`. Of the company: `pass`, `reject`. By what becomes of the order: `expire`, `drop`.
 */
export type RecordingEvent =
  'book' | 'unbook' | 'unbookRejected' | 'submit' | 'pass' | 'reject' | 'expire' | 'drop'

export type RecordingStatus = CodeOf<typeof RECORDING_STATUS>

const S = RECORDING_STATUS
const CLOSED = { expire: S.expired, drop: S.notNeeded } as const

/** The recording of one signing; its states follow from the order's, from 22 to 24 (domain contract, B4). */
export const recordingMachine = machine<RecordingStatus, RecordingEvent>({
  [S.toRecord]: { book: S.booked, submit: S.inReview, ...CLOSED },
  [S.booked]: {
    book: S.booked,
    unbook: S.toRecord,
    unbookRejected: S.rejected,
    submit: S.inReview,
    ...CLOSED,
  },
  [S.inReview]: { pass: S.passed, reject: S.rejected },
  [S.passed]: {},
  [S.rejected]: { book: S.booked, submit: S.inReview, ...CLOSED },
  [S.expired]: {},
  [S.notNeeded]: {},
})
