import { type Booking, reserveCancel, reserveDetail } from '@/contract/purchase'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { changesOf, touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { bookingOf } from '../queries'

/** One booking: how far it is, and taking it back. */
export class BookingCourseStore {
  readonly booking: Resource<Booking>
  readonly cancellation

  constructor(
    private readonly root: RootStore,
    private readonly reserveId: string,
  ) {
    this.booking = new Resource(signal => root.read(reserveDetail, bookingOf({ reserveId }), signal), {
      changes: changesOf(root),
      dependsOn: ['orders'],
    })
    this.cancellation = new Submission(
      (input: { reserveId: string }, requestNo) =>
        root.write(reserveCancel, input, { label: '取消', requestNo }),
      { touches: touching(root, 'orders') },
    )
  }

  cancel = async (): Promise<void> => {
    const isMeant = await this.root.ui.confirm({
      title: '确认取消预约？',
      message: '取消后不能恢复，如仍需预约请重新提交。',
      confirmText: '确认取消',
      keepText: '再想想',
    })
    if (!isMeant) return
    const answer = await this.cancellation.submit({ reserveId: this.reserveId })
    if (answer) this.booking.set(answer)
    else await this.booking.load()
  }
}
