import { makeAutoObservable } from 'mobx'
import { Countdown } from '@/lib/countdown'
import { Submission } from '@/stores/primitives/submission'

/** Asks for SMS codes: one request in flight, and no other before the seconds that the server said have passed. */
export class CodeRequest<I = undefined> {
  /** Seconds until a code may be asked for again; 0: now. */
  secondsLeft = 0
  readonly submission: Submission<I, number>
  private readonly countdown: Countdown

  /** `send` asks for a code and resolves with the seconds to wait before the next. */
  constructor(send: (input: I) => Promise<number>) {
    this.submission = new Submission(send)
    makeAutoObservable<this, 'countdown'>(this, { countdown: false, submission: false }, { autoBind: true })
    this.countdown = new Countdown(this.setSecondsLeft)
  }

  async request(input: I): Promise<void> {
    if (this.secondsLeft > 0) return
    const seconds = await this.submission.submit(input)
    if (seconds !== undefined) this.countdown.start(seconds)
  }

  /** Stops the countdown when the page goes. */
  dispose(): void {
    this.countdown.stop()
  }

  private setSecondsLeft(secondsLeft: number): void {
    this.secondsLeft = secondsLeft
  }
}
