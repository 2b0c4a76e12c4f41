import { makeAutoObservable } from 'mobx'
import { Countdown } from '@/lib/countdown'
import type { AppError } from '@/lib/app-error'
import { Submission } from '@/stores/primitives/submission'

/** Asks for SMS codes: one request in flight, and no other before the seconds that the server said have passed. */
export class CodeRequest<I = undefined> {
  /** Seconds until a code may be asked for again; 0: now. */
  secondsLeft = 0
  readonly submission: Submission<I, number>
  private readonly countdown: Countdown

  /** `send` asks for a code and resolves with the seconds to wait before the next. */
  constructor(send: (input: I) => Promise<number>) {
    this.submission = new Submission(send, { isStep: true })
    makeAutoObservable<this, 'countdown'>(this, { countdown: false, submission: false }, { autoBind: true })
    this.countdown = new Countdown(this.setSecondsLeft)
  }

  get isSubmitting(): boolean {
    return this.submission.isSubmitting
  }

  get error(): AppError | undefined {
    return this.submission.error
  }

  get problem(): string | undefined {
    return this.submission.problem
  }

  /** Asks for a code, unless it is too early; resolves with the seconds until the next. */
  async submit(input: I): Promise<number | undefined> {
    if (this.secondsLeft > 0) return undefined
    const seconds = await this.submission.submit(input)
    if (seconds !== undefined) this.countdown.start(seconds)
    return seconds
  }

  reset(): void {
    this.submission.reset()
  }

  /** Stops the countdown when the page goes. */
  dispose(): void {
    this.countdown.stop()
  }

  private setSecondsLeft(secondsLeft: number): void {
    this.secondsLeft = secondsLeft
  }
}
