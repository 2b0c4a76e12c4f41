import { makeAutoObservable, runInAction } from 'mobx'
import { type Append, appendCancel, appendDetail, appendPayMark } from '@/contract/append'
import type { RequestOf } from '@/contract/endpoint'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { bindPhoto, photoField } from '@/domains/uploads/photo-field'
import { PhotoStore } from '@/domains/uploads/photo-store'
import { isOn } from '@/lib/flag'
import { text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { changesOf, touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { appendOf } from '../queries'
import { deliveryDateError } from './append-texts'

type DeliveryInput = Omit<RequestOf<typeof appendPayMark>, 'requestNo'>

/** One append: its course, saying that it was delivered, and taking it back. */
export class AppendStore {
  readonly append: Resource<Append>
  /** The bank's receipt, or the paper of the transfer, where the customer has one. */
  readonly voucher: PhotoStore
  readonly form
  readonly delivery
  readonly cancellation: Submission<{ appendId: string }, Append>
  isDelivering = false
  private readonly unbind: () => void

  constructor(
    private readonly root: RootStore,
    private readonly appendId: string,
  ) {
    this.append = new Resource(signal => root.read(appendDetail, appendOf({ appendId }), signal), {
      changes: changesOf(root),
      dependsOn: ['trusts'],
    })
    this.voucher = new PhotoStore(root, {
      purpose: UPLOAD_PURPOSE.payment,
      subject: 'page',
      mayUseAnyway: true,
    })
    this.form = new Form({
      payDate: text({ rule: date => deliveryDateError(date, this.append.data) }),
      voucher: photoField({ label: '凭证', isOptional: true }),
    })
    this.unbind = bindPhoto(this.form.fields.voucher, this.voucher)
    this.delivery = new FormSubmission({
      form: this.form,
      write: new Submission<DeliveryInput, Append>(
        (input, requestNo) => root.write(appendPayMark, input, { label: '提交', requestNo }),
        { touches: touching(root, 'trusts') },
      ),
      input: ({ payDate, voucher }): DeliveryInput => ({
        ...{ appendId, payDate, voucherFileId: voucher?.fileId ?? '' },
      }),
      onDone: append => this.take(append),
      onConflict: () => this.catchUp(),
    })
    this.cancellation = new Submission(
      (input, requestNo) => root.write(appendCancel, input, { label: '撤回', requestNo }),
      { touches: touching(root, 'trusts') },
    )
    makeAutoObservable<this, 'root' | 'appendId' | 'unbind'>(
      this,
      {
        ...{ root: false, appendId: false, unbind: false, append: false, voucher: false },
        ...{ form: false, delivery: false, cancellation: false },
      },
      { autoBind: true },
    )
  }

  /** Opens the sheet with today in it, which it mostly is; what is today the server says. */
  async open(): Promise<void> {
    await this.append.load()
    runInAction(() => {
      const { data } = this.append
      if (!data || !isOn(data.canDeliver)) return
      if (!this.form.fields.payDate.content) this.form.fields.payDate.set(data.serverTime.slice(0, 10))
      this.isDelivering = true
    })
  }

  close(): void {
    this.isDelivering = false
  }

  /** Takes the append back once the customer is sure. */
  async withdraw(): Promise<void> {
    const isSure = await this.root.ui.confirm({
      title: '撤回这笔追加委托？',
      message: '撤回后不能恢复，如仍需追加请重新申请。',
      confirmText: '撤回申请',
      keepText: '再想想',
    })
    if (!isSure) return
    const append = await this.cancellation.submit({ appendId: this.appendId })
    if (append) return this.take(append)
    const text = this.cancellation.error?.message ?? '没有撤回，请重试'
    this.root.ui.showMessage({ text, durationMs: 4000 }, 'error')
    await this.append.load()
  }

  dispose(): void {
    this.unbind()
    this.voucher.dispose()
  }

  private take(append: Append): void {
    this.close()
    this.append.set(append)
  }

  /** The clock, another device or the company was faster. */
  private async catchUp(): Promise<void> {
    this.close()
    await this.append.load()
    this.root.ui.showMessage({ text: '申请状态已变更，请以最新状态为准', durationMs: 4000 }, 'error')
  }
}
