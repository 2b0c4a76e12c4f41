import { makeAutoObservable } from 'mobx'
import {
  type Contract,
  contractDocAgree,
  contractDocList,
  contractOpen,
  type SeenDoc,
} from '@/contract/signing'
import { ORDER_STATUS } from '@/contract/tables/order'
import type { FlowStore } from '@/domains/flow/flows'
import { DocumentGate } from '@/domains/reading/document-gate'
import type { AppError } from '@/lib/app-error'
import type { CancelSignal } from '@/lib/cancellation'
import { uuid } from '@/lib/uuid'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { changesOf, touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { contractOf } from '../queries'

interface Agreeing {
  readonly orderId: string
  readonly docs: readonly SeenDoc[]
}

/** The signing of one order, or of the setting up of a trust, over its pages: how far the server says it is, its papers, and agreeing to them. */
export class ContractSigning implements FlowStore {
  readonly contract: Resource<Contract>
  readonly gate: DocumentGate
  readonly form
  readonly agreeing
  /** A step of it was shown: from here on the customer goes to and fro. */
  isEntered = false

  constructor(
    private readonly root: RootStore,
    readonly orderId: string,
  ) {
    this.contract = new Resource(signal => this.fetch(signal), {
      changes: changesOf(root),
      dependsOn: ['applications', 'orders'],
      patched: (contract, upToDate) => ({
        ...contract,
        docs: contract.docs.map(doc => ({ ...doc, ...upToDate('document', doc.docId, doc) })),
      }),
    })
    this.gate = new DocumentGate(root, () => this.contract.data?.docs ?? [], 'signing/contract-pdf')
    this.form = new Form({ agreed: this.gate.agreed })
    this.agreeing = new FormSubmission({
      form: this.form,
      write: new Submission<Agreeing, Contract>((input, requestNo) =>
        // The next step says that it went well; nothing is handed in before the signature.
        root.write(contractDocAgree, { ...input, docs: [...input.docs] }, { requestNo }),
      ),
      input: (): Agreeing => ({ orderId, docs: this.seen }),
      onDone: contract => this.goOn(contract),
      onConflict: error => this.catchUp(error),
    })
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, orderId: false, contract: false, gate: false, form: false, agreeing: false },
      { autoBind: true },
    )
  }

  /** Nothing of it is left to do: it is signed, or was closed unsigned. */
  get isOver(): boolean {
    const step = this.contract.data?.step
    return step === 'signed' || step === 'closed'
  }

  /** The papers in the versions that are shown. */
  get seen(): readonly SeenDoc[] {
    return (this.contract.data?.docs ?? []).map(({ docId, hash }) => ({ docId, hash }))
  }

  enter(): void {
    this.isEntered = true
  }

  /** What a write said of the signing; on to the step that is open now. */
  goOn(contract: Contract): void {
    this.contract.set(contract)
    this.leadTo(contract.step, 'push')
  }

  /** It is signed: what lies below its pages shows that. */
  finish(): void {
    const { data } = this.contract
    if (data) this.contract.set({ ...data, step: 'signed' })
    touching(this.root, 'applications', 'orders')()
    this.leadTo('signed')
  }

  /** To the page of what is to be done, in the place of this one unless it says otherwise. */
  leadTo(step: Contract['step'], mode: 'push' | 'replace' = 'replace'): void {
    const { orderId, root } = this
    if (step === 'closed' && this.contract.data?.kind === 'trust') {
      return root.navigation.go('trust-application/application', { applyId: orderId }, mode)
    }
    root.navigation.go(PAGES[step], { orderId }, mode)
  }

  /** Another device, the clock or a newer version was faster: says so, and asks how things stand. */
  async catchUp({ message }: AppError): Promise<void> {
    this.root.ui.showMessage({ text: message, durationMs: 4000 }, 'error')
    this.gate.agreed.reset()
    await this.contract.load()
    touching(this.root, 'applications', 'orders')()
  }

  dispose(): void {
    // What it holds goes with it.
  }

  private async fetch(signal: CancelSignal): Promise<Contract> {
    const { orderId } = this
    const contract = await this.root.read(contractDocList, contractOf({ orderId }), signal)
    if (contract.orderStatus === ORDER_STATUS.toSign) void this.open()
    return contract
  }

  /** The contract lies open before the customer. The next step says it too, so that nothing is lost with a lost line. */
  private async open(): Promise<void> {
    try {
      const { orderId } = this
      await this.root.write(
        contractOpen,
        { orderId },
        { requestNo: uuid(), showLoading: false, quiet: 'background' },
      )
    } catch {
      // Whoever reads on, opens it by that.
    }
  }
}

const PAGES = {
  read: 'signing/contract',
  confirm: 'signing/contract-confirmation',
  sign: 'signing/contract-signature',
  signed: 'signing/contract-signed',
  closed: 'products/order-detail',
} as const
