import { makeAutoObservable } from 'mobx'
import { INNER } from '@/contract/codes'
import { REGISTRATION_AGREEMENTS } from '@/contract/registration'
import { smsLogin, wxLogin } from '@/contract/session'
import { agreementError, AGREEMENTS_TO_READ } from '@/domains/agreements/agreements-to-read'
import { ReadAgreements } from '@/domains/agreements/read-agreements'
import { fieldErrorsOf } from '@/domains/verification/code-errors'
import { PhoneCode } from '@/domains/verification/phone-code'
import type { AppError } from '@/lib/app-error'
import { isOn } from '@/lib/flag'
import { compactNumber, typedCodeRule, typedMobileRule } from '@/lib/typed-number'
import { requestWechatCode } from '@/platform/host/wechat-login'
import { FormModel } from '@/stores/primitives/form-model'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'

interface LoginValues {
  mobile: string
  smsCode: string
  agreed: boolean
}

/** Login by phone and SMS code, or by WeChat account, once the agreements are read and accepted. */
export class LoginStore {
  readonly form = new FormModel<LoginValues>({
    mobile: { initial: '', error: typedMobileRule },
    smsCode: { initial: '', error: typedCodeRule },
    agreed: { initial: false, error: agreed => agreementError(agreed, this.unread) },
  })

  readonly code: PhoneCode

  readonly login = new Submission<Omit<LoginValues, 'agreed'>, unknown>(
    async ({ mobile, smsCode }, requestNo) => {
      // Kept for a second try: the same `requestNo` must carry the same payload.
      this.wxCode ??= await requestWechatCode()
      const { agreementVersions, wxCode } = this
      return this.root.api.call(
        smsLogin,
        { mobile, smsCode, agreed: '1', agreementVersions, wxCode },
        { label: '登录', requestNo },
      )
    },
  )

  /** Login by WeChat account; answers whether a customer has bound it. */
  readonly wechatLogin = new Submission<undefined, boolean>(async () => {
    const wxCode = await requestWechatCode()
    if (wxCode === undefined) return false
    const { agreementVersions } = this
    const { isBound } = await this.root.api.call(wxLogin, { wxCode, agreementVersions })
    return isOn(isBound)
  })

  private wxCode: string | undefined

  constructor(private readonly root: RootStore) {
    this.code = new PhoneCode(root, 'login', () => this.checkedMobile())
    makeAutoObservable<this, 'root' | 'wxCode'>(
      this,
      {
        root: false,
        wxCode: false,
        form: false,
        code: false,
        login: false,
        wechatLogin: false,
      },
      { autoBind: true },
    )
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

  /** Logs in; on success leads to `redirect`, an address of ours, or to the home page. */
  async submit(redirect: string | undefined): Promise<void> {
    const { mobile, smsCode } = this.form.values
    const input = { mobile: compactNumber(mobile), smsCode: compactNumber(smsCode) }
    const answer = await this.login.submit(input)
    if (answer !== undefined) return this.enter(redirect)
    // After a definite refusal the next try is a new request, and a WeChat code serves once.
    if (this.login.error?.kind === 'business') this.wxCode = undefined
    this.explain(this.login.error)
  }

  /** Logs in by WeChat account, once the agreements are accepted; says so when nobody has bound it yet. */
  async submitWechat(redirect: string | undefined): Promise<void> {
    this.form.leave('agreed')
    if (this.form.errorOf('agreed') !== undefined) return
    const isBound = await this.wechatLogin.submit(undefined)
    if (isBound) return this.enter(redirect)
    const { error } = this.wechatLogin
    this.explain(error)
    const text = isBound === false ? '此微信尚未绑定，请用手机号登录一次' : error && messageOf(error)
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

  /** The number, if it is one; what is wrong with it shows from now on. */
  private checkedMobile(): string | undefined {
    this.form.leave('mobile')
    return this.form.errorOf('mobile') === undefined ? compactNumber(this.form.values.mobile) : undefined
  }

  private enter(redirect: string | undefined): void {
    this.root.expectCustomer()
    this.root.navigation.openAddress(redirect ?? '', 'relaunch')
  }

  private explain(error: AppError | undefined): void {
    if (!error) return
    this.form.takeServerErrors(fieldErrorsOf(error))
    if (error.code !== INNER.stateConflict) return
    // A newer version came out since it was read here.
    this.reading.forget()
    this.form.set('agreed', false)
  }
}

/** Business errors reach the customer by whoever called; the others were shown already. */
function messageOf(error: AppError): string | undefined {
  return error.kind === 'business' ? (fieldErrorsOf(error)[0]?.msg ?? error.message) : undefined
}
