import { makeAutoObservable } from 'mobx'
import { INNER, type FieldError } from '@/contract/codes'
import type { ResponseOf } from '@/contract/endpoint'
import { REGISTRATION_AGREEMENTS, referralInfo, registerSubmit } from '@/contract/registration'
import { smsCodeSend } from '@/contract/session'
import { ReadAgreements } from '@/domains/agreements/read-agreements'
import { CodeRequest } from '@/domains/verification/code-request'
import type { AppError } from '@/lib/app-error'
import { FormModel } from '@/stores/form-model'
import { Resource } from '@/stores/resource'
import type { RootStore } from '@/stores/root-store'
import { Submission } from '@/stores/submission'
import { agreementError, compactNumber, typedCodeRule, typedMobileRule } from '../registration-rules'
import { NewCustomer } from './new-customer'
import { PictureCheck, type SolvedPicture } from './picture-check'

interface EnrollValues {
  mobile: string
  smsCode: string
  agreed: boolean
}

type CodeInput = { readonly mobile: string; readonly channel: 'sms' | 'voice' } & Partial<SolvedPicture>

/** What has to be read and accepted, in its order. */
export const ENROLL_AGREEMENTS = [
  { code: 'register', title: '用户注册协议', route: 'agreementRegister' },
  { code: 'privacy', title: '隐私政策', route: 'agreementPrivacyPolicy' },
] as const satisfies readonly {
  code: (typeof REGISTRATION_AGREEMENTS)[number]
  title: string
  route: string
}[]

const CODE_ERRORS: readonly string[] = [INNER.smsCodeWrong, INNER.smsCodeExpired, INNER.smsTooManyTries]

/** Registration by phone and code; what was typed stays, whatever a call answers. */
export class EnrollStore {
  readonly form = new FormModel<EnrollValues>({
    mobile: { initial: '', error: typedMobileRule },
    smsCode: { initial: '', error: typedCodeRule },
    agreed: { initial: false, error: agreed => agreementError(agreed, this.unread) },
  })

  readonly picture: PictureCheck
  readonly referrer: Resource<ResponseOf<typeof referralInfo>>

  readonly code = new CodeRequest<CodeInput>(async input => {
    const { resendSeconds } = await this.root.api.call(
      smsCodeSend,
      { scene: 'register', ...input },
      { label: '发送', showLoading: false },
    )
    return resendSeconds
  })

  readonly registration = new Submission<Omit<EnrollValues, 'agreed'>, ResponseOf<typeof registerSubmit>>(
    ({ mobile, smsCode }, requestNo) =>
      this.root.api.call(
        registerSubmit,
        {
          mobile,
          smsCode,
          agreed: '1',
          referralCode: this.referralCode || undefined,
          agreementVersions: REGISTRATION_AGREEMENTS.map(code => ({
            code,
            version: this.reading.versionOf(code) ?? '',
          })),
        },
        { label: '注册', requestNo },
      ),
  )

  /** `referralCode` of the link, `''` without one. */
  constructor(
    private readonly root: RootStore,
    public referralCode: string,
  ) {
    this.picture = new PictureCheck(root)
    this.referrer = new Resource(signal =>
      root.api.call(referralInfo, { referralCode: this.referralCode }, { showLoading: false, signal }),
    )
    this.reading.want(REGISTRATION_AGREEMENTS)
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, form: false, picture: false, referrer: false, code: false, registration: false },
      { autoBind: true },
    )
  }

  /** Titles of what has not been read to its end. */
  get unread(): string[] {
    return ENROLL_AGREEMENTS.filter(({ code }) => this.reading.versionOf(code) === undefined).map(
      ({ title }) => title,
    )
  }

  isRead(code: string): boolean {
    return this.reading.versionOf(code) !== undefined
  }

  /** The phone is known already: the way on is the login. */
  get isKnown(): boolean {
    return this.registration.error?.code === INNER.alreadyRegistered
  }

  /** Why no code came, unless the picture is the reason. */
  get codeProblem(): string | undefined {
    const { error } = this.code.submission
    return error && error.code !== INNER.invalidInput ? error.message : undefined
  }

  /** 获取验证码: asks for the picture first. */
  requestCode(): void {
    if (this.code.secondsLeft > 0 || !this.hasMobile()) return
    this.picture.open()
  }

  /** The picture is solved: has the code sent. */
  async sendCode(): Promise<void> {
    const solved = this.picture.solve()
    if (!solved) return
    await this.code.request({ mobile: this.mobile, channel: 'sms', ...solved })
    const { error } = this.code.submission
    if (error) this.picture.refused(error)
    else this.picture.close()
  }

  /** 语音验证码: the phone is called, and no picture has to be seen. */
  async callMe(): Promise<void> {
    if (this.code.secondsLeft > 0 || !this.hasMobile()) return
    this.picture.close()
    await this.code.request({ mobile: this.mobile, channel: 'voice' })
    if (this.code.submission.error) return
    this.root.ui.showMessage({ text: '请留意来电，语音将读出验证码', durationMs: 4000 }, 'success')
  }

  /** Registers without whoever shared the link. */
  dropReferral(): void {
    this.referralCode = ''
  }

  async submit(): Promise<void> {
    const { smsCode } = this.form.values
    const answer = await this.registration.submit({ mobile: this.mobile, smsCode: compactNumber(smsCode) })
    if (!answer) return this.explain(this.registration.error)
    this.root.get(NewCustomer).note(answer.mobileMask)
    this.root.navigation.go('registered', {}, 'replace')
  }

  /** Stops the countdown when the page goes. */
  dispose(): void {
    this.code.dispose()
    this.reading.want([])
  }

  private get reading(): ReadAgreements {
    return this.root.get(ReadAgreements)
  }

  private get mobile(): string {
    return compactNumber(this.form.values.mobile)
  }

  private hasMobile(): boolean {
    this.form.leave('mobile')
    return this.form.errorOf('mobile') === undefined
  }

  private explain(error: AppError | undefined): void {
    if (!error) return
    const { errors = [] } = (error.data ?? {}) as { errors?: readonly FieldError[] }
    if (error.code === INNER.invalidInput) this.form.takeServerErrors(errors)
    if (errors.some(({ field }) => field === 'referralCode')) this.dropReferral()
    if (CODE_ERRORS.includes(error.code)) {
      this.form.takeServerErrors([{ field: 'smsCode', msg: error.message }])
    }
    if (error.code === INNER.stateConflict) {
      this.reading.forget()
      this.form.set('agreed', false)
    }
  }
}
