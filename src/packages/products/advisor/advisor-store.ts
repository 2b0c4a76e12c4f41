import { makeAutoObservable } from 'mobx'
import {
  advisorChangeApply,
  type AdvisorChangeReason,
  advisorInfo,
  type AdvisorInfo,
  type Referral,
  referralInfo,
} from '@/contract/advisor'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'

/** The customer's own advisor, and the wish for another one. */
export class AdvisorStore {
  /** The sheet that asks why. */
  isChanging = false
  readonly info: Resource<AdvisorInfo>
  readonly referral: Resource<Referral>
  readonly change: Submission<AdvisorChangeReason, { changeRequestedAt: string }>

  constructor(private readonly root: RootStore) {
    this.info = new Resource(signal => root.api.call(advisorInfo, {}, { showLoading: false, signal }))
    this.referral = new Resource(signal => root.api.call(referralInfo, {}, { showLoading: false, signal }))
    this.change = new Submission((reason, requestNo) =>
      root.api.call(advisorChangeApply, { reason }, { label: '提交', showLoading: false, requestNo }),
    )
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, info: false, referral: false, change: false },
      { autoBind: true },
    )
  }

  /** Why the wish did not arrive; the sheet stays and says it. */
  get problem(): string | undefined {
    return this.change.error?.message
  }

  openChange(): void {
    this.change.reset()
    this.isChanging = true
  }

  closeChange(): void {
    this.isChanging = false
  }

  /** Asks for another advisor; what the server says of it is shown at once, or fetched when it knew better. */
  async applyChange(reason: AdvisorChangeReason): Promise<void> {
    const { data } = this.info
    const answer = await this.change.submit(reason)
    if (answer) {
      this.closeChange()
      if (data) this.info.set({ ...data, ...answer })
    } else if (this.change.error?.kind === 'business') {
      this.root.ui.showMessage({ text: this.change.error.message, durationMs: 4000 }, 'error')
      this.closeChange()
      await this.info.load()
    }
  }
}
