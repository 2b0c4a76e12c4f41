import { makeAutoObservable, observableRef } from 'mobx'
import { activityDetail, activityJoin } from '@/contract/activity'
import { wasRefused } from '@/contract/refusal'
import type { ResponseOf } from '@/contract/endpoint'
import { Resource } from '@/stores/primitives/resource'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { activityOf } from '../queries'

export type ActivityDetail = ResponseOf<typeof activityDetail>

/** One activity, open to visitors, and joining it. */
export class ActivityStore {
  readonly activity: Resource<ActivityDetail>
  readonly joining: Submission<undefined, ResponseOf<typeof activityJoin>>
  /** Device time at which the activity was fetched, milliseconds: from then on the server's clock is counted on. */
  fetchedAt = 0

  constructor(
    private readonly root: RootStore,
    activityId: string,
  ) {
    this.activity = new Resource(async signal => {
      const detail = await root.read(activityDetail, activityOf({ activityId }), signal)
      this.noteFetched()
      return detail
    })
    this.joining = new Submission(
      (_input, requestNo) => root.write(activityJoin, { activityId }, { label: '参加', requestNo }),
      { touches: touching(root, 'points') },
    )
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, activity: false, joining: false, fetchedAt: observableRef },
      { autoBind: true },
    )
  }

  /** Why joining did not work; what had changed meanwhile shows by itself. */
  get problem(): string | undefined {
    const { error } = this.joining
    return error && !wasRefused<typeof activityJoin>(error, 'stateConflict') ? error.message : undefined
  }

  /** Joins once; a visitor logs in first and comes back. */
  async join(): Promise<void> {
    if (this.root.user.session !== 'known') return this.root.requestLogin()
    const answer = await this.joining.submit(undefined)
    const { data } = this.activity
    if (answer && data) {
      this.activity.set({ ...data, joined: '1', points: answer.pointsAwarded })
    } else if (wasRefused<typeof activityJoin>(this.joining.error, 'stateConflict')) {
      await this.activity.load()
    }
  }

  private noteFetched(): void {
    this.fetchedAt = Date.now()
  }
}
