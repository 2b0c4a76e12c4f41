import { makeAutoObservable } from 'mobx'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { FACE_ABOVE, redeemApply, redeemPreCheck } from '@/contract/redemption'
import { Proof } from '@/domains/verification/proof'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { compareDecimals, isPositive, parseDecimal } from '@/lib/decimal'
import { thousands } from '@/lib/format-number'
import { redeemError } from '@/lib/redemption'
import { type LotProceeds, proceedsOfLots } from '@/lib/share-lots'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { sharesText } from '@/stores/form/typed'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { redemptionTerms } from '../queries'

export type RedemptionTerms = ResponseOf<typeof redeemPreCheck>
type ApplyInput = Pick<RequestOf<typeof redeemApply>, 'positionId' | 'shares'>
type ApplyAnswer = ResponseOf<typeof redeemApply>

/** Redeeming a position: its terms today, how many shares, what they would bring, and sending it with a proof. */
export class RedeemStore {
  readonly terms: Resource<RedemptionTerms>
  readonly form = new Form({
    shares: sharesText({ rule: shares => this.sharesError(shares), draft: true }),
  })
  /** A code, or the face for a large sum. */
  readonly proof: Proof
  readonly application: VerifiedSubmission<ApplyInput, ApplyAnswer>
  readonly submission

  constructor(
    private readonly root: RootStore,
    positionId: string,
  ) {
    this.terms = new Resource(signal => root.read(redeemPreCheck, redemptionTerms({ positionId }), signal))
    this.proof = new Proof(root, {
      scene: 'redemption',
      subject: positionId,
      needs: () => (this.needsFace ? 'face' : 'sms'),
      form: this.form,
    })
    this.application = new VerifiedSubmission<ApplyInput, ApplyAnswer>(root, {
      endpoint: redeemApply,
      proof: this.proof,
      act: '赎回',
      send: ({ faceToken = '', ...input }, requestNo) =>
        root.write(redeemApply, { ...input, faceToken }, { label: '赎回', requestNo }),
      touches: ['trades'],
      onFound: () => void this.terms.load(),
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: this.application,
      input: ({ shares }): ApplyInput => ({ positionId, shares }),
      confirm: ({ shares }) => this.confirm(shares),
      onDone: ({ tradeId }) => root.navigation.go('assets/redemption', { tradeId }, 'replace'),
      // Another device redeemed, or the day's time is over: the terms say so now.
      onConflict: () => this.terms.load(),
      onFailed: () => this.terms.load(),
    })
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, terms: false, form: false, proof: false, application: false, submission: false },
      { autoBind: true },
    )
  }

  /** What the shares in the form would bring by the newest net value; nothing while they are not right. */
  get estimate(): LotProceeds | undefined {
    const { data } = this.terms
    const shares = this.form.fields.shares.value
    if (!data || redeemError(shares, data)) return undefined
    return proceedsOfLots(data.lots, shares, data.netValue)
  }

  /** 全部: everything that is free. */
  takeAll(): void {
    const { data } = this.terms
    if (data) this.form.fields.shares.set(data.availableShares)
  }

  dispose(): void {
    this.proof.dispose()
  }

  private get needsFace(): boolean {
    return compareDecimals(this.estimate?.gross, FACE_ABOVE) === 1
  }

  private sharesError(shares: string): string | undefined {
    const { data } = this.terms
    return data && redeemError(shares, data)
  }

  private confirm(shares: string): Promise<boolean> {
    const { data } = this.terms
    if (!data) return Promise.resolve(false)
    const left = parseDecimal(data.availableShares)
      ?.minus(parseDecimal(shares) ?? 0)
      .toFixed(2)
    // What is held stays covered while the eye is shut.
    const { fee = '' } = this.estimate ?? {}
    const cost = isPositive(fee) ? `预估赎回费 ${thousands(fee)} 元。` : ''
    const rest = this.root.ui.areAmountsHidden ? '' : `${cost}赎回后可用份额 ${thousands(left)} 份。`
    return this.root.ui.confirm({
      title: `确认赎回 ${thousands(shares)} 份？`,
      message: `${data.productName}，按 ${data.tradeDay} 净值确认，预计 ${data.expectedArriveDate} 到账 ${data.bankNameMask}。${rest}`,
      confirmText: '确认赎回',
    })
  }
}
