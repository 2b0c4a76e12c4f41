import { makeAutoObservable } from 'mobx'
import {
  CALL_BACK_NOTE_MAX,
  callBackBook,
  callBackSlots,
  type CallBackSlots,
  type ContactTopic,
} from '@/contract/contact'
import type { RequestOf } from '@/contract/endpoint'
import { freeSlotsOf, slotFields } from '@/domains/booking/slot-form'
import { textLength } from '@/lib/counted-text'
import { choice, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'
import { callTimes } from '../queries'
import type { About } from '../shared/about'

type Wish = Omit<RequestOf<typeof callBackBook>, 'requestNo'>

/** Booking a call of the advisor about something. */
export class CallBackForm {
  isOpen = false
  readonly slots: Resource<CallBackSlots>
  readonly form
  readonly submission

  constructor(
    root: RootStore,
    about: About,
    /** The call is booked, or somebody else was faster: what is shown is out of date. */
    onChange: () => Promise<void>,
  ) {
    this.slots = new Resource(signal => root.read(callBackSlots, callTimes(), signal))
    this.form = new Form({
      // What it was opened about keeps its thing; another topic is about nothing more.
      topic: choice<ContactTopic>({ initial: about.topic, required: '请选择事由' }),
      ...slotFields(() => this.freeSlots),
      note: text({
        rule: note =>
          textLength(note) > CALL_BACK_NOTE_MAX ? `请控制在 ${CALL_BACK_NOTE_MAX} 个字以内` : undefined,
      }),
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: new Submission((input: Wish, requestNo) =>
        root.write(callBackBook, input, { label: '预约', requestNo }),
      ),
      input: ({ topic, ...rest }): Wish => ({
        ...rest,
        topic: topic as ContactTopic,
        subject: topic === about.topic ? (about.subject ?? '') : '',
      }),
      onDone: async () => {
        this.close()
        root.ui.showMessage({ text: '已预约，理财经理会按时致电', durationMs: 4000 }, 'success')
        await onChange()
      },
      onConflict: async error => {
        this.close()
        root.ui.showMessage({ text: error.message, durationMs: 4000 }, 'error')
        await onChange()
      },
      // A time that was taken meanwhile: what is left is shown. After a lost answer it may be their own, and stays chosen.
      onFailed: async ({ fieldErrors }) => {
        if (fieldErrors.length > 0) await this.slots.load()
      },
    })
    makeAutoObservable(this, { slots: false, form: false, submission: false }, { autoBind: true })
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
}
