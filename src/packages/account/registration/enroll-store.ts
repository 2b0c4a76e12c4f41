import { makeAutoObservable } from 'mobx'
import { INNER } from '@/contract/codes'
import type { ResponseOf } from '@/contract/endpoint'
import { REGISTRATION_AGREEMENTS, referrerInfo, registerSubmit } from '@/contract/registration'
import { agreementError, AGREEMENTS_TO_READ } from '@/domains/agreements/agreements-to-read'
import { ReadAgreements } from '@/domains/agreements/read-agreements'
import { fieldErrorsOf } from '@/domains/verification/code-errors'
import { PhoneCode } from '@/domains/verification/phone-code'
import type { AppError } from '@/lib/app-error'
import { compactNumber, typedCodeRule, typedMobileRule } from '@/lib/typed-number'
import { FormModel } from '@/stores/primitives/form-model'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { NewCustomer } from './new-customer'

interface EnrollValues {
  mobile: string
  smsCode: string
  agreed: boolean
}

/** Registration by phone and code; what was typed stays, whatever a call answers. */
export class EnrollStore {
  readonly form = new FormModel<EnrollValues>({
    mobile: { initial: '', error: typedMobileRule },
    smsCode: { initial: '', error: typedCodeRule },
    agreed: { initial: false, error: agreed => agreementError(agreed, this.unread) },
  })

  readonly code: PhoneCode
  readonly referrer: Resource<ResponseOf<typeof referrerInfo>>

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
    this.code = new PhoneCode(root, 'register', () => this.checkedMobile())
    this.referrer = new Resource(signal =>
      root.api.call(referrerInfo, { referralCode: this.referralCode }, { showLoading: false, signal }),
    )
    this.reading.want(REGISTRATION_AGREEMENTS)
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, form: false, code: false, referrer: false, registration: false },
      { autoBind: true },
    )
  }

  /** What has not been read to its end. */
  get unread(): typeof AGREEMENTS_TO_READ {
    return AGREEMENTS_TO_READ.filter(({ code }) => !this.isRead(code))
  }

  isRead(code: string): boolean {
    return this.reading.versionOf(code) !== undefined
  }

  /** The phone is known already: the way on is the login. */
  get isKnown(): boolean {
    return this.registration.error?.code === INNER.alreadyRegistered
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
    this.root.navigation.go('account/registered', {}, 'replace')
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

  /** The number, if it is one; what is wrong with it shows from now on. */
  private checkedMobile(): string | undefined {
    this.form.leave('mobile')
    return this.form.errorOf('mobile') === undefined ? this.mobile : undefined
  }

  private explain(error: AppError | undefined): void {
    if (!error) return
    const errors = fieldErrorsOf(error)
    this.form.takeServerErrors(errors)
    if (errors.some(({ field }) => field === 'referralCode')) this.dropReferral()
    if (error.code === INNER.stateConflict) {
      this.reading.forget()
      this.form.set('agreed', false)
    }
  }
}
