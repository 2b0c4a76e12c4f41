import { type Agreement, agreementContent } from '@/contract/agreement'
import { ReadingGate } from '@/domains/reading/reading-gate'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { investorAgreement } from '../queries'

/** 合格投资者声明, read to its end before anything is said by it (rule V-READ). */
export class Declaration {
  readonly agreement: Resource<Agreement>
  readonly gate: ReadingGate

  constructor(root: RootStore) {
    this.agreement = new Resource(signal => root.read(agreementContent, investorAgreement(), signal))
    this.gate = new ReadingGate(root, { onReplaced: () => void this.agreement.load() })
  }

  /** What is still to be read. */
  get unread(): readonly Agreement[] {
    const { data } = this.agreement
    return data && !this.gate.isRead ? [data] : []
  }

  get version(): string {
    return this.agreement.data?.version ?? ''
  }
}
