import { makeAutoObservable, runInAction } from 'mobx'
import { sessionStatus } from '@/contract/session'
import type { UserDetail } from '@/contract/user'
import type { RootStore } from '@/stores/root/root-store'
import { sessionTimes } from './queries'

type SessionTimes = NonNullable<UserDetail['session']>

/** So long before the end the customer is warned (rules FS-06, WC-10). */
export const WARNING_MS = 60_000

const SECOND_MS = 1000

/**
 * When the session ends, by what the server said and the calls since. It goes by the time of day: a timer that slept with
 * the device sees on waking that the time has come. Before it says anything it asks the server, since another window
 * of the customer may have kept the session alive.
 */
export class SessionClock {
  /** Seconds until the end, from a minute before on; `undefined` while there is no reason to speak. */
  secondsLeft: number | undefined
  /** The customer has read the warning and does not want to see it. */
  isDismissed = false
  private idleMs = 0
  private idleEnd = Infinity
  private limit = Infinity
  private timer: ReturnType<typeof setTimeout> | undefined
  private isAsking = false
  /** What the server said last, and when it answered a question of ours, which is no use of the session. */
  private taken: SessionTimes | undefined
  private askedAt = 0

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, 'root' | 'idleMs' | 'timer' | 'isAsking' | 'taken' | 'askedAt'>(
      this,
      { root: false, idleMs: false, timer: false, isAsking: false, taken: false, askedAt: false },
      { autoBind: true },
    )
  }

  /** Going on puts the end off; the longest time a login may last has no such way out. */
  get canExtend(): boolean {
    return this.limit > this.idleEnd
  }

  /** The user detail has come, or nobody is logged in any more. */
  follow(user: UserDetail | undefined): void {
    if (!user) return this.stop()
    if (!user.session || user.session === this.taken) return
    this.taken = user.session
    this.set(user.session)
    this.look()
  }

  /** A call was answered: the session has begun its idle time anew. */
  noteAnswer(at: number): void {
    if (this.idleMs === 0 || at <= this.askedAt || at + this.idleMs <= this.idleEnd) return
    this.idleEnd = at + this.idleMs
    this.look()
  }

  /** 继续使用: any call puts the end off, and the user detail says until when. */
  extend(): Promise<void> {
    return this.root.user.fetchForNavigation('customer')
  }

  dismiss(): void {
    this.isDismissed = true
  }

  stop(): void {
    clearTimeout(this.timer)
    this.idleMs = 0
    this.secondsLeft = undefined
  }

  private get end(): number {
    return Math.min(this.idleEnd, this.limit)
  }

  /** Looks at the time, and again when the next thing is due. */
  private look(): void {
    clearTimeout(this.timer)
    if (this.idleMs === 0) return
    const left = this.end - Date.now()
    if (left > WARNING_MS) {
      this.secondsLeft = undefined
      this.isDismissed = false
      this.timer = setTimeout(() => void this.ask(), left - WARNING_MS)
    } else if (this.secondsLeft === undefined || left <= 0) void this.ask()
    else this.count(left)
  }

  private count(left: number): void {
    this.secondsLeft = Math.max(1, Math.ceil(left / SECOND_MS))
    this.timer = setTimeout(() => this.look(), Math.min(left, SECOND_MS))
  }

  private set({ idleSeconds, idleSecondsLeft, secondsLeft }: SessionTimes): void {
    const now = Date.now()
    this.idleMs = idleSeconds * SECOND_MS
    this.idleEnd = now + idleSecondsLeft * SECOND_MS
    this.limit = now + secondsLeft * SECOND_MS
  }

  /** Warns, or ends the session on this page, unless the server knows better. */
  private async ask(): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    const answer = await this.root.read(sessionStatus, sessionTimes()).catch(() => undefined)
    runInAction(() => {
      this.isAsking = false
      if (this.idleMs === 0) return
      if (answer) this.askedAt = this.root.ui.lastAnswerAt
      // From here on the count goes on by itself: asking again would ask for ever.
      this.secondsLeft ??= Math.ceil(WARNING_MS / SECOND_MS)
      if (answer?.session) this.set(answer.session)
      if (answer?.session === null || this.end <= Date.now()) this.finish()
      else this.look()
    })
  }

  private finish(): void {
    this.stop()
    this.root.endSession('登录已超时，请重新登录')
  }
}
