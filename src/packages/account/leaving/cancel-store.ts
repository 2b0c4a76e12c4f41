import { makeAutoObservable } from 'mobx'
import {
  accountCancelApply,
  accountCancelCheck,
  accountCancelWithdraw,
  CANCEL_WORKING_DAYS,
  type Cancellation,
  type CancelCheck,
} from '@/contract/account-cancel'
import { CANCEL_REASON } from '@/contract/tables/account-cancel'
import { codesOf } from '@/contract/code-table'
import { type Agreement, agreementContent } from '@/contract/agreement'
import type { RequestOf } from '@/contract/endpoint'
import { cancelMachine } from '@/contract/machines/account-cancel'
import { agreementError } from '@/domains/agreements/agreements-to-read'
import { ReadingGate } from '@/domains/reading/reading-gate'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { choice, consent, flag } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { when } from '@/stores/form/group'
import { Resource } from '@/stores/primitives/resource'
import { isUncertain, Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'
import { cancelAgreement, cancelCheck } from '../queries'

type ApplyInput = Omit<RequestOf<typeof accountCancelApply>, 'requestNo' | 'verifyToken'>

/** Closing the account: what stands in the way, the agreement that is read for it, the application and taking it back. */
export class CancelStore {
  readonly standing: Resource<CancelCheck>
  readonly agreement: Resource<Agreement>
  readonly gate: ReadingGate
  readonly form = new Form({
    reason: choice({ isOptional: true, among: codesOf(CANCEL_REASON) }),
    waived: when(() => this.points > 0, consent('请确认放弃剩余积分')),
    agreed: flag({ rule: agreed => agreementError(agreed, this.unread), isTransient: true }),
  })
  readonly application: VerifiedSubmission<ApplyInput, Cancellation>
  readonly submission
  readonly withdrawal: Submission<{ applyNo: string }, Cancellation>

  constructor(private readonly root: RootStore) {
    this.standing = new Resource(signal => root.read(accountCancelCheck, cancelCheck(), signal))
    this.agreement = new Resource(signal => root.read(agreementContent, cancelAgreement(), signal))
    this.gate = new ReadingGate(root, { onReplaced: () => void this.agreement.load() })
    this.application = new VerifiedSubmission(root, {
      endpoint: accountCancelApply,
      touches: [],
      proof: 'accountCancel',
      act: '注销申请',
      send: (input, requestNo) => root.write(accountCancelApply, input, { label: '申请', requestNo }),
      onFound: () => void this.standing.load(),
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: this.application,
      input: ({ reason, waived }): ApplyInput => ({
        reason,
        waivePoints: waived ? '1' : '0',
        agreementVersion: this.agreement.data?.version ?? '',
      }),
      confirm: () =>
        root.ui.confirm({
          title: '确认申请注销账户？',
          message: `我们将在 ${CANCEL_WORKING_DAYS} 个工作日内审核，审核完成以前可以随时撤回。注销后，您将无法再登录和查询。`,
          confirmText: '继续申请',
          keepText: '暂不注销',
        }),
      onDone: application => this.take(application),
      onConflict: () => this.refresh(),
      // Nobody waits for what closes an account to be asked: the server says at once whether it came.
      onFailed: error => (isUncertain(error) ? this.application.catchUp() : undefined),
    })
    this.withdrawal = new Submission((input, requestNo) =>
      root.write(accountCancelWithdraw, input, { label: '撤回', requestNo }),
    )
    makeAutoObservable<this, 'root'>(
      this,
      {
        root: false,
        standing: false,
        agreement: false,
        gate: false,
        form: false,
        application: false,
        submission: false,
        withdrawal: false,
      },
      { autoBind: true },
    )
  }

  /** The application that waits for its decision. */
  get open(): Cancellation | undefined {
    const application = this.standing.data?.application
    return application && cancelMachine.allows(application.status, 'withdraw') ? application : undefined
  }

  /** Points that go with the account. */
  get points(): number {
    return this.standing.data?.points ?? 0
  }

  /** Takes the application back, once the customer has confirmed it. */
  async withdraw({ applyNo }: Cancellation): Promise<void> {
    const isSure = await this.root.ui.confirm({
      title: '撤回注销申请？',
      message: '撤回后账户照常使用，以后仍可重新申请。',
      confirmText: '撤回申请',
    })
    if (!isSure) return
    const answer = await this.withdrawal.submit({ applyNo })
    if (answer) this.take(answer)
    // It may have been decided meanwhile, or taken back although no answer came.
    else {
      await this.standing.load()
      if (!this.open) this.withdrawal.reset()
    }
  }

  private get unread(): readonly Agreement[] {
    const { data } = this.agreement
    return data && !this.gate.isRead ? [data] : []
  }

  private take(application: Cancellation): void {
    const { data } = this.standing
    if (data) this.standing.set({ ...data, application })
  }

  /** What stood on the page holds no more: something stands in the way now, or there is a newer agreement. */
  private async refresh(): Promise<void> {
    await Promise.all([this.standing.load(), this.agreement.load()])
  }
}
