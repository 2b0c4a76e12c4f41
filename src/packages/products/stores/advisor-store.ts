import { makeAutoObservable } from 'mobx'
import {
  advisorChangeApply,
  type AdvisorChangeReason,
  advisorInfo,
  type AdvisorInfo,
  type Referral,
  referralInfo,
} from '@/contract/advisor'
import { Resource } from '@/stores/resource'
import type { RootStore } from '@/stores/root-store'
import { Submission } from '@/stores/submission'

/** The customer's own advisor, and the wish for another one. */
export class AdvisorStore {
  readonly info: Resource<AdvisorInfo>
  readonly referral: Resource<Referral>
  readonly change: Submission<AdvisorChangeReason, { changeRequestedAt: string }>

  constructor(root: RootStore) {
    this.info = new Resource(signal => root.api.call(advisorInfo, {}, { showLoading: false, signal }))
    this.referral = new Resource(signal => root.api.call(referralInfo, {}, { showLoading: false, signal }))
    this.change = new Submission((reason, requestNo) =>
      root.api.call(advisorChangeApply, { reason }, { label: '提交', showLoading: false, requestNo }),
    )
    makeAutoObservable(this, { info: false, referral: false, change: false }, { autoBind: true })
  }

  /** Asks for another advisor; what the server says of it is shown at once, or fetched when it knew better. */
  async applyChange(reason: AdvisorChangeReason): Promise<void> {
    const { data } = this.info
    const answer = await this.change.submit(reason)
    if (answer && data) this.info.set({ ...data, ...answer })
    else if (this.change.error?.kind === 'business') void this.info.load()
  }
}
