import { type CharityProject, charityList, type Donation, donationList } from '@/contract/charity'
import type { ResponseOf } from '@/contract/endpoint'
import { vipHome } from '@/contract/membership'
import { PagedList } from '@/stores/primitives/paged-list'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { charitiesOf, donationsOf, membershipHome } from '../queries'

export type VipHome = ResponseOf<typeof vipHome>

/** The charity centre: the customer as a member, the projects, and what they gave. */
export class CenterStore {
  readonly home: Resource<VipHome>
  readonly projects: PagedList<CharityProject, undefined>
  readonly donations: PagedList<Donation, undefined>

  constructor(root: RootStore) {
    const following = { changes: changesOf(root), dependsOn: ['points'] as const }
    this.home = new Resource(signal => root.read(vipHome, membershipHome(), signal), following)
    this.projects = new PagedList(
      ({ pageNum, pageSize }, signal) => root.read(charityList, charitiesOf({ pageNum, pageSize }), signal),
      { filter: undefined, idOf: project => project.charityId, ...following },
    )
    this.donations = new PagedList(
      ({ pageNum, pageSize }, signal) => root.read(donationList, donationsOf({ pageNum, pageSize }), signal),
      { filter: undefined, idOf: donation => donation.donationId, ...following },
    )
  }

  readonly refresh = async (): Promise<void> => {
    await Promise.all([this.home.load(), this.projects.reload(), this.donations.reload()])
  }
}
