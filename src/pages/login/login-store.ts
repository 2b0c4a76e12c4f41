import { makeAutoObservable } from 'mobx'
import { INNER, type FieldError } from '@/contract/codes'
import { smsCodeSend, smsLogin } from '@/contract/session'
import type { AppError } from '@/lib/app-error'
import { mobileRule, smsCodeRule } from '@/lib/validate'
import { FormModel } from '@/stores/form-model'
import type { RootStore } from '@/stores/root-store'
import { Submission } from '@/stores/submission'

interface LoginValues {
  mobile: string
  smsCode: string
  agreed: boolean
}

const TICK_MS = 1000

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

  readonly codeRequest = new Submission<string, number>(async mobile => {
    const { resendSeconds } = await this.root.api.call(
      smsCodeSend,
      { mobile, scene: 'login' },
      { label: '发送', showLoading: false },
    )
    this.startCountdown(resendSeconds)
    return resendSeconds
  })

  readonly login = new Submission<LoginValues, unknown>((values, requestNo) =>
    this.root.api.call(
      smsLogin,
      { mobile: values.mobile, smsCode: values.smsCode, agreed: '1' },
      { label: '登录', requestNo },
    ),
  )

  /** Seconds until a code may be asked for again; 0: now. */
  secondsLeft = 0
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'timer'>(
      this,
      { root: false, timer: false, form: false, codeRequest: false, login: false },
      { autoBind: true },
    )
  }

  /** Asks for a code, once the phone number is right. */
  async requestCode(): Promise<void> {
    this.form.leave('mobile')
    if (this.form.errorOf('mobile') !== undefined || this.secondsLeft > 0) return
    await this.codeRequest.submit(this.form.values.mobile)
    this.takeError(this.codeRequest.error)
  }

  /** Logs in; on success leads to `redirect`, an address of ours, or to the home page. */
  async submit(redirect: string | undefined): Promise<void> {
    const answer = await this.login.submit({ ...this.form.values })
    this.takeError(this.login.error)
    if (answer === undefined) return
    this.root.user.expectCustomer()
    this.root.navigation.openAddress(redirect ?? '', 'relaunch')
  }

  /** Stops the countdown when the page goes. */
  dispose(): void {
    clearInterval(this.timer)
  }

  private takeError(error: AppError | undefined): void {
    if (!error) return
    const wrong = fieldErrors(error)
    if (wrong.length > 0) this.form.takeServerErrors(wrong)
    else if (error.code === INNER.smsCodeWrong || error.code === INNER.smsCodeExpired) {
      this.form.takeServerErrors([{ field: 'smsCode', msg: error.message }])
    }
  }

  private startCountdown(seconds: number): void {
    clearInterval(this.timer)
    this.secondsLeft = seconds
    this.timer = setInterval(() => this.tick(), TICK_MS)
  }

  private tick(): void {
    this.secondsLeft -= 1
    if (this.secondsLeft <= 0) clearInterval(this.timer)
  }
}
