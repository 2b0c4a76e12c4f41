import { makeAutoObservable, observableRef } from 'mobx'
import { consentGive, consentWithdraw, type Consent, type ConsentCode } from '@/contract/personal-info'
import type { ResponseOf } from '@/contract/endpoint'
import { Changes } from '@/stores/primitives/changes'
import { Submission } from '@/stores/primitives/submission'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'

type Answer = ResponseOf<typeof consentGive>

/** Takes a consent back or gives it again: one tap on the switch, one to confirm, either way. */
export class ConsentChange {
  /** The consent that is asked about. */
  asked: Consent | undefined
  isOpen = false
  readonly submission: Submission<{ code: ConsentCode; isGiving: boolean }, Answer>

  constructor(private readonly root: RootStore) {
    this.submission = new Submission(
      ({ code, isGiving }, requestNo) =>
        isGiving
          ? root.write(consentGive, { consentCode: code }, { label: '设置', requestNo })
          : root.write(consentWithdraw, { consentCode: code }, { label: '撤回', requestNo }),
      { touches: touching(root, 'consents') },
    )
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, submission: false, asked: observableRef },
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
    const { status, time } = answer
    this.root.get(Changes).note('consent', asked.consentCode, { status, time })
  }
}
