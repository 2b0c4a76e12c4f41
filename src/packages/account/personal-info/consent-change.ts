import { makeAutoObservable, observableRef } from 'mobx'
import { consentGive, consentWithdraw, type Consent, type ConsentCode } from '@/contract/personal-info'
import type { ResponseOf } from '@/contract/endpoint'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'

type Answer = ResponseOf<typeof consentGive>

/** Takes a consent back or gives it again: one tap on the switch, one to confirm, either way. */
export class ConsentChange {
  /** The consent that is asked about. */
  asked: Consent | undefined
  isOpen = false
  readonly submission: Submission<{ code: ConsentCode; isGiving: boolean }, Answer>

  /** `onChanged` gets the consent as it stands now. */
  constructor(
    private readonly root: RootStore,
    private readonly onChanged: (consent: Consent) => void,
  ) {
    this.submission = new Submission(({ code, isGiving }, requestNo) =>
      isGiving
        ? root.api.call(consentGive, { consentCode: code }, { label: '设置', requestNo })
        : root.api.call(consentWithdraw, { consentCode: code }, { label: '撤回', requestNo }),
    )
    makeAutoObservable<this, 'root' | 'onChanged'>(
      this,
      { root: false, onChanged: false, submission: false, asked: observableRef },
      { autoBind: true },
    )
  }

  ask(consent: Consent): void {
    this.submission.reset()
    this.asked = consent
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  async confirm(): Promise<void> {
    const { asked } = this
    if (!asked) return
    const answer = await this.submission.submit({
      code: asked.consentCode,
      isGiving: asked.status !== 'given',
    })
    if (!answer) return
    this.close()
    if (asked.consentCode === 'analytics') {
      this.root.user.noteAnalyticsConsent(answer.status === 'given' ? '1' : '0')
    }
    this.onChanged({ ...asked, status: answer.status, time: answer.time })
  }
}
