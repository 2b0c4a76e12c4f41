import { makeAutoObservable } from 'mobx'
import { REGISTRATION_AGREEMENTS } from '@/contract/registration'
import { wasRefused } from '@/contract/refusal'
import { smsLogin, wxLogin } from '@/contract/session'
import { agreementError, AGREEMENTS_TO_READ } from '@/domains/agreements/agreements-to-read'
import { ReadAgreements } from '@/domains/agreements/read-agreements'
import { mobileText } from '@/domains/contact/contact-parts'
import { PhoneCode } from '@/domains/verification/phone-code'
import type { AppError } from '@/lib/app-error'
import { isOn } from '@/lib/flag'
import { typedCodeRule, typedMobileRule } from '@/lib/typed-number'
import { requestWechatCode } from '@/platform/host/wechat-login'
import { flag } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { smsCodeText } from '@/stores/form/typed'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'

/** Login by phone and SMS code, or by WeChat account, once the agreements are read and accepted. */
export class LoginStore {
  readonly form = new Form({
    mobile: mobileText(),
    smsCode: smsCodeText(),
    agreed: flag({ rule: agreed => agreementError(agreed, this.unread) }),
  })

  readonly code: PhoneCode

  readonly login = new Submission<{ mobile: string; smsCode: string }, unknown>(
    async ({ mobile, smsCode }, requestNo) => {
      // Kept for a second try: the same `requestNo` must carry the same payload.
      this.wxCode ??= await requestWechatCode()
      const { agreementVersions, wxCode } = this
      return this.root.write(
        smsLogin,
        { mobile, smsCode, agreed: '1', agreementVersions, wxCode },
        { label: '登录', requestNo },
      )
    },
  )

  readonly submission = new FormSubmission({
    form: this.form,
    write: this.login,
    input: ({ mobile, smsCode }) => ({ mobile, smsCode }),
    onDone: () => this.enter(),
    onConflict: () => this.readAnew(),
    onFailed: error => this.dropWechatCode(error),
  })

  /** Login by WeChat account; answers whether a customer has bound it, or that WeChat gave no account to ask for. */
  readonly wechatLogin = new Submission<undefined, boolean | 'unanswered'>(async () => {
    const wxCode = await requestWechatCode()
    if (wxCode === undefined) return 'unanswered'
    const { agreementVersions } = this
    const { isBound } = await this.root.write(wxLogin, { wxCode, agreementVersions }, {})
    return isOn(isBound)
  })

  private wxCode: string | undefined
  /** Something was sent: a refused code is looked at again before it goes, and no longer sent by its last digit. */
  private hasSent = false

  /** `returnTo`: an address of ours to go on at; the home page without one. */
  constructor(
    private readonly root: RootStore,
    private readonly returnTo = '',
  ) {
    this.code = new PhoneCode(root, 'login', () => this.form.fields.mobile.checked())
    makeAutoObservable<this, 'root' | 'wxCode' | 'hasSent'>(
      this,
      {
        root: false,
        wxCode: false,
        hasSent: false,
        form: false,
        code: false,
        login: false,
        submission: false,
        wechatLogin: false,
      },
      { autoBind: true },
    )
  }

  get isSubmitting(): boolean {
    return this.submission.isSubmitting
  }

  get problem(): string | undefined {
    return this.submission.problem
  }

  /** Logs in; who has read the agreements and forgot the tick is asked for it. */
  async submit(): Promise<void> {
    const { mobile, smsCode, agreed } = this.form.fields
    const isFilledIn = mobile.checked() !== undefined && smsCode.checked() !== undefined
    if (isFilledIn && !agreed.content && this.unread.length === 0) {
      const titles = AGREEMENTS_TO_READ.map(({ title }) => `《${title}》`).join('')
      const isAgreed = await this.root.ui.confirm({
        title: '同意协议后登录',
        message: `登录前请您同意${titles}。`,
        confirmText: '同意并登录',
      })
      if (!isAgreed) return
      agreed.set(true)
    }
    this.hasSent ||= isFilledIn
    await this.submission.submit()
  }

  /** The last digit of the code logs in, once the rest is there. */
  async submitWholeCode(): Promise<void> {
    const { mobile, smsCode, agreed } = this.form.fields
    const isWhole =
      typedCodeRule(smsCode.content) === undefined && typedMobileRule(mobile.content) === undefined
    if (!isWhole || !agreed.content || this.hasSent || this.isSubmitting) return
    this.hasSent = true
    await this.submission.submit()
  }

  /** What has not been read to its end on this device. */
  get unread(): typeof AGREEMENTS_TO_READ {
    return AGREEMENTS_TO_READ.filter(({ code }) => !this.isRead(code))
  }

  isRead(code: string): boolean {
    return this.reading.knownVersionOf(code) !== undefined
  }

  /** The box cannot be ticked yet: leads to what has to be read first. */
  readFirst(): void {
    const [first] = this.unread
    if (first) this.openAgreement(first.route)
  }

  /** Opens an agreement, which leads back to this form. */
  openAgreement(route: (typeof AGREEMENTS_TO_READ)[number]['route']): void {
    this.reading.want(REGISTRATION_AGREEMENTS)
    this.root.navigation.go(route)
  }

  /** Logs in by WeChat account, once the agreements are accepted; says so when nobody has bound it yet. */
  async submitWechat(): Promise<void> {
    if (!this.form.fields.agreed.checked()) return
    const isBound = await this.wechatLogin.submit(undefined)
    if (isBound === true) return this.enter()
    const { error } = this.wechatLogin
    if (error) this.form.takeErrors(error.fieldErrors)
    if (wasRefused<typeof wxLogin>(error, 'stateConflict')) this.readAnew()
    const text =
      isBound === undefined
        ? error && messageOf(error)
        : isBound
          ? '微信没有响应，请再试一次，或用手机号登录'
          : '此微信尚未绑定，请用手机号登录一次'
    if (text) this.root.ui.showMessage({ text, durationMs: 2000 }, 'error')
  }

  /** Stops the countdown when the page goes. */
  dispose(): void {
    this.code.dispose()
    this.reading.want([])
  }

  private get reading(): ReadAgreements {
    return this.root.get(ReadAgreements)
  }

  private get agreementVersions() {
    return REGISTRATION_AGREEMENTS.map(code => ({ code, version: this.reading.knownVersionOf(code) ?? '' }))
  }

  private enter(): void {
    this.root.expectCustomer()
    this.root.navigation.openAddress(this.returnTo, 'relaunch')
  }

  /** A newer version of the agreements came out since they were read here. */
  private readAnew(): void {
    this.wxCode = undefined
    this.reading.forget()
    this.form.fields.agreed.set(false)
  }

  /** After a definite refusal the next try is a new request, and a WeChat code serves once. */
  private dropWechatCode({ kind }: AppError): void {
    if (kind === 'business') this.wxCode = undefined
  }
}

/** Business errors reach the customer by whoever called; the others were shown already. */
function messageOf(error: AppError): string | undefined {
  return error.kind === 'business' ? (error.fieldErrors[0]?.msg ?? error.message) : undefined
}
