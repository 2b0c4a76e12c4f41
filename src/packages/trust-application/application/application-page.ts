import { makeAutoObservable } from 'mobx'
import { FT_FILES_MAX, ftDeliverySubmit } from '@/contract/ft-application'
import { ftApplicationWithdraw } from '@/contract/my-trust'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { FileList } from '@/domains/uploads/file-list'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Submission } from '@/stores/primitives/submission'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { ApplicationSubmission } from '@/domains/trust-application/application-submission'
import { wayOn } from '@/domains/trust-application/application-flow'
import type { TrustApplication } from './trust-application'

interface Delivery {
  readonly applyId: string
  readonly voucherFileIds: string[]
}

/** What can be done with an application as a whole: going on, handing in, taking back, delivering. */
export class ApplicationPageStore {
  readonly submission: ApplicationSubmission
  readonly withdrawal: Submission<{ applyId: string }, unknown>
  readonly vouchers: FileList
  readonly delivery
  /** The sheet of the delivery is open. */
  isDelivering = false

  constructor(
    private readonly root: RootStore,
    readonly application: TrustApplication,
  ) {
    const { applyId } = application
    const touches = touching(root, 'applications')
    this.submission = new ApplicationSubmission(root, applyId, {
      onDone: () => application.reload(),
      leadTo: step => application.open(step),
    })
    this.withdrawal = new Submission(
      (input, requestNo) => root.write(ftApplicationWithdraw, input, { label: '撤回', requestNo }),
      { touches },
    )
    this.vouchers = new FileList(root, {
      ...{ purpose: UPLOAD_PURPOSE.payment, max: FT_FILES_MAX },
      ...{ label: '交付凭证', required: '请上传交付凭证' },
    })
    this.delivery = new FormSubmission({
      form: new Form({ voucherFileIds: this.vouchers.field }),
      write: new Submission<Delivery, unknown>(
        (input, requestNo) => root.write(ftDeliverySubmit, input, { label: '提交', requestNo }),
        { touches },
      ),
      input: ({ voucherFileIds }) => ({
        applyId,
        voucherFileIds: voucherFileIds.map(({ fileId }) => fileId),
      }),
      onDone: () => this.finishDelivery(),
      onConflict: () => application.reload(),
    })
    makeAutoObservable<this, 'root'>(
      this,
      {
        ...{ root: false, application: false, submission: false },
        ...{ withdrawal: false, vouchers: false, delivery: false },
      },
      { autoBind: true },
    )
  }

  /** On to the first open step. */
  goOn(): void {
    const { facts, applyId } = this.application
    if (facts) this.root.navigation.go(wayOn(facts), { applyId })
  }

  /** To the contract and its signature; back again it shows how far that is. */
  sign(): void {
    this.root.navigation.go('signing/contract', { orderId: this.application.applyId })
  }

  /** Takes it back, after a question: what was filled in goes. */
  async withdraw(): Promise<void> {
    const { application, root } = this
    const isSure = await root.ui.confirm({
      title: '撤回家族信托申请？',
      message: '撤回后审核停止，已填写的内容不再保留。',
      confirmText: '确认撤回',
    })
    if (!isSure) return
    await this.withdrawal.submit({ applyId: application.applyId })
    await application.reload()
  }

  deliver(isDelivering: boolean): void {
    this.isDelivering = isDelivering
  }

  dispose(): void {
    this.vouchers.dispose()
  }

  private async finishDelivery(): Promise<void> {
    this.deliver(false)
    // What shows one delivery shows no other.
    this.delivery.reset()
    await this.application.reload()
  }
}
