import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import { seniorNoticeConfirm, seniorNoticeOpen } from '@/contract/purchase'
import { Countdown } from '@/lib/countdown'
import { instantOf } from '@/lib/time-left'
import { Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'

type Notice = ResponseOf<typeof seniorNoticeOpen>

/** The notice to customers of 65 and more (rule V-65): it has to stand there for its time before it can be confirmed. */
export class SeniorNoticeStore {
  notice: Notice | undefined
  secondsLeft = 0
  readonly opening
  readonly confirming
  private readonly countdown = new Countdown(left => this.note(left))

  constructor(
    root: RootStore,
    private readonly productId: string,
    private readonly onConfirmed: () => void,
  ) {
    this.opening = new Submission((input: { productId: string }, requestNo) =>
      root.write(seniorNoticeOpen, input, { label: '打开', requestNo }),
    )
    this.confirming = new Submission((input: { productId: string }, requestNo) =>
      root.write(seniorNoticeConfirm, input, { label: '确认', requestNo }),
    )
    makeAutoObservable<this, 'productId' | 'onConfirmed' | 'countdown'>(
      this,
      { opening: false, confirming: false, productId: false, onConfirmed: false, countdown: false },
      { autoBind: true },
    )
  }

  async open(): Promise<void> {
    const notice = await this.opening.submit({ productId: this.productId })
    if (notice) this.show(notice)
  }

  async confirm(): Promise<void> {
    if (!(await this.confirming.submit({ productId: this.productId }))) return
    this.close()
    this.onConfirmed()
  }

  close(): void {
    this.countdown.stop()
    this.confirming.reset()
    this.notice = undefined
  }

  dispose(): void {
    this.countdown.stop()
  }

  private show(notice: Notice): void {
    this.notice = notice
    const [until, now] = [instantOf(notice.confirmableAt), instantOf(notice.serverTime)]
    // The server's own clock says how long it still takes: the device's may be wrong.
    this.countdown.start(until === undefined || now === undefined ? notice.waitSeconds : (until - now) / 1000)
  }

  private note(secondsLeft: number): void {
    this.secondsLeft = secondsLeft
  }
}
