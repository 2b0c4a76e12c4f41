import { makeAutoObservable } from 'mobx'
import { Submission } from '@/stores/submission'

const TICK_MS = 1000

/** Asks for SMS codes: one request in flight, and no other before the seconds that the server said have passed. */
export class CodeRequest<I = undefined> {
  /** Seconds until a code may be asked for again; 0: now. */
  secondsLeft = 0
  readonly submission: Submission<I, number>
  private timer: ReturnType<typeof setInterval> | undefined

  /** `send` asks for a code and resolves with the seconds to wait before the next. */
  constructor(send: (input: I) => Promise<number>) {
    this.submission = new Submission(send)
    makeAutoObservable<this, 'timer'>(this, { timer: false, submission: false }, { autoBind: true })
  }

  async request(input: I): Promise<void> {
    if (this.secondsLeft > 0) return
    const seconds = await this.submission.submit(input)
    if (seconds !== undefined) this.countDown(seconds)
  }

  /** Stops the countdown when the page goes. */
  dispose(): void {
    clearInterval(this.timer)
  }

  private countDown(seconds: number): void {
    clearInterval(this.timer)
    this.secondsLeft = seconds
    this.timer = setInterval(() => this.tick(), TICK_MS)
  }

  private tick(): void {
    this.secondsLeft -= 1
    if (this.secondsLeft <= 0) clearInterval(this.timer)
  }
}
