import { makeAutoObservable } from 'mobx'
import { INNER, type FieldError } from '@/contract/codes'
import { smsCodeSend, smsLogin, wxLogin } from '@/contract/session'
import type { AppError } from '@/lib/app-error'
import { mobileRule, smsCodeRule } from '@/lib/validate'
import { requestWechatCode } from '@/platform/wechat-login'
import { FormModel } from '@/stores/form-model'
import type { RootStore } from '@/stores/root-store'
import { Submission } from '@/stores/submission'
import { CodeRequest } from '@/domains/verification/code-request'

interface LoginValues {
  mobile: string
  smsCode: string
  agreed: boolean
}

function fieldErrors(error: AppError): readonly FieldError[] {
  const data = error.data as { errors?: readonly FieldError[] } | null | undefined
  return error.code === INNER.invalidInput ? (data?.errors ?? []) : []
}

/** Login by phone and SMS code: a code may be asked for again after the seconds the server said. */
export class LoginStore {
  readonly form = new FormModel<LoginValues>({
    mobile: { initial: '', error: mobileRule },
    smsCode: { initial: '', error: smsCodeRule },
    agreed: { initial: false, error: agreed => (agreed ? undefined : '请阅读并同意相关协议') },
  })

  readonly code = new CodeRequest<string>(async mobile => {
    const { resendSeconds } = await this.root.api.call(
      smsCodeSend,
      { mobile, scene: 'login' },
      { label: '发送', showLoading: false },
    )
    return resendSeconds
  })

  readonly login = new Submission<LoginValues, unknown>(async ({ mobile, smsCode }, requestNo) => {
    // Kept for a second try: the same `requestNo` must carry the same payload.
    this.wxCode ??= await requestWechatCode()
    return this.root.api.call(
      smsLogin,
      { mobile, smsCode, agreed: '1', wxCode: this.wxCode },
      { label: '登录', requestNo },
    )
  })

  /** Login by WeChat account; answers whether a customer has bound it. */
  readonly wechatLogin = new Submission<undefined, boolean>(async () => {
    const wxCode = await requestWechatCode()
    if (wxCode === undefined) return false
    const { isBound } = await this.root.api.call(wxLogin, { wxCode })
    return isBound === '1'
  })

  private wxCode: string | undefined

  constructor(private readonly root: RootStore) {
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

  /** Asks for a code, once the phone number is right. */
  async requestCode(): Promise<void> {
    this.form.leave('mobile')
    if (this.form.errorOf('mobile') !== undefined) return
    await this.code.request(this.form.values.mobile)
    this.takeError(this.code.submission.error)
  }

  /** Logs in; on success leads to `redirect`, an address of ours, or to the home page. */
  async submit(redirect: string | undefined): Promise<void> {
    const answer = await this.login.submit({ ...this.form.values })
    this.takeError(this.login.error)
    if (answer === undefined) {
      // After a definite refusal the next try is a new request, and a WeChat code serves once.
      if (this.login.error?.kind === 'business') this.wxCode = undefined
      return
    }
    this.enter(redirect)
  }

  /** Logs in by WeChat account, once the agreements are accepted; says so when nobody has bound it yet. */
  async submitWechat(redirect: string | undefined): Promise<void> {
    this.form.leave('agreed')
    if (!this.form.values.agreed) return
    const isBound = await this.wechatLogin.submit(undefined)
    if (isBound) this.enter(redirect)
    else if (isBound === false) {
      const text = '此微信尚未绑定，请用手机号登录一次'
      this.root.ui.showMessage({ text, durationMs: 2000 }, 'error')
    }
  }

  /** Stops the countdown when the page goes. */
  dispose(): void {
    this.code.dispose()
  }

  private enter(redirect: string | undefined): void {
    this.root.user.expectCustomer()
    this.root.navigation.openAddress(redirect ?? '', 'relaunch')
  }

  private takeError(error: AppError | undefined): void {
    if (!error) return
    const wrong = fieldErrors(error)
    if (wrong.length > 0) this.form.takeServerErrors(wrong)
    else if (error.code === INNER.smsCodeWrong || error.code === INNER.smsCodeExpired) {
      this.form.takeServerErrors([{ field: 'smsCode', msg: error.message }])
    }
  }
}
