import { makeAutoObservable } from 'mobx'
import type { RequestOf } from '@/contract/endpoint'
import type { Product } from '@/contract/product'
import { type Booking, reserveCreate } from '@/contract/purchase'
import { mobileText } from '@/domains/contact/contact-parts'
import { ServerDraft } from '@/domains/flow/server-draft'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { fullAmount, remarkRule } from '@/lib/purchase'
import { text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import type { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { productAmount } from '../product/product-amount'
import { productResource } from '../product/product-gate'

type BookingInput = Pick<RequestOf<typeof reserveCreate>, 'productId' | 'amount' | 'mobile' | 'remark'>

/** Booking a product: how much, how the customer is reached, and a word to the company. */
export class BookingStore {
  readonly product: Resource<Product>
  readonly form = new Form({
    amount: productAmount('预约金额', () => this.product.data),
    mobile: mobileText({ label: '联系电话', required: '请输入正确的手机号' }),
    remark: text({ label: '备注', isOptional: true, rule: remarkRule }),
  })
  readonly draft: ServerDraft
  readonly booking: VerifiedSubmission<BookingInput, Booking>
  readonly submission

  constructor(root: RootStore, productId: string) {
    this.product = productResource(root, productId)
    this.draft = new ServerDraft(root, { kind: 'booking', subject: productId }, this.form)
    this.booking = new VerifiedSubmission<BookingInput, Booking>(root, {
      endpoint: reserveCreate,
      proof: 'purchase',
      // Nothing is bought by it, and it can be taken back.
      needsCheck: () => false,
      act: '预约',
      send: ({ productId, amount, mobile, remark }, requestNo) =>
        root.write(
          reserveCreate,
          { productId, amount, mobile, remark, verifyToken: '' },
          { label: '预约', requestNo },
        ),
      touches: ['orders'],
      onFound: () => void this.product.load(),
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: this.booking,
      input: ({ amount, mobile, remark }): BookingInput => ({
        productId,
        amount: fullAmount(amount),
        mobile,
        remark,
      }),
      onDone: ({ reserveId }) => {
        this.draft.end()
        root.navigation.go('products/booking', { productId, reserveId }, 'replace')
      },
      // Booked on another device, or not to be booked any more: the product says so.
      onConflict: () => this.product.load(),
      onFailed: () => this.product.load(),
    })
    makeAutoObservable(
      this,
      { product: false, form: false, draft: false, booking: false, submission: false },
      { autoBind: true },
    )
  }

  /** What was typed before; the field stays empty where that is not known. */
  async begin(): Promise<void> {
    await this.draft.load().catch(() => undefined)
  }

  dispose(): void {
    this.draft.dispose()
  }
}
