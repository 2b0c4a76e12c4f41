import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { thirdPartyList, type Consent, type ThirdParty, type ThirdPartyType } from '@/contract/personal-info'
import { PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'
import { ConsentChange } from './consent-change'

type PartyPage = ResponseOf<typeof thirdPartyList>

/** Who receives information, by type (`''`: all), with the consents that some of it needs. */
export class ThirdPartiesStore {
  readonly parties: PagedList<ThirdParty, ThirdPartyType | '', PartyPage>
  readonly consent: ConsentChange

  constructor(root: RootStore) {
    this.parties = new PagedList<ThirdParty, ThirdPartyType | '', PartyPage>(
      ({ filter, pageNum, pageSize }, signal) =>
        root.api.call(
          thirdPartyList,
          { type: filter || undefined, pageNum, pageSize },
          { showLoading: false, signal },
        ),
      '',
      party => party.partyId,
    )
    this.consent = new ConsentChange(root, () => void this.parties.reload())
    makeAutoObservable(this, { parties: false, consent: false }, { autoBind: true })
  }

  /** The consent a party's data needs; `undefined` for visitors, and where none is needed. */
  consentOf({ consentCode }: ThirdParty): Consent | undefined {
    return this.parties.known?.consents.find(consent => consent.consentCode === consentCode)
  }

  showType(type: ThirdPartyType | ''): void {
    void this.parties.applyFilter(type)
  }
}
