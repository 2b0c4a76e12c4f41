import { makeAutoObservable } from 'mobx'
import { smsCodeSend, smsCodeVerify, type SmsScene } from '@/contract/session'
import { maskMobile } from '@/lib/mask'
import { compactNumber, typedCodeRule } from '@/lib/typed-number'
import { fieldErrorsOf } from './code-errors'
import { CodeRequest } from './code-request'
import { FormModel } from '@/stores/primitives/form-model'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'

/**
 * Confirms by SMS that the customer is there, before a sensitive write: `request()` opens the sheet and resolves with the
 * one-time verify token, or with `undefined` when the customer closed it. The code goes to the customer's own phone.
 */
export class SmsCheckStore {
  readonly form = new FormModel<{ smsCode: string }>({ smsCode: { initial: '', error: typedCodeRule } })

  readonly code = new CodeRequest(async () => {
    const { resendSeconds } = await this.root.api.call(
      smsCodeSend,
      { scene: this.scene },
      { label: '发送', showLoading: false },
    )
    return resendSeconds
  })

  readonly verification = new Submission<string, string>(async (smsCode, requestNo) => {
    const { verifyToken } = await this.root.api.call(
      smsCodeVerify,
      { scene: this.scene, smsCode },
      { showLoading: false, requestNo },
    )
    return verifyToken
  })

  isOpen = false
  private answer: ((token: string | undefined) => void) | undefined

  constructor(
    private readonly root: RootStore,
    private readonly scene: SmsScene,
  ) {
    makeAutoObservable<this, 'root' | 'scene' | 'answer'>(
      this,
      {
        root: false,
        scene: false,
        answer: false,
        form: false,
        code: false,
        verification: false,
      },
      { autoBind: true },
    )
  }

  /** The phone the code goes to, masked. */
  get mobileMask(): string {
    return maskMobile(this.root.user.user?.telephone)
  }

  /** What went wrong beside the field: the code was not sent, or the answer did not come. */
  get problem(): string | undefined {
    if (this.form.errorOf('smsCode')) return undefined
    return (this.code.submission.error ?? this.verification.error)?.message
  }

  request(): Promise<string | undefined> {
    this.settle(undefined)
    this.form.reset()
    this.verification.reset()
    this.isOpen = true
    return new Promise(resolve => {
      this.answer = resolve
    })
  }

  /** Checks the code; right, the sheet closes and the request resolves. */
  async submit(): Promise<void> {
    if (!this.form.check()) return
    const token = await this.verification.submit(compactNumber(this.form.values.smsCode))
    if (token !== undefined) return this.settle(token)
    const { error } = this.verification
    if (error) this.form.takeServerErrors(fieldErrorsOf(error))
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
