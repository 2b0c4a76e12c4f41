import type { ResponseOf } from '@/contract/endpoint'
import { homeSchedule, homeSummary, type HomeSummary, homeTasks } from '@/contract/home'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { homeHead, nextDates, waitingTasks } from '../queries'

/** What of the customer's the home page shows, each part by itself: one that fails empties no other. */
export class HomeStore {
  readonly summary: Resource<HomeSummary>
  readonly tasks: Resource<ResponseOf<typeof homeTasks>>
  readonly schedule: Resource<ResponseOf<typeof homeSchedule>>

  constructor(root: RootStore) {
    const changes = changesOf(root)
    this.summary = new Resource(signal => root.read(homeSummary, homeHead(), signal), {
      changes,
      dependsOn: ['orders', 'trades', 'trusts'],
    })
    this.tasks = new Resource(signal => root.read(homeTasks, waitingTasks(), signal), {
      changes,
      dependsOn: [
        ...(['applications', 'drafts', 'identity', 'instructions', 'investor'] as const),
        ...(['orders', 'risk', 'tax', 'trusts'] as const),
      ],
    })
    this.schedule = new Resource(signal => root.read(homeSchedule, nextDates(), signal), {
      changes,
      dependsOn: ['orders', 'trades', 'trusts'],
    })
  }
}
