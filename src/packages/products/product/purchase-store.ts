import { makeAutoObservable, runInAction } from 'mobx'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import type { Order } from '@/contract/order'
import { type Product, productTermJudge, rateDiscountQualification } from '@/contract/product'
import { orderCreate, type PurchaseCheck, purchaseCheck, reserveDetail } from '@/contract/purchase'
import { ServerDraft } from '@/domains/flow/server-draft'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { isOn } from '@/lib/flag'
import { fullAmount } from '@/lib/purchase'
import { within } from '@/lib/within'
import type { RouteName } from '@/routes'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import { isUncertain, Submission } from '@/stores/primitives/submission'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { bookingOf, checksOf, discountOf, termOf } from '../queries'
import { productAmount } from './product-amount'
import { productResource } from './product-gate'
import { buyText } from './product-texts'

type Checks = ResponseOf<typeof purchaseCheck>
type Discount = ResponseOf<typeof rateDiscountQualification>
type OrderInput = Pick<RequestOf<typeof orderCreate>, 'productId' | 'amount' | 'reserveId' | 'rateDiscount'>

/** The draft is a convenience: a save that hangs keeps nobody from buying, and one under way has so long to come first. */
const DRAFT_WAIT_MS = 2000

/** What the confirmation shows: the amount as it is ordered, and what it costs. */
interface Offer {
  readonly amount: string
  readonly discount: Discount
}

interface Of {
  readonly productId: string
  /** The confirmed booking that is ordered; `''` without one. */
  readonly reserveId: string
}

/**
 * Buying a product: what stands before it, the amount, which the server keeps while the customer passes a gate, the last look
 * at both, and the order.
 */
export class PurchaseStore {
  readonly product: Resource<Product>
  readonly checks: Resource<Checks>
  readonly term: Resource<ResponseOf<typeof productTermJudge>>
  readonly form = new Form({
    amount: productAmount('认购金额', () => this.product.data),
  })
  readonly draft: ServerDraft
  /** The last look before the customer confirms. */
  readonly look
  readonly order: VerifiedSubmission<OrderInput, Order>
  readonly ordering
  offer: Offer | undefined
  /** An order of before this page turned out to have been placed. */
  isFound = false

  constructor(
    private readonly root: RootStore,
    private readonly of: Of,
  ) {
    const { productId } = of
    this.draft = new ServerDraft(root, { kind: 'purchase', subject: productId }, this.form)
    const product = productResource(root, productId)
    this.product = product
    this.checks = new Resource(signal => root.read(purchaseCheck, checksOf({ productId }), signal), {
      changes: changesOf(root),
      dependsOn: ['identity', 'tax', 'risk', 'investor', 'orders'],
    })
    this.term = new Resource(signal => root.read(productTermJudge, termOf({ productId }), signal), {
      changes: changesOf(root),
      dependsOn: ['risk'],
    })
    this.look = new FormSubmission({
      form: this.form,
      write: new Submission(({ amount }: { amount: string }) => this.lookAt(amount)),
      input: ({ amount }) => ({ amount: fullAmount(amount) }),
      onDone: answer => this.takeLook(answer),
    })
    this.order = new VerifiedSubmission<OrderInput, Order>(root, {
      endpoint: orderCreate,
      proof: 'purchase',
      // The customer proves to be there when the contract is signed.
      needsCheck: () => false,
      act: '认购',
      send: ({ productId, amount, reserveId, rateDiscount }, requestNo) =>
        root.write(
          orderCreate,
          { productId, amount, reserveId, rateDiscount, verifyToken: '' },
          { label: '认购', requestNo },
        ),
      touches: ['orders'],
      onFound: () => this.noteFound(),
    })
    this.ordering = new FormSubmission({
      form: this.form,
      write: this.order,
      input: ({ amount }): OrderInput => ({
        productId,
        amount: fullAmount(amount),
        reserveId: of.reserveId,
        rateDiscount: this.offer?.discount.eligible ?? '0',
      }),
      unsettled: () => this.unsettledOrder,
      onDone: ({ orderId }) => {
        this.draft.end()
        root.navigation.go('products/order-detail', { orderId }, 'replace')
      },
      onConflict: () => this.lookAgain(),
      onFailed: error => (isUncertain(error) ? this.findOut() : this.lookAgain()),
    })
    makeAutoObservable<this, 'root' | 'of'>(
      this,
      {
        root: false,
        of: false,
        product: false,
        checks: false,
        term: false,
        form: false,
        draft: false,
        look: false,
        order: false,
        ordering: false,
      },
      { autoBind: true },
    )
  }

  /** The first thing that stands before the purchase; nothing while that is not known. */
  get missing(): PurchaseCheck | undefined {
    return this.checks.data?.checks.find(({ pass }) => !isOn(pass))
  }

  get isAppend(): boolean {
    return isOn(this.product.data?.isAppend ?? '0')
  }

  /** 认购 or 追加申购. */
  get act(): string {
    return buyText(this)
  }

  /** What was typed before: the draft, or what was booked. */
  async begin(): Promise<void> {
    const { reserveId } = this.of
    void this.checks.load()
    void this.term.load()
    try {
      const draft = await this.draft.load()
      if (draft.revision > 0 || reserveId === '') return
      const { order } = await this.root.read(reserveDetail, bookingOf({ reserveId }))
      if (!this.form.fields.amount.isEmpty) return
      this.form.fill({ amount: order.applyAmount.replace(/\.00$/, '') })
      this.draft.settle()
    } catch {
      // Nothing was typed that is known here: the field stays empty, and the calls have said what failed.
    }
  }

  /** To where a check is passed, at once: the page saves the amount as it hides. */
  passGate(route: RouteName): void {
    const { navigation } = this.root
    navigation.go(route, { returnTo: navigation.returnAddress })
  }

  close(): void {
    this.offer = undefined
    this.order.reset()
  }

  dispose(): void {
    this.draft.dispose()
  }

  /** The order that may have been placed already, while the confirmation shows the very same: its own quota may be what is missing. */
  private get unsettledOrder(): OrderInput | undefined {
    const { uncertainInput } = this.order.submission
    return uncertainInput?.amount === this.offer?.amount ? uncertainInput : undefined
  }

  /** The answer was lost: asks what came of the order; where none was placed, the page says so without the dialog on it. */
  private async findOut(): Promise<void> {
    await this.order.catchUp()
    if (this.order.earlier?.kind === 'refused') await this.lookAgain()
  }

  private async lookAt(amount: string): Promise<Offer & { readonly checks: Checks }> {
    const { productId } = this.of
    // What was refused before is not said of this look; a write of unknown outcome keeps its key.
    this.order.reset()
    await within(this.draft.flush(), DRAFT_WAIT_MS)
    const [checks, discount] = await Promise.all([
      this.root.read(purchaseCheck, checksOf({ productId, amount })),
      this.root.read(rateDiscountQualification, discountOf({ productId, amount })),
    ])
    return { amount, discount, checks }
  }

  private takeLook({ checks, ...offer }: Offer & { readonly checks: Checks }): void {
    this.checks.set(checks)
    if (isOn(checks.allPass)) this.offer = offer
    // What is left was less than the page knew.
    else void this.product.load()
  }

  /** What was refused is out of date on this page: the gate, the quota, the booking. */
  private async lookAgain(): Promise<void> {
    this.offer = undefined
    await Promise.all([this.product.load(), this.checks.load()])
  }

  private noteFound(): void {
    runInAction(() => {
      this.isFound = true
    })
    void this.lookAgain()
  }
}
