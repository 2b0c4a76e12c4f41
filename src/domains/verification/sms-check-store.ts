import { makeAutoObservable } from 'mobx'
import { smsCodeSend, smsCodeVerify, type SmsScene } from '@/contract/session'
import { maskMobile } from '@/lib/mask'
import { compactNumber, typedCodeRule } from '@/lib/typed-number'
import { CodeRequest } from './code-request'
import { text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'

/**
 * Confirms by SMS that the customer is there, before a sensitive write: `request()` opens the sheet and resolves with the
 * one-time verify token, or with `undefined` when the customer closed it. The code goes to the customer's own phone.
 */
export class SmsCheckStore {
  readonly form = new Form({ smsCode: text({ rule: typedCodeRule, clean: compactNumber }) })

  readonly code = new CodeRequest(async () => {
    const { resendSeconds } = await this.root.write(
      smsCodeSend,
      { scene: this.scene },
      { label: '发送', showLoading: false },
    )
    return resendSeconds
  })

  readonly verification = new Submission<string, string>(async (smsCode, requestNo) => {
    const { verifyToken } = await this.root.write(
      smsCodeVerify,
      { scene: this.scene, subject: this.subjectOf(), smsCode },
      { showLoading: false, requestNo },
    )
    return verifyToken
  })

  readonly submission = new FormSubmission({
    form: this.form,
    write: this.verification,
    input: ({ smsCode }) => smsCode,
    onDone: token => this.settle(token),
  })

  isOpen = false
  private answer: ((token: string | undefined) => void) | undefined

  constructor(
    private readonly root: RootStore,
    private readonly scene: SmsScene,
    /** What is confirmed, by its id; the token serves nothing else. */
    private readonly subjectOf: () => string = () => '',
  ) {
    makeAutoObservable<this, 'root' | 'scene' | 'subjectOf' | 'answer'>(
      this,
      {
        root: false,
        scene: false,
        subjectOf: false,
        answer: false,
        form: false,
        code: false,
        verification: false,
        submission: false,
      },
      { autoBind: true },
    )
  }

  /** The phone the code goes to, masked. */
  get mobileMask(): string {
    return maskMobile(this.root.user.user?.telephone)
  }

  /** Why no code came. */
  get problem(): string | undefined {
    return this.submission.problem === undefined ? this.code.submission.error?.message : undefined
  }

  request(): Promise<string | undefined> {
    this.settle(undefined)
    this.submission.reset()
    this.isOpen = true
    return new Promise(resolve => {
      this.answer = resolve
    })
  }

  /** The customer closed the sheet. */
  cancel(): void {
    this.settle(undefined)
  }

  /** Stops the countdown when the page goes. */
  dispose(): void {
    this.code.dispose()
    this.settle(undefined)
  }

  private settle(token: string | undefined): void {
    const { answer } = this
    this.answer = undefined
    this.isOpen = false
    answer?.(token)
  }
}
