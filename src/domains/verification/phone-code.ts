import { makeAutoObservable } from 'mobx'
import { INNER } from '@/contract/codes'
import { type PublicScene, smsCodeSend } from '@/contract/session'
import type { RootStore } from '@/stores/root/root-store'
import { isPictureRefusal } from './code-errors'
import { CodeRequest } from './code-request'
import { PictureCheck, type SolvedPicture } from './picture-check'

type CodeInput = { readonly mobile: string; readonly channel: 'sms' | 'voice' } & Partial<SolvedPicture>

/**
 * A code to a phone that nobody is logged in with: by text, after a picture where the server wants one, or by a call
 * without (rule EL-06).
 */
export class PhoneCode {
  readonly picture: PictureCheck
  readonly request: CodeRequest<CodeInput>

  /** `mobile` answers the number that was typed, or says at its field what is wrong with it. */
  constructor(
    private readonly root: RootStore,
    private readonly scene: PublicScene,
    private readonly mobile: () => string | undefined,
  ) {
    this.picture = new PictureCheck(root, scene)
    this.request = new CodeRequest<CodeInput>(async input => {
      const { resendSeconds } = await root.api.call(
        smsCodeSend,
        { scene, ...input },
        { label: '发送', showLoading: false },
      )
      return resendSeconds
    })
    makeAutoObservable<this, 'root' | 'scene' | 'mobile'>(
      this,
      { root: false, scene: false, mobile: false, picture: false, request: false },
      { autoBind: true },
    )
  }

  /** Why no code came, unless a field is the reason. */
  get problem(): string | undefined {
    const { error } = this.request.submission
    return error && error.code !== INNER.invalidInput ? error.message : undefined
  }

  /** 获取验证码: a registration shows the picture first, a login only once the server asks for it. */
  async askForText(): Promise<void> {
    const mobile = this.mobile()
    if (this.request.secondsLeft > 0 || mobile === undefined) return
    if (this.scene === 'register') return this.picture.open()
    await this.request.request({ mobile, channel: 'sms' })
    const { error } = this.request.submission
    if (error && isPictureRefusal(error)) this.picture.open()
  }

  /** The picture is solved: has the code sent. */
  async sendText(): Promise<void> {
    const mobile = this.mobile()
    const solved = this.picture.solve()
    if (mobile === undefined || !solved) return
    await this.request.request({ mobile, channel: 'sms', ...solved })
    const { error } = this.request.submission
    if (error) this.picture.refused(error)
    else this.picture.close()
  }

  /** 语音验证码: the phone is called, and no picture has to be seen. */
  async call(): Promise<void> {
    const mobile = this.mobile()
    if (mobile === undefined || this.request.secondsLeft > 0) return
    this.picture.close()
    await this.request.request({ mobile, channel: 'voice' })
    if (this.request.submission.error) return
    this.root.ui.showMessage({ text: '请留意来电，语音将读出验证码', durationMs: 4000 }, 'success')
  }

  /** Stops the countdown when the page goes. */
  dispose(): void {
    this.request.dispose()
  }
}
