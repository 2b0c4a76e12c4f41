import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { piChecklist, type PiRange } from '@/contract/personal-info'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { checklistOf } from '../queries'
import { ConsentChange } from './consent-change'

export type Checklist = ResponseOf<typeof piChecklist>

/** 收集清单 of a period (`''`: ever), with the consents. */
export class CollectedStore {
  range: PiRange | ''
  readonly checklist: Resource<Checklist>
  readonly consent: ConsentChange

  constructor(root: RootStore, range: PiRange | '' = '') {
    this.range = range
    this.checklist = new Resource(
      signal => root.read(piChecklist, checklistOf({ range: this.range || undefined }), signal),
      {
        changes: changesOf(root),
        patched: (checklist, upToDate) => ({
          ...checklist,
          consents: checklist.consents.map(consent => upToDate('consent', consent.consentCode, consent)),
        }),
      },
    )
    this.consent = new ConsentChange(root)
    makeAutoObservable(this, { checklist: false, consent: false }, { autoBind: true })
  }

  showRange(range: PiRange | ''): void {
    this.range = range
    void this.checklist.load()
  }
}
