import {
  doubleRecordAppoint,
  doubleRecordAppointCancel,
  doubleRecordSlots,
  type RecordingNow,
  type RecordingSlots,
} from '@/contract/recording'
import type { RequestOf } from '@/contract/endpoint'
import { freeSlotsOf, slotFields } from '@/domains/booking/slot-form'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { makeAutoObservable } from 'mobx'
import { slotsOf } from '../queries'

type Appointment = Omit<RequestOf<typeof doubleRecordAppoint>, 'requestNo'>

interface Setup {
  readonly root: RootStore
  readonly recordId: string
  /** What became of the recording. */
  readonly onChange: (recording: RecordingNow) => void
  /** Somebody else was faster: the recording is fetched anew. */
  readonly onConflict: () => void
}

/** Booking a time with the desk, another one in its place, and taking it back. */
export class Booking {
  isOpen = false
  /** What is booked for. */
  readonly recordId: string
  readonly slots: Resource<RecordingSlots>
  readonly form = new Form(slotFields(() => this.freeSlots))
  readonly submission
  readonly cancellation: Submission<{ recordId: string }, RecordingNow>

  constructor(private readonly setup: Setup) {
    const { root, recordId } = setup
    this.recordId = recordId
    this.slots = new Resource(signal => root.read(doubleRecordSlots, slotsOf({ recordId }), signal))
    this.submission = new FormSubmission({
      form: this.form,
      write: new Submission(
        (input: Appointment, requestNo) =>
          root.write(doubleRecordAppoint, input, { label: '预约', requestNo }),
        { touches: touching(root, 'orders') },
      ),
      input: ({ date, slot, mobile }): Appointment => ({ recordId, date, slot, mobile }),
      onDone: recording => {
        this.close()
        setup.onChange(recording)
      },
      onConflict: () => {
        this.close()
        setup.onConflict()
      },
      // A time that was taken meanwhile: what is left is shown. After a lost answer it may be their own, and stays chosen.
      onFailed: async ({ fieldErrors }) => {
        if (fieldErrors.length > 0) await this.slots.load()
      },
    })
    this.cancellation = new Submission(
      (input, requestNo) => root.write(doubleRecordAppointCancel, input, { label: '取消预约', requestNo }),
      { touches: touching(root, 'orders') },
    )
    makeAutoObservable<this, 'setup'>(
      this,
      { setup: false, slots: false, form: false, submission: false, cancellation: false },
      { autoBind: true },
    )
  }

  /** The free times of the chosen day. */
  get freeSlots(): readonly string[] {
    return freeSlotsOf(this.slots.data, this.form.fields.date.content)
  }

  open(): void {
    this.submission.reset()
    this.isOpen = true
    void this.slots.load()
  }

  close(): void {
    this.isOpen = false
  }

  /** Takes the booking back, once the customer has confirmed it. */
  async cancel(): Promise<void> {
    const { root, recordId, onChange, onConflict } = this.setup
    const isSure = await root.ui.confirm({
      title: '取消这次预约？',
      message: '取消后可以重新预约其他时段，请在双录期限前完成。',
      confirmText: '取消预约',
      keepText: '再想想',
    })
    if (!isSure) return
    const recording = await this.cancellation.submit({ recordId })
    if (recording) onChange(recording)
    else onConflict()
  }
}
