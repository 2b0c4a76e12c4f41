import { makeAutoObservable, runInAction } from 'mobx'
import {
  type Claim,
  type ClaimablePlan,
  CLAIM_FILES_MAX,
  conditionalDistDetail,
  conditionalDistPlan,
  conditionalDistSubmit,
} from '@/contract/claim'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import type { FlowStore } from '@/domains/flow/flows'
import { ServerDraft } from '@/domains/flow/server-draft'
import { FileList } from '@/domains/uploads/file-list'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import type { CancelSignal } from '@/lib/cancellation'
import { claimAmountError, CLAIM_REMARK_MAX, expectDateError } from '@/lib/claim-rules'
import { thousands } from '@/lib/format-number'
import { countedText } from '@/lib/counted-text'
import { text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { moneyText } from '@/stores/form/typed'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { claimDraft, claimOf, claimPlanOf } from '../queries'

type ClaimInput = Omit<RequestOf<typeof conditionalDistSubmit>, 'requestNo' | 'verifyToken'>
type Submitted = ResponseOf<typeof conditionalDistSubmit>

/** What is claimed under, and the rejected claim that is supplemented. */
export interface ClaimBasis {
  readonly plan: ClaimablePlan
  readonly rejected: Claim | undefined
}

const remarkRule = (remark: string) =>
  countedText(remark).length > CLAIM_REMARK_MAX ? `请输入${CLAIM_REMARK_MAX}字以内的说明` : undefined

/**
 * A claim as it is filled in: its plan, what is typed with its draft, and handing it in. The subject is the plan's id, and behind a
 * blank the id of the rejected claim that is supplemented.
 */
export class ClaimApplication implements FlowStore {
  readonly basis: Resource<ClaimBasis>
  readonly files: FileList
  readonly form
  readonly draft: ServerDraft
  readonly application: VerifiedSubmission<ClaimInput, Submitted>
  readonly submission
  /** It is handed in. */
  isOver = false
  private readonly planId: string
  private readonly rejectedId: string

  constructor(
    private readonly root: RootStore,
    subject: string,
  ) {
    const [planId = '', rejectedId = ''] = subject.split(' ')
    this.planId = planId
    this.rejectedId = rejectedId
    this.files = new FileList(root, {
      purpose: UPLOAD_PURPOSE.distribution,
      max: CLAIM_FILES_MAX,
      label: '证明材料',
      required: '请上传证明材料',
    })
    this.form = new Form({
      amount: moneyText({
        rule: amount => claimAmountError(amount, this.basis.data?.plan.cap ?? amount),
        required: '请填写正确的分配金额',
        label: '申请金额',
      }),
      expectDate: text({
        rule: date => expectDateError(date, this.basis.data?.plan.today ?? ''),
        required: '请选择期望支付日期',
        label: '期望支付日期',
      }),
      remark: text({ rule: remarkRule, clean: countedText, isOptional: true, label: '说明' }),
      files: this.files.field,
    })
    this.draft = new ServerDraft(root, claimDraft(planId), this.form)
    this.basis = new Resource(signal => this.fetch(signal))
    this.application = new VerifiedSubmission<ClaimInput, Submitted>(root, {
      endpoint: conditionalDistSubmit,
      proof: 'claim',
      subject: () => planId,
      act: '分配申请',
      send: (input, requestNo) => root.write(conditionalDistSubmit, input, { label: '提交', requestNo }),
      touches: ['trusts'],
      onFound: () => this.leave(),
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: this.application,
      input: ({ amount, expectDate, remark, files }): ClaimInput => ({
        ...{ planId, distId: rejectedId || undefined, amount, expectDate, remark },
        fileIds: files.map(({ fileId }) => fileId),
      }),
      confirm: ({ amount }) => this.confirm(amount),
      onDone: answer => this.finish(answer),
      onConflict: () => this.basis.load(),
    })
    makeAutoObservable<this, 'root' | 'planId' | 'rejectedId'>(
      this,
      {
        ...{ root: false, planId: false, rejectedId: false, basis: false, files: false, form: false },
        ...{ draft: false, application: false, submission: false },
      },
      { autoBind: true },
    )
  }

  dispose(): void {
    this.draft.dispose()
    this.files.dispose()
  }

  private async fetch(signal: CancelSignal): Promise<ClaimBasis> {
    const { root, planId, rejectedId } = this
    const [plan, rejected] = await Promise.all([
      root.read(conditionalDistPlan, claimPlanOf({ planId }), signal),
      rejectedId ? root.read(conditionalDistDetail, claimOf({ distId: rejectedId }), signal) : undefined,
      this.draft.found ? undefined : this.draft.load(),
    ])
    runInAction(() => this.suggest(rejected))
    return { plan, rejected }
  }

  /** What was refused is there to be supplemented. */
  private suggest(rejected: Claim | undefined): void {
    if (!rejected || (this.draft.found?.revision ?? 0) > 0 || this.form.isDirty) return
    const { amount, remark, files } = rejected
    this.form.fill({
      ...{ amount: amount.replace(/\.00$/, ''), expectDate: '', remark },
      files: files.map(({ fileId, mime, size }) => ({ fileId, mime, size })),
    })
    this.draft.settle()
  }

  private confirm(amount: string): Promise<boolean> {
    const { data } = this.basis
    return this.root.ui.confirm({
      // What is typed stays covered while the eye is shut.
      title: this.root.ui.areAmountsHidden ? '提交分配申请？' : `申请分配 ${thousands(amount)} 元？`,
      message: `向受益人 ${data?.plan.beneNameMask ?? ''} 分配，审核通过后支付到其收款账户。`,
      confirmText: '提交申请',
    })
  }

  private finish({ distId }: Submitted): void {
    this.isOver = true
    this.draft.end()
    this.root.navigation.go('trust-requests/claim', { distId }, 'replace')
  }

  /** An earlier claim turned out to have arrived: it stands among those of the trust. */
  private leave(): void {
    const trustId = this.basis.data?.plan.trustId
    this.isOver = true
    this.draft.end()
    this.root.navigation.go('trust-requests/claims', { trustId }, 'replace')
  }
}
