import { makeAutoObservable, runInAction } from 'mobx'
import { codesOf } from '@/contract/code-table'
import type { RequestOf } from '@/contract/endpoint'
import { type Order, orderCancel, orderDetail, paymentMark } from '@/contract/order'
import { ORDER_CANCEL_REASON } from '@/contract/tables/order'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { orderOf } from '@/domains/orders/queries'
import { FileList } from '@/domains/uploads/file-list'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { isOn } from '@/lib/flag'
import { choice, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Changes } from '@/stores/primitives/changes'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { changesOf, touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { payDateError } from './order-facts'

type CancelInput = Pick<RequestOf<typeof orderCancel>, 'orderId' | 'reason'>
type PaymentInput = Omit<RequestOf<typeof paymentMark>, 'requestNo'>

/** One order: its course, saying that the money was sent, and taking it back. */
export class OrderPageStore {
  readonly order: Resource<Order>
  /** The bank's receipt, where the customer has one. */
  readonly voucher: FileList
  readonly paymentForm
  readonly payment
  readonly cancelForm = new Form({
    reason: choice({ required: '请选择撤单原因', among: codesOf(ORDER_CANCEL_REASON) }),
  })
  readonly cancellation: VerifiedSubmission<CancelInput, Order>
  readonly cancel
  /** The sheet that is open. */
  sheet: 'payment' | 'cancel' | undefined

  constructor(
    private readonly root: RootStore,
    orderId: string,
  ) {
    this.order = new Resource(signal => root.read(orderDetail, orderOf({ orderId }), signal), {
      changes: changesOf(root),
      dependsOn: ['orders'],
    })
    this.voucher = new FileList(root, { purpose: UPLOAD_PURPOSE.payment, max: 1, label: '打款凭证' })
    this.paymentForm = new Form({
      payDate: text({ rule: date => payDateError(date, this.order.data) }),
      voucher: this.voucher.field,
    })
    this.payment = new FormSubmission({
      form: this.paymentForm,
      write: new Submission(
        (input: PaymentInput, requestNo) => root.write(paymentMark, input, { label: '提交', requestNo }),
        { touches: touching(root, 'orders') },
      ),
      input: ({ payDate, voucher: [voucher] }): PaymentInput => ({
        orderId,
        payDate,
        voucherFileId: voucher?.fileId ?? '',
      }),
      onDone: order => this.take(order),
      onConflict: () => this.reload(),
    })
    this.cancellation = new VerifiedSubmission<CancelInput, Order>(root, {
      endpoint: orderCancel,
      proof: 'purchase',
      subject: () => orderId,
      needsCheck: () => isOn(this.order.data?.needsProof ?? '0'),
      act: '撤单',
      send: (input, requestNo) => root.write(orderCancel, input, { label: '撤单', requestNo }),
      touches: ['orders', 'trades'],
      onFound: () => void this.order.load(),
    })
    this.cancel = new FormSubmission({
      form: this.cancelForm,
      write: this.cancellation,
      input: ({ reason }): CancelInput => ({ orderId, reason: reason as CancelInput['reason'] }),
      confirm: () =>
        root.ui.confirm({
          title: '确认撤销这笔订单？',
          message: isOn(this.order.data?.needsProof ?? '0')
            ? '撤单后已打款项将原路退回，预计 2 个工作日到账。'
            : '撤单后不能恢复，如仍需认购请重新下单。',
          confirmText: '确认撤单',
          keepText: '再想想',
        }),
      onDone: order => this.take(order),
      onConflict: () => this.reload(),
    })
    makeAutoObservable<this, 'root'>(
      this,
      {
        root: false,
        order: false,
        voucher: false,
        paymentForm: false,
        payment: false,
        cancelForm: false,
        cancellation: false,
        cancel: false,
      },
      { autoBind: true },
    )
  }

  /**
   * Opens a sheet with nothing of the last try in it; the day stands there as today, which it mostly is. What is today the
   * server says: the page may have been open since yesterday.
   */
  async open(sheet: 'payment' | 'cancel'): Promise<void> {
    if (sheet === 'payment') await this.order.load()
    runInAction(() => this.show(sheet))
  }

  private show(sheet: 'payment' | 'cancel'): void {
    if (sheet === 'cancel') this.cancel.reset()
    // Meanwhile nothing is to be paid any more: the order says so.
    else if (!isOn(this.order.data?.canPayMark ?? '0')) return
    else if (!this.paymentForm.fields.payDate.content) {
      this.paymentForm.fields.payDate.set(this.order.data?.serverTime.slice(0, 10) ?? '')
    }
    this.sheet = sheet
  }

  close(): void {
    this.sheet = undefined
  }

  dispose(): void {
    this.voucher.dispose()
  }

  private take(order: Order): void {
    this.close()
    this.order.set(order)
    this.root.get(Changes).touch('orders', 'trades')
  }

  /** The clock, another device or the company was faster. */
  private async reload(): Promise<void> {
    this.close()
    await this.order.load()
    this.root.get(Changes).touch('orders')
    this.root.ui.showMessage({ text: '订单状态已变更，请以最新状态为准', durationMs: 4000 }, 'error')
  }
}
