import { makeAutoObservable, reaction, runInAction } from 'mobx'
import {
  assetCertApply,
  assetCertDetail,
  assetCertPrepare,
  assetCertPreview,
  type CertificateDetail,
  type CertPosition,
  type CertPreview,
  type CertStanding,
} from '@/contract/certificate'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import type { FlowStore } from '@/domains/flow/flows'
import { ServerDraft } from '@/domains/flow/server-draft'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { toAppError } from '@/lib/app-error'
import type { CancelSignal } from '@/lib/cancellation'
import { addDecimals } from '@/lib/decimal'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { certificateDraft, certificateOf, certificatePreview, certificateStanding } from '../queries'
import { type CertificateForm, certificateForm } from './certificate-form'
import { TypedEmail } from './typed-email'

type ApplyInput = Omit<RequestOf<typeof assetCertApply>, 'requestNo' | 'verifyToken'>
type Applied = ResponseOf<typeof assetCertApply>
type Cover = RequestOf<typeof assetCertPreview>

/** What the certificate would say, or why there would be none: a day without assets. */
export type Previewed =
  | { readonly kind: 'shown'; readonly preview: CertPreview }
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * An application under way: what is typed with its draft, what the certificate would say, and handing it in. `certId` is the
 * rejected certificate that it begins with, `''` for none.
 */
export class CertificateApplication implements FlowStore {
  readonly standing: Resource<CertStanding>
  readonly preview: Resource<Previewed>
  readonly form: CertificateForm
  readonly draft: ServerDraft
  readonly application: VerifiedSubmission<ApplyInput, Applied>
  readonly submission
  /** It is handed in. */
  isOver = false
  private readonly stopPreviews: () => void
  /** Whose it is: dropped with the customer, however late this page closes. */
  private readonly email: TypedEmail

  constructor(
    private readonly root: RootStore,
    private readonly certId: string,
  ) {
    this.email = root.get(TypedEmail)
    this.form = certificateForm({
      lastDay: () => this.standing.data?.lastDay ?? '',
      held: ids => this.held.filter(({ productId }) => ids.includes(productId)).map(row => row.productId),
      email: this.email.value,
    })
    this.draft = new ServerDraft(root, certificateDraft(certId), this.form)
    this.standing = new Resource(async signal => {
      const [standing, draft, earlier] = await Promise.all([
        root.read(assetCertPrepare, certificateStanding(), signal),
        this.draft.load(),
        certId ? root.read(assetCertDetail, certificateOf({ certId }), signal) : undefined,
      ])
      if (earlier && draft.revision === 0) this.repeat(earlier)
      return standing
    })
    this.preview = new Resource(signal => this.fetchPreview(signal))
    this.application = new VerifiedSubmission(root, {
      endpoint: assetCertApply,
      proof: 'assetCert',
      act: '资产证明申请',
      send: (input, requestNo) => root.write(assetCertApply, input, { label: '申请', requestNo }),
      touches: ['certificates'],
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: this.application,
      input: (): ApplyInput => this.input,
      onDone: answer => this.finish(answer),
      onConflict: () => this.refresh(),
    })
    makeAutoObservable<this, 'root' | 'certId' | 'stopPreviews' | 'email'>(
      this,
      {
        root: false,
        certId: false,
        stopPreviews: false,
        email: false,
        standing: false,
        preview: false,
        form: false,
        draft: false,
        application: false,
        submission: false,
      },
      { autoBind: true },
    )
    this.stopPreviews = reaction(
      () => JSON.stringify(this.cover),
      cover => {
        this.preview.reset()
        if (cover !== undefined) void this.preview.load()
      },
    )
  }

  /** What is to be certified, of all products; undefined while its days are not right. */
  get cover(): Cover | undefined {
    const { certType, certDate, startDate, endDate, holderRole } = this.form.fields
    const days = [certDate, startDate, endDate].filter(({ isShown }) => isShown)
    if (!this.standing.data || days.some(({ problem }) => problem !== undefined)) return undefined
    const dayOf = (field: typeof certDate) => (field.isShown ? field.value : '')
    return {
      certType: certType.value,
      certDate: dayOf(certDate),
      startDate: dayOf(startDate),
      endDate: dayOf(endDate),
      holderRole: holderRole.value,
      productIds: [],
    }
  }

  /** Every product that can be certified. */
  get held(): readonly CertPosition[] {
    const { data } = this.preview
    return data?.kind === 'shown' ? data.preview.positions : []
  }

  /** The products that are chosen of them. */
  get positions(): readonly CertPosition[] {
    const { productIds } = this.form.fields
    if (!productIds.isShown) return this.held
    return this.held.filter(({ productId }) => productIds.value.includes(productId))
  }

  /** What the chosen products come to: what is shown is what is applied for, to the cent. */
  get totalAmount(): string {
    return addDecimals(this.positions.map(({ amount }) => amount))?.toFixed(2) ?? '0.00'
  }

  /** Why it cannot be handed in, beside what its fields say. */
  get reason(): string | undefined {
    const { applyReason } = this.standing.data ?? {}
    if (applyReason) return applyReason
    const { kind } = this.preview.state
    if (kind === 'loading') return '正在计算证明内容'
    if (kind === 'error') return '证明内容没有获取成功，请重试'
    const { data } = this.preview
    return data?.kind === 'refused' ? data.reason : undefined
  }

  dispose(): void {
    this.stopPreviews()
    this.draft.dispose()
    // Who only goes back to look something up finds it again; it ends with the customer and with the page's reload.
    this.email.keep(this.isOver ? '' : this.form.fields.email.content)
  }

  private get input(): ApplyInput {
    const { scope: _scope, productIds, purpose, ...values } = this.form.value
    return {
      ...values,
      // A form that passed its check has a purpose.
      purpose: purpose as ApplyInput['purpose'],
      productIds: productIds ? this.positions.map(({ productId }) => productId) : [],
      totalAmount: this.totalAmount,
      fromCertId: this.certId || undefined,
    }
  }

  private async fetchPreview(signal: CancelSignal): Promise<Previewed> {
    const { cover } = this
    if (!cover) return { kind: 'refused', reason: '' }
    try {
      const preview = await this.root.read(assetCertPreview, certificatePreview(cover), signal)
      return { kind: 'shown', preview }
    } catch (error) {
      const { fieldErrors } = toAppError(error)
      const [first] = fieldErrors
      if (!first) throw error
      this.form.takeErrors(fieldErrors)
      return { kind: 'refused', reason: first.msg }
    }
  }

  /** Puts in what the rejected certificate said. */
  private repeat(earlier: CertificateDetail): void {
    const { startDate, certDate, productIds } = earlier
    const days = startDate ? { startDate, endDate: certDate } : { certDate }
    runInAction(() => {
      this.form.fill({ ...earlier, certDate: '', ...days, scope: productIds.length > 0 ? 'some' : 'all' })
      this.draft.settle()
    })
  }

  /** Limits or figures are not what they were when the page was opened. */
  private async refresh(): Promise<void> {
    await Promise.all([this.standing.load(), this.preview.load()])
  }

  private finish({ certId }: Applied): void {
    this.isOver = true
    this.draft.end()
    this.root.navigation.go('assets/certificate-applied', { certId }, 'replace')
  }
}
