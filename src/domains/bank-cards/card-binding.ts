import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { type BankCard, bankCardBind, bankCardVerify } from '@/contract/bank-card'
import type { RequestOf } from '@/contract/endpoint'
import { mobileText } from '@/domains/contact/contact-parts'
import { CodeRequest } from '@/domains/verification/code-request'
import { typedCodeRule } from '@/lib/typed-number'
import { uuid } from '@/lib/uuid'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { cardNoText, smsCodeText } from '@/stores/form/typed'
import { isUncertain, Submission } from '@/stores/primitives/submission'
import { IdentityStore } from '@/stores/root/identity-store'
import type { RootStore } from '@/stores/root/root-store'

interface Asked {
  readonly cardNo: string
  readonly mobile: string
  readonly verifyId: string
}

type BindInput = Omit<RequestOf<typeof bankCardBind>, 'requestNo'>

/**
 * Adds a card of the customer's own: the bank says whose and which it is, and sends the code to the phone that it has
 * (rule V-CARD). The number lies in no draft and goes with the sheet.
 */
export class CardBinding {
  readonly form
  readonly code: CodeRequest<undefined>
  readonly submission
  isOpen = false
  /** What the bank was asked about last. */
  private asked: Asked | undefined
  private readonly stop: () => void

  constructor(
    private readonly root: RootStore,
    onBound: (card: BankCard) => void,
    /** Nobody knows whether the card was added: the list does. */
    onUnsure: () => void,
  ) {
    this.form = new Form({
      cardNo: cardNoText({ isTransient: true }),
      mobile: mobileText({ isTransient: true, label: '银行预留手机号' }),
      smsCode: smsCodeText({
        rule: code => (this.verifyId ? typedCodeRule(code) : '请先获取验证码'),
        isTransient: true,
        label: '验证码',
      }),
    })
    this.code = new CodeRequest(() => this.verify())
    this.submission = new FormSubmission({
      form: this.form,
      write: new Submission<BindInput, BankCard>((input, requestNo) =>
        root.write(bankCardBind, input, { label: '绑定', requestNo }),
      ),
      input: ({ smsCode }): BindInput => ({ verifyId: this.verifyId, smsCode }),
      onDone: card => {
        this.close()
        onBound(card)
      },
      onFailed: error => (isUncertain(error) ? onUnsure() : undefined),
    })
    makeAutoObservable<this, 'root' | 'asked' | 'stop'>(
      this,
      { root: false, stop: false, asked: observableRef, form: false, code: false, submission: false },
      { autoBind: true },
    )
    // The native app reads the card and tells its number. It is taken out, so that the same card can be read again after a correction.
    const identity = root.get(IdentityStore)
    this.stop = reaction(
      () => identity.bankNo,
      bankNo => {
        if (!bankNo || !this.isOpen) return
        this.form.fields.cardNo.set(bankNo)
        identity.setBankNo('')
      },
    )
  }

  /** Why no code came, unless a field says so. */
  get problem(): string | undefined {
    const { error } = this.code
    return error && error.fieldErrors.length === 0 ? error.message : undefined
  }

  open(): void {
    this.root.get(IdentityStore).setBankNo('')
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
    this.asked = undefined
    this.submission.reset()
    this.code.reset()
    this.root.get(IdentityStore).setBankNo('')
  }

  /** 获取验证码: the bank is asked once card and phone are right. */
  async askForCode(): Promise<void> {
    const { cardNo, mobile } = this.form.fields
    const [card, phone] = [cardNo.checked(), mobile.checked()]
    if (card === undefined || phone === undefined) return
    await this.code.submit(undefined)
    const { error } = this.code
    if (error) this.form.takeErrors(error.fieldErrors)
  }

  dispose(): void {
    this.stop()
    this.code.dispose()
  }

  /** Of the card and phone that stand in the form; `''` while the bank was not asked about these. */
  private get verifyId(): string {
    const { cardNo, mobile } = this.form.fields
    const isSame = this.asked?.cardNo === cardNo.value && this.asked.mobile === mobile.value
    return isSame ? (this.asked?.verifyId ?? '') : ''
  }

  private async verify(): Promise<number> {
    const { cardNo, mobile } = this.form.fields
    const input = { cardNo: cardNo.value, mobile: mobile.value }
    const { verifyId, resendSeconds } = await this.root.write(bankCardVerify, input, {
      label: '发送',
      showLoading: false,
      requestNo: uuid(),
    })
    runInAction(() => {
      this.asked = { ...input, verifyId }
    })
    return resendSeconds
  }
}
