import { makeAutoObservable } from 'mobx'
import {
  advisorChangeApply,
  type AdvisorChangeReason,
  advisorInfo,
  type AdvisorInfo,
  type Referral,
  referralInfo,
} from '@/contract/advisor'
import type { AppError } from '@/lib/app-error'
import { choice } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { ownAdvisor, ownReferral } from '../queries'

/** The customer's own advisor, and the wish for another one. */
export class AdvisorStore {
  /** The sheet that asks why. */
  isChanging = false
  readonly info: Resource<AdvisorInfo>
  readonly referral: Resource<Referral>
  readonly form = new Form({ reason: choice<AdvisorChangeReason>({ required: '请先选择原因' }) })
  readonly submission
  private readonly change: Submission<AdvisorChangeReason, { changeRequestedAt: string }>

  constructor(private readonly root: RootStore) {
    this.info = new Resource(signal => root.read(advisorInfo, ownAdvisor(), signal))
    this.referral = new Resource(signal => root.read(referralInfo, ownReferral(), signal))
    this.change = new Submission((reason, requestNo) =>
      root.write(advisorChangeApply, { reason }, { label: '提交', showLoading: false, requestNo }),
    )
    this.submission = new FormSubmission({
      form: this.form,
      write: this.change,
      // A form that passed its check has a reason.
      input: ({ reason }) => reason as AdvisorChangeReason,
      onDone: answer => this.showChange(answer),
      onConflict: error => this.catchUp(error),
    })
    makeAutoObservable<this, 'root' | 'change'>(
      this,
      { root: false, info: false, referral: false, change: false, form: false, submission: false },
      { autoBind: true },
    )
  }

  openChange(): void {
    this.submission.reset()
    this.isChanging = true
  }

  closeChange(): void {
    this.isChanging = false
  }

  private showChange(answer: { changeRequestedAt: string }): void {
    this.closeChange()
    const { data } = this.info
    if (data) this.info.set({ ...data, ...answer })
  }

  /** The wish was noted before, on another device: what the server has shows now. */
  private async catchUp({ message }: AppError): Promise<void> {
    this.closeChange()
    this.root.ui.showMessage({ text: message, durationMs: 4000 }, 'error')
    await this.info.load()
  }
}
