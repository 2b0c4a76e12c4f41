import { makeAutoObservable } from 'mobx'
import { beneficiaryPositionDetail, type BeneficiaryPositionDetail } from '@/contract/trust'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { benefitOf } from '../queries'

/** What one trust gives the customer, or one of the minors they look after. */
export class BenefitStore {
  readonly benefit: Resource<BeneficiaryPositionDetail>

  /** `beneId`: undefined for the first. */
  constructor(
    root: RootStore,
    readonly trustId: string,
    public beneId: string | undefined,
  ) {
    this.benefit = new Resource(signal =>
      root.read(beneficiaryPositionDetail, benefitOf({ trustId, beneId: this.beneId }), signal),
    )
    makeAutoObservable(this, { trustId: false, benefit: false }, { autoBind: true })
  }

  /** Another of the minors. */
  choose(beneId: string): void {
    this.beneId = beneId
    void this.benefit.load()
  }
}
