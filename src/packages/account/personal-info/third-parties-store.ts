import type { ResponseOf } from '@/contract/endpoint'
import { thirdPartyList, type Consent, type ThirdParty, type ThirdPartyType } from '@/contract/personal-info'
import { PagedList } from '@/stores/primitives/paged-list'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { thirdPartiesOf } from '../queries'
import { ConsentChange } from './consent-change'

type PartyPage = ResponseOf<typeof thirdPartyList>

/** `''` is every type. */
interface PartyFilter {
  readonly type: ThirdPartyType | ''
}

/** Who receives information, by type, with the consents that some of it needs. */
export class ThirdPartiesStore {
  readonly parties: PagedList<ThirdParty, PartyFilter, PartyPage>
  readonly consent: ConsentChange

  constructor(root: RootStore, type: PartyFilter['type'] = '') {
    this.parties = new PagedList<ThirdParty, PartyFilter, PartyPage>(
      ({ chosen, pageNum, pageSize }, signal) =>
        root.read(thirdPartyList, thirdPartiesOf({ ...chosen, pageNum, pageSize }), signal),
      {
        filter: { type },
        idOf: party => party.partyId,
        changes: changesOf(root),
        dependsOn: ['consents'],
      },
    )
    this.consent = new ConsentChange(root)
  }

  /** The consent a party's data needs; `undefined` for visitors, and where none is needed. */
  consentOf({ consentCode }: ThirdParty): Consent | undefined {
    return this.parties.known?.consents.find(consent => consent.consentCode === consentCode)
  }
}
