import { makeAutoObservable, runInAction } from 'mobx'
import type { RequestOf } from '@/contract/endpoint'
import { wasRefused } from '@/contract/refusal'
import { contractSign, type SignedContract } from '@/contract/signing'
import { gateOfRefusal } from '@/domains/gates/gate-route'
import { SignatureStore } from '@/domains/signature/signature-store'
import { Proof } from '@/domains/verification/proof'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import type { AppError } from '@/lib/app-error'
import { consent } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import type { RootStore } from '@/stores/root/root-store'
import type { ContractSigning } from '../shared/contract-signing'

type SignInput = Omit<RequestOf<typeof contractSign>, 'requestNo' | 'faceToken' | 'verifyToken'>

/** The last step: the customer is there, by face and by code, and signs all papers at once. */
export class SignatureStep {
  readonly form = new Form({ certificate: consent('请阅读并同意使用电子签名证书') })
  readonly proof: Proof
  readonly signature: SignatureStore
  readonly signing: VerifiedSubmission<SignInput, SignedContract>
  /** The customer is known to be there: the signature is asked for. */
  isProved = false

  constructor(
    root: RootStore,
    private readonly contract: ContractSigning,
  ) {
    const { orderId } = contract
    this.proof = new Proof(root, { scene: 'signing', subject: orderId, needs: 'both', form: this.form })
    this.signature = new SignatureStore(root, 'contract')
    this.signing = new VerifiedSubmission<SignInput, SignedContract>(root, {
      endpoint: contractSign,
      proof: this.proof,
      act: '签署',
      send: (input, requestNo) =>
        root.write(
          contractSign,
          { ...input, docs: [...input.docs], faceToken: input.faceToken ?? '' },
          { label: '签署', requestNo },
        ),
      touches: ['applications', 'orders'],
      onFound: () => void contract.contract.load(),
    })
    makeAutoObservable<this, 'contract'>(
      this,
      {
        ...{ contract: false, form: false, proof: false },
        ...{ signature: false, signing: false },
      },
      { autoBind: true },
    )
  }

  /** What the customer has to settle elsewhere before it can be signed, as the last refusal says. */
  get missingGate(): string | undefined {
    const { error } = this.signing
    return error && gateOfRefusal(error.code)
  }

  /** Face, then code; what is proved already is not asked for again. */
  async prove(): Promise<void> {
    if (!this.form.check()) return
    const { error } = this.signing
    // What was missing has been settled since, or the server says it again.
    if (error && this.isUnfit(error)) this.signing.reset()
    const tokens = await this.proof.request()
    if (tokens) this.show(true)
  }

  /** The call that is waited for may have been made meanwhile. */
  askAgain(): void {
    void this.contract.contract.load()
  }

  /** Back from the signature to what is signed. */
  stepBack(): void {
    this.show(false)
  }

  /** Signs all papers; proofs that ran out while the customer wrote are asked for again, and the papers stay read. */
  async sign(signFileId: string): Promise<void> {
    const answer = await this.signing.submit(this.sameOr(signFileId))
    if (answer) return this.contract.finish()
    const { error } = this.signing
    if (!error) return
    // The signature was not taken: another one is wanted.
    if (wasRefused<typeof contractSign>(error, 'invalidInput') || this.isUnfit(error)) this.signature.reset()
    if (this.isUnfit(error)) this.stepBack()
    if (wasRefused<typeof contractSign>(error, 'stateConflict')) await this.contract.catchUp(error)
  }

  dispose(): void {
    this.signature.dispose()
  }

  /** The customer could not buy the product any more: more than this page can mend. */
  private isUnfit(error: AppError): boolean {
    return (
      wasRefused<typeof contractSign>(error, 'suitabilityMismatch') || gateOfRefusal(error.code) !== undefined
    )
  }

  private show(isProved: boolean): void {
    runInAction(() => {
      this.isProved = isProved
    })
  }

  /** What nobody knows the outcome of, if only the signature is another: two of them would be two writes. */
  private sameOr(signFileId: string): SignInput {
    const unsettled = this.signing.submission.uncertainInput
    const { orderId, seen } = this.contract
    if (!unsettled) return { orderId, docs: [...seen], signFileId }
    return { orderId: unsettled.orderId, docs: unsettled.docs, signFileId: unsettled.signFileId }
  }
}
