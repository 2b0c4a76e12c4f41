import { type CharityProject, charityList, type Donation, donationList } from '@/contract/charity'
import type { ResponseOf } from '@/contract/endpoint'
import { vipHome } from '@/contract/membership'
import { MovedPoints } from '@/domains/points/moved-points'
import { PagedList } from '@/stores/primitives/paged-list'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'

export type VipHome = ResponseOf<typeof vipHome>

/** The charity centre: the customer as a member, the projects, and what they gave. */
export class CenterStore {
  readonly home: Resource<VipHome>
  readonly projects: PagedList<CharityProject, undefined>
  readonly donations: PagedList<Donation, undefined>
  private seenMoves: number

  constructor(private readonly root: RootStore) {
    this.seenMoves = root.get(MovedPoints).count
    this.home = new Resource(signal => root.api.call(vipHome, {}, { showLoading: false, signal }))
    this.projects = new PagedList(
      ({ pageNum, pageSize }, signal) =>
        root.api.call(charityList, { pageNum, pageSize }, { showLoading: false, signal }),
      undefined,
      project => project.charityId,
    )
    this.donations = new PagedList(
      ({ pageNum, pageSize }, signal) =>
        root.api.call(donationList, { pageNum, pageSize }, { showLoading: false, signal }),
      undefined,
      donation => donation.donationId,
    )
  }

  readonly refresh = async (): Promise<void> => {
    this.seenMoves = this.root.get(MovedPoints).count
    await Promise.all([this.home.load(), this.projects.reload(), this.donations.reload()])
  }

  /** Back in front: fetches anew when points have moved since. */
  readonly catchUp = (): void => {
    if (this.root.get(MovedPoints).count !== this.seenMoves) void this.refresh()
  }
}
