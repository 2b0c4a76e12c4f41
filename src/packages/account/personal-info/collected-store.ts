import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { piChecklist, type Consent, type PiRange } from '@/contract/personal-info'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { ConsentChange } from './consent-change'

export type Checklist = ResponseOf<typeof piChecklist>

/** 收集清单 of a period (`''`: ever), with the consents. */
export class CollectedStore {
  range: PiRange | '' = ''
  readonly checklist: Resource<Checklist>
  readonly consent: ConsentChange

  constructor(root: RootStore) {
    this.checklist = new Resource(signal =>
      root.api.call(piChecklist, { range: this.range || undefined }, { showLoading: false, signal }),
    )
    this.consent = new ConsentChange(root, consent => this.take(consent))
    makeAutoObservable(this, { checklist: false, consent: false }, { autoBind: true })
  }

  showRange(range: PiRange | ''): void {
    this.range = range
    void this.checklist.load()
  }

  private take(changed: Consent): void {
    const { data } = this.checklist
    if (!data) return
    const consents = data.consents.map(one => (one.consentCode === changed.consentCode ? changed : one))
    this.checklist.set({ ...data, consents })
  }
}
