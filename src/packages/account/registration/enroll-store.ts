import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { wasRefused } from '@/contract/refusal'
import { REGISTRATION_AGREEMENTS, referrerInfo, registerSubmit } from '@/contract/registration'
import { agreementError, AGREEMENTS_TO_READ } from '@/domains/agreements/agreements-to-read'
import { ReadAgreements } from '@/domains/agreements/read-agreements'
import { mobileText } from '@/domains/contact/contact-parts'
import { PhoneCode } from '@/domains/verification/phone-code'
import type { AppError } from '@/lib/app-error'
import { flag } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { smsCodeText } from '@/stores/form/typed'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { referrerOf } from '../queries'
import { NewCustomer } from './new-customer'

/** Registration by phone and code; what was typed stays, whatever a call answers. */
export class EnrollStore {
  readonly form = new Form({
    mobile: mobileText(),
    smsCode: smsCodeText(),
    agreed: flag({ rule: agreed => agreementError(agreed, this.unread) }),
  })

  readonly code: PhoneCode
  readonly referrer: Resource<ResponseOf<typeof referrerInfo>>

  readonly registration = new Submission<
    { mobile: string; smsCode: string },
    ResponseOf<typeof registerSubmit>
  >(({ mobile, smsCode }, requestNo) =>
    this.root.write(
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

  readonly submission = new FormSubmission({
    form: this.form,
    write: this.registration,
    input: ({ mobile, smsCode }) => ({ mobile, smsCode }),
    onDone: ({ mobileMask }) => this.welcome(mobileMask),
    onConflict: () => this.readAnew(),
    onFailed: error => this.checkReferral(error),
  })

  /** `referralCode` of the link, `''` without one. */
  constructor(
    private readonly root: RootStore,
    public referralCode: string,
  ) {
    this.code = new PhoneCode(root, 'register', () => this.form.fields.mobile.checked())
    this.referrer = new Resource(signal =>
      root.read(referrerInfo, referrerOf({ referralCode: this.referralCode }), signal),
    )
    this.reading.want(REGISTRATION_AGREEMENTS)
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, form: false, code: false, referrer: false, registration: false, submission: false },
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
    return wasRefused<typeof registerSubmit>(this.registration.error, 'alreadyRegistered')
  }

  /** Registers without whoever shared the link. */
  dropReferral(): void {
    this.referralCode = ''
  }

  /** Stops the countdown when the page goes. */
  dispose(): void {
    this.code.dispose()
    this.reading.want([])
  }

  private get reading(): ReadAgreements {
    return this.root.get(ReadAgreements)
  }

  private welcome(mobileMask: string): void {
    this.root.get(NewCustomer).note(mobileMask)
    this.root.navigation.go('account/registered', {}, 'replace')
  }

  /** A newer version of the agreements came out since they were read here. */
  private readAnew(): void {
    this.reading.forget()
    this.form.fields.agreed.set(false)
  }

  private checkReferral({ fieldErrors }: AppError): void {
    if (fieldErrors.some(({ field }) => field === 'referralCode')) this.dropReferral()
  }
}
