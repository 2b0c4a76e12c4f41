import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { riskResult, type RiskResultAnswer, riskResultConfirm } from '@/contract/risk'
import { SmsCheck } from '@/domains/verification/sms-check'
import { SmsCheckForm } from '@/domains/verification/sms-check-form'
import { type Proofs, type ProofSource, VerifiedSubmission } from '@/domains/verification/verified-submission'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { riskResultOf } from '../queries'

type Confirmed = ResponseOf<typeof riskResultConfirm>

/** The code that is typed on the page itself, exchanged for its token when the result is confirmed. */
class TypedCode implements ProofSource {
  readonly sms: SmsCheck
  readonly typed: SmsCheckForm

  constructor(root: RootStore, resultId: () => string) {
    this.sms = new SmsCheck('riskConfirm', resultId)
    this.typed = new SmsCheckForm(root, this.sms)
  }

  async request(): Promise<Proofs | undefined> {
    const { form, verification } = this.typed
    const verifyToken = await verification.submit(form.value.smsCode)
    if (verifyToken !== undefined) return { verifyToken }
    form.takeErrors(verification.error?.fieldErrors ?? [])
    return undefined
  }

  settle(): void {
    // A code is typed anew after every refusal.
  }
}

/** Confirms a result with a code: from then on it counts. */
export class ResultConfirmation {
  readonly result: Resource<RiskResultAnswer>
  readonly write: VerifiedSubmission<{ readonly resultId: string }, Confirmed>
  readonly submission
  private readonly code: TypedCode

  constructor(
    private readonly root: RootStore,
    private readonly address: { readonly resultId?: string; readonly returnTo?: string },
  ) {
    this.result = new Resource(signal =>
      root.read(riskResult, riskResultOf({ resultId: address.resultId }), signal),
    )
    this.code = new TypedCode(root, () => this.resultId)
    this.write = new VerifiedSubmission(root, {
      endpoint: riskResultConfirm,
      proof: this.code,
      act: '确认',
      touches: ['risk'],
      send: (input, requestNo) => root.write(riskResultConfirm, input, { label: '确认', requestNo }),
      onFound: () => void this.result.load(),
    })
    this.submission = new FormSubmission({
      form: this.code.typed.form,
      write: this.write,
      input: () => ({ resultId: this.resultId }),
      onDone: () => this.leave(),
      onConflict: () => this.result.load(),
    })
    makeAutoObservable<this, 'root' | 'address' | 'code'>(
      this,
      { root: false, address: false, code: false, result: false, write: false, submission: false },
      { autoBind: true },
    )
  }

  /** Sends codes, and has what is typed. */
  get sms(): SmsCheckForm {
    return this.code.typed
  }

  /** Why nothing was confirmed, or no code came, unless the field says so. */
  get problem(): string | undefined {
    const { form, verification, code } = this.sms
    const refusal = form.errors.length > 0 ? undefined : verification.problem
    return this.submission.problem ?? refusal ?? code.problem
  }

  dispose(): void {
    this.sms.dispose()
  }

  private get resultId(): string {
    return this.result.data?.result?.resultId ?? ''
  }

  /** Back to what waited for the result; else to the result, which has changed. */
  private leave(): void {
    const { navigation } = this.root
    const { returnTo } = this.address
    if (returnTo) navigation.returnTo(returnTo)
    else navigation.back()
  }
}
