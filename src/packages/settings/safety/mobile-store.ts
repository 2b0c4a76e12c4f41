import { makeAutoObservable, when } from 'mobx'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { mobileChange } from '@/contract/mobile-change'
import { AUTH_STATUS } from '@/contract/tables/customer'
import { PhoneCode } from '@/domains/verification/phone-code'
import { Proof } from '@/domains/verification/proof'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { compactMobile } from '@/lib/compact-number'
import { typedMobileRule } from '@/lib/typed-number'
import { routes } from '@/routes'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { phoneText, smsCodeText } from '@/stores/form/typed'
import type { RootStore } from '@/stores/root/root-store'

type ChangeInput = Pick<RequestOf<typeof mobileChange>, 'mobile' | 'smsCode'>

const PROVED: readonly string[] = [AUTH_STATUS.passed, AUTH_STATUS.expired, AUTH_STATUS.expiring]

/** Another phone to log in with: first it is proved who asks, then that the new phone is theirs. */
export class MobileStore {
  readonly form = new Form({
    mobile: phoneText({ rule: value => this.mobileError(value), label: '新手机号' }),
    smsCode: smsCodeText({ label: '验证码' }),
  })

  readonly code: PhoneCode
  readonly proof: Proof
  readonly change: VerifiedSubmission<ChangeInput, ResponseOf<typeof mobileChange>>
  readonly submission
  /** It was proved who asks; a proof that has run out since is asked for again with the form. */
  isProved = false
  private readonly stopWaiting: () => void

  constructor(private readonly root: RootStore) {
    this.code = new PhoneCode(root, 'newMobile', () => this.form.fields.mobile.checked())
    this.proof = new Proof(root, {
      scene: 'mobileChange',
      subject: '',
      needs: () => (this.needsFace ? 'face' : 'sms'),
    })
    this.change = new VerifiedSubmission<ChangeInput, ResponseOf<typeof mobileChange>>(root, {
      endpoint: mobileChange,
      touches: [],
      proof: this.proof,
      act: '更换手机号',
      send: ({ faceToken = '', ...input }, requestNo) =>
        root.write(mobileChange, { ...input, faceToken }, { label: '更换', requestNo }),
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: this.change,
      input: ({ mobile, smsCode }): ChangeInput => ({ mobile, smsCode }),
      onDone: answer => this.finish(answer),
    })
    makeAutoObservable<this, 'root' | 'stopWaiting'>(
      this,
      {
        ...{ root: false, stopWaiting: false, form: false, code: false },
        ...{ proof: false, change: false, submission: false },
      },
      { autoBind: true },
    )
    this.stopWaiting = when(() => this.proof.isProved, this.begin)
  }

  /** The phone may be lost or in other hands: whose identity is known shows their face, anybody else has the old phone. */
  get needsFace(): boolean {
    return PROVED.includes(this.root.user.user?.authStatus ?? '')
  }

  dispose(): void {
    this.stopWaiting()
    this.code.dispose()
    this.proof.dispose()
  }

  private mobileError(value: string): string | undefined {
    const isSame = compactMobile(value) === this.root.user.user?.telephone
    return isSame ? '新手机号与当前手机号相同，请输入另一个号码' : typedMobileRule(value)
  }

  private begin(): void {
    this.isProved = true
  }

  private finish({ telephone, signedOut }: ResponseOf<typeof mobileChange>): void {
    this.root.user.noteTelephone(telephone)
    const others = signedOut > 0 ? `，${signedOut} 台其他设备已退出登录` : ''
    this.root.navigation.returnTo(`/phone/${routes['settings/settings'].path}`)
    this.root.ui.showMessage({ text: `手机号已更换${others}`, durationMs: 4000 }, 'success')
  }
}
