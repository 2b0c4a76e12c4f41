import { makeAutoObservable } from 'mobx'
import { smsCodeSend, smsCodeVerify } from '@/contract/session'
import { maskMobile } from '@/lib/mask'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { smsCodeText } from '@/stores/form/typed'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { CodeRequest } from './code-request'
import type { SmsCheck } from './sms-check'

/** Sends a code to the customer's own phone, takes it, and answers the check with the token it is exchanged for. */
export class SmsCheckForm {
  readonly form = new Form({ smsCode: smsCodeText() })

  readonly code = new CodeRequest(async () => {
    const { scene } = this.check
    const { resendSeconds } = await this.root.write(
      smsCodeSend,
      { scene },
      { label: '发送', showLoading: false },
    )
    return resendSeconds
  })

  readonly verification = new Submission<string, string>(async (smsCode, requestNo) => {
    const { scene, subjectOf } = this.check
    const { verifyToken } = await this.root.write(
      smsCodeVerify,
      { scene, subject: subjectOf(), smsCode },
      { showLoading: false, requestNo },
    )
    return verifyToken
  })

  readonly submission = new FormSubmission({
    form: this.form,
    write: this.verification,
    input: ({ smsCode }) => smsCode,
    onDone: token => this.check.settle(token),
  })

  constructor(
    private readonly root: RootStore,
    private readonly check: SmsCheck,
  ) {
    makeAutoObservable<this, 'root' | 'check'>(
      this,
      { root: false, check: false, form: false, code: false, verification: false, submission: false },
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

  /** The sheet opens: nothing is left of what was typed before. */
  begin(): void {
    this.submission.reset()
  }

  /** Stops the countdown when the page goes. */
  dispose(): void {
    this.code.dispose()
  }
}
