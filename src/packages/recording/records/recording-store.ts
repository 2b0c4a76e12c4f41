import { makeAutoObservable } from 'mobx'
import { recordingMachine, type RecordingStatus } from '@/contract/machines/recording'
import {
  doubleRecordStart,
  doubleRecordStatus,
  type RecordingNow,
  type RecordingSession,
} from '@/contract/recording'
import { RECORD_TYPE } from '@/contract/tables/order'
import type { RequestOf } from '@/contract/endpoint'
import { recordingChannel, recordNatively } from '@/platform/host/native-recording'
import { Changes } from '@/stores/primitives/changes'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { recordingOf } from '../queries'
import { Booking } from './booking'

type Start = Omit<RequestOf<typeof doubleRecordStart>, 'requestNo'>

/** One recording: how far it is, a time with a person, and recording by oneself, here or in the native app. */
export class RecordingStore {
  readonly recording: Resource<RecordingNow>
  readonly booking: Booking
  readonly start: Submission<Start, RecordingSession>
  /** What is recorded on this page now. */
  session: RecordingSession | undefined
  /** The native app has taken over, and tells nothing of it. */
  isInNativeApp = false

  constructor(
    private readonly root: RootStore,
    readonly recordId: string,
  ) {
    this.recording = new Resource(
      signal => root.read(doubleRecordStatus, recordingOf({ recordId }), signal),
      { changes: changesOf(root), dependsOn: ['orders'] },
    )
    this.booking = new Booking({
      root,
      recordId,
      onChange: recording => this.take(recording),
      onConflict: () => void this.tellChanged(),
    })
    this.start = new Submission(
      (input, requestNo) =>
        // What comes of it is seen; what was refused stands on the page.
        root.write(doubleRecordStart, input, { requestNo }),
      { isStep: true },
    )
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, recording: false, booking: false, start: false },
      { autoBind: true },
    )
  }

  /** Whether the customer may do something with the recording now. */
  may(event: 'book' | 'unbook' | 'submit'): boolean {
    const status = (this.recording.data?.status ?? '') as RecordingStatus
    return recordingMachine.allows(status, event)
  }

  /** Begins or goes on by oneself, or enters the room of a booking. */
  async begin(by: Start['by']): Promise<void> {
    const session = await this.start.submit({ recordId: this.recordId, by, channel: recordingChannel() })
    if (!session) return void this.recording.load()
    this.open(session, by)
  }

  /** Back from the recorder: what was handed in, or what is there so far. */
  close(recording?: RecordingNow): void {
    this.session = undefined
    this.isInNativeApp = false
    if (recording) this.take(recording)
    else void this.recording.load()
  }

  /** From the recorder to a time with a person: the way on where nothing can be recorded here. */
  book(): void {
    this.close()
    this.booking.open()
  }

  private open(session: RecordingSession, by: Start['by']): void {
    const { sessionId, roomUrl, script } = session
    this.isInNativeApp = recordNatively({
      recordId: this.recordId,
      sessionId,
      roomUrl,
      script: script.map(({ questionId, text }) => ({ questionId, text })),
    })
    if (!this.isInNativeApp && by === RECORD_TYPE.byOneself) this.session = session
  }

  private take(recording: RecordingNow): void {
    this.recording.set(recording)
    this.root.get(Changes).touch('orders')
  }

  /** The clock, another device or the company was faster. */
  private async tellChanged(): Promise<void> {
    await this.recording.load()
    this.root.ui.showMessage({ text: '双录状态已变更，请以最新状态为准', durationMs: 4000 }, 'error')
  }
}
