import { makeAutoObservable } from 'mobx'
import { INNER } from '@/contract/codes'
import { type NamedScene, PICTURE_SCENES, smsCodeSend } from '@/contract/session'
import type { RootStore } from '@/stores/root/root-store'
import { isPictureRefusal } from './code-errors'
import { FormSubmission } from '@/stores/form/form-submission'
import { CodeRequest } from './code-request'
import { PictureCheck, type SolvedPicture } from './picture-check'

type CodeInput = { readonly mobile: string; readonly channel: 'sms' | 'voice' } & Partial<SolvedPicture>

/**
 * A code to a phone that is not known to be the customer's: by text, after a picture where the server wants one, or by a call
 * without (rule EL-06).
 */
export class PhoneCode {
  readonly picture: PictureCheck
  readonly request: CodeRequest<CodeInput>
  /** The picture as the customer has read it, and with it the request for a code. */
  readonly solving
  /** The number that the picture is solved for. */
  private pictureMobile = ''

  /** `mobile` answers the number that was typed, or says at its field what is wrong with it. */
  constructor(
    private readonly root: RootStore,
    private readonly scene: NamedScene,
    private readonly mobile: () => string | undefined,
  ) {
    this.picture = new PictureCheck(root, scene)
    this.request = new CodeRequest<CodeInput>(async input => {
      const { resendSeconds } = await root.write(
        smsCodeSend,
        { scene, ...input },
        { label: '发送', showLoading: false },
      )
      return resendSeconds
    })
    this.solving = new FormSubmission({
      form: this.picture.form,
      write: this.request,
      input: ({ captchaCode }): CodeInput => ({
        mobile: this.pictureMobile,
        channel: 'sms',
        captchaId: this.picture.captchaId,
        captchaCode,
      }),
      onDone: () => this.picture.close(),
      onFailed: error => this.picture.refused(error),
    })
    makeAutoObservable<this, 'root' | 'scene' | 'mobile'>(
      this,
      { root: false, scene: false, mobile: false, picture: false, request: false, solving: false },
      { autoBind: true },
    )
  }

  /** Why no code came, unless a field is the reason. */
  get problem(): string | undefined {
    const { error } = this.request
    return error && error.code !== INNER.invalidInput ? error.message : undefined
  }

  /** 获取验证码: a registration or a new phone shows the picture first, a login only once the server asks for it. */
  async askForText(): Promise<void> {
    const mobile = this.mobile()
    if (this.request.secondsLeft > 0 || mobile === undefined) return
    if (PICTURE_SCENES.includes(this.scene)) return this.showPicture(mobile)
    await this.request.submit({ mobile, channel: 'sms' })
    const { error } = this.request
    if (error && isPictureRefusal(error)) this.showPicture(mobile)
  }

  /** 语音验证码: the phone is called, and no picture has to be seen. */
  async call(): Promise<void> {
    const mobile = this.mobile()
    if (mobile === undefined || this.request.secondsLeft > 0) return
    this.picture.close()
    await this.request.submit({ mobile, channel: 'voice' })
    if (this.request.error) return
    this.root.ui.showMessage({ text: '请留意来电，语音将读出验证码', durationMs: 4000 }, 'success')
  }

  private showPicture(mobile: string): void {
    this.pictureMobile = mobile
    this.picture.open()
  }

  /** Stops the countdown when the page goes. */
  dispose(): void {
    this.request.dispose()
  }
}
