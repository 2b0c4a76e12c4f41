import { makeAutoObservable, runInAction, when } from 'mobx'
import type { ApiClient } from '@/api/api-client'
import { type UserDetail, userDetail } from '@/contract/user'
import { isAppError } from '@/lib/app-error'
import { isOn } from '@/lib/flag'
import { startAnalytics, stopAnalytics } from '@/platform/analytics/analytics'
import { localStore, sessionStore } from '@/platform/host/storage'
import type { Access } from '@/routes/define'
import type { SessionState } from '@/routes/rules'

/** Storage keys given by the specification, section 3. */
const TELEPHONE_KEY = 'telephone'
const BIRTH_DATE_KEY = 'birDate'

/** After so long a failed question is asked again by itself; the last of it from then on. */
const RETRY_MS = [3000, 10_000, 30_000] as const

/** The customer who is logged in, as far as the server has said. */
export class UserStore {
  user: UserDetail | undefined
  session: SessionState = 'unknown'
  /** Until the server has said once, or could not, whose session it is: what only visitors see is not shown yet. */
  isAwaited = true
  /** A customer was here when this start began: their number is left when they close the page, and goes with a logout. */
  private readonly wasHere = localStore.get(TELEPHONE_KEY) !== undefined
  /** Whose pages are on the screen, also while they are being left; undefined while nobody is known. */
  pageCustomer: string | undefined
  /** The server has named this customer since a page came to the front. */
  private isConfirmed = true
  private asking: Promise<void> | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Questions in a row that nobody answered while nobody was known. */
  private failures = 0
  private ignoresMissingSession = true
  /** Counts who was forgotten: an answer that was asked for before speaks of nobody who is still here. */
  private episode = 0

  constructor(
    private readonly api: ApiClient,
    /** Called when the session has become another customer's than this one's, whose pages are on the screen. */
    private readonly onSwitch: (last: string) => void,
    /** Called when a customer appears who prefers care mode. */
    private readonly onCareMode: () => void = () => undefined,
  ) {
    makeAutoObservable<
      this,
      | 'api'
      | 'onSwitch'
      | 'onCareMode'
      | 'episode'
      | 'wasHere'
      | 'isConfirmed'
      | 'asking'
      | 'timer'
      | 'ignoresMissingSession'
    >(
      this,
      {
        api: false,
        onSwitch: false,
        onCareMode: false,
        episode: false,
        wasHere: false,
        pageCustomer: false,
        isConfirmed: false,
        asking: false,
        timer: false,
        ignoresMissingSession: false,
      },
      { autoBind: true },
    )
  }

  /** Whoever was here before is likely here again: what they see first is begun before the server has said so. */
  get isLikelyBack(): boolean {
    return this.isAwaited && this.wasHere
  }

  /** The server could not say who the customer is: neither a visitor nor known, until it has said. */
  get isUnread(): boolean {
    return this.failures > 0
  }

  /** The session has become another customer's: nothing is written any more until the server has named that one. */
  isLeft(): boolean {
    return this.user === undefined && this.pageCustomer !== undefined
  }

  /**
   * The guard's fetch: once per navigation, on every route but the `bare` ones (specification, section 4). Never rejects:
   * a page that does not need the user stays usable when this fails (E22).
   */
  async fetchForNavigation(access: Access): Promise<void> {
    if (access === 'bare') return
    this.isConfirmed = this.user === undefined
    this.ignoresMissingSession = access === 'open'
    await this.askAgain()
  }

  /** Asks again who the customer is, where that failed: by 重试, with a line that is back, and by itself now and then. */
  recover(): void {
    if (this.isUnread && this.asking === undefined) void this.askAgain()
  }

  private async askAgain(): Promise<void> {
    clearTimeout(this.timer)
    const asking = this.ask(this.ignoresMissingSession)
    this.asking = asking
    await asking
    if (this.asking === asking) this.asking = undefined
  }

  /** Resolves once the server has named the customer of the session, since the page in front came there. Rejects as a call does. */
  async confirm(): Promise<void> {
    await this.asking
    const { episode } = this
    if (this.isConfirmed || this.isLeft()) return
    const user = await this.api.call(userDetail, {}, { showLoading: false, asksWho: true })
    if (episode === this.episode) this.take(user)
  }

  /** Runs once, as soon as the server has named the customer: what a page suggests must not hang on whose answer is faster. Answers how to give it up. */
  onceNamed(run: (user: UserDetail) => void): () => void {
    return when(
      () => this.user !== undefined,
      () => this.user && run(this.user),
    )
  }

  /** Whether a write need not ask first whose session it is. */
  get isSure(): boolean {
    return this.isConfirmed && this.asking === undefined
  }

  private async ask(ignoresMissingSession: boolean): Promise<void> {
    const { episode } = this
    try {
      const user = await this.api.call(
        userDetail,
        {},
        { showLoading: false, ignoresMissingSession, asksWho: true },
      )
      if (episode === this.episode) this.take(user)
    } catch (error) {
      // A fault of our own must not hide behind a failed call.
      if (!isAppError(error)) throw error
      if (error.kind === 'loginRequired' || error.kind === 'sessionExpired') {
        if (episode === this.episode) this.forget()
      } else if (episode === this.episode) this.miss()
    }
  }

  /** A login has succeeded: who it is, the next navigation will say. */
  expectCustomer(): void {
    this.episode += 1
    this.session = 'unknown'
  }

  /** The session is another customer's: who it is, the next navigation will say. */
  leave(): void {
    const { pageCustomer } = this
    this.forget()
    this.expectCustomer()
    this.pageCustomer = pageCustomer
  }

  /** Nobody is logged in any more: storage and analytics go back to nobody. */
  forget(): void {
    runInAction(() => {
      this.episode += 1
      this.user = undefined
      this.pageCustomer = undefined
      this.isConfirmed = true
      this.session = 'anonymous'
      this.settle()
    })
    localStore.remove(TELEPHONE_KEY)
    sessionStore.remove(BIRTH_DATE_KEY)
    stopAnalytics()
  }

  /** The customer logs in with another phone from now on. */
  noteTelephone(telephone: string): void {
    if (this.user) this.take({ ...this.user, telephone })
  }

  /** The customer has just given or taken back the consent to analytics: it holds at once. */
  noteAnalyticsConsent(consent: UserDetail['analyticsConsent']): void {
    if (!this.user) return
    this.user = { ...this.user, analyticsConsent: consent }
    this.followConsent(this.user)
  }

  private take(user: UserDetail): void {
    if (this.user && this.user.id !== user.id) return this.onSwitch(this.user.id)
    this.user = user
    this.pageCustomer = user.id
    this.isConfirmed = true
    this.session = 'known'
    this.settle()
    localStore.set(TELEPHONE_KEY, user.telephone)
    sessionStore.set(BIRTH_DATE_KEY, user.birDate)
    this.followConsent(user)
    if (isOn(user.careMode)) this.onCareMode()
  }

  /** The answer did not come. A customer who is known stays so; of one who is not, nobody makes a visitor. */
  private miss(): void {
    runInAction(() => {
      this.isAwaited = false
      if (this.user === undefined && this.session === 'unknown') this.failures += 1
    })
    if (!this.isUnread) return
    const wait = RETRY_MS[Math.min(this.failures, RETRY_MS.length) - 1]
    this.timer = setTimeout(() => this.recover(), wait)
  }

  /** It is settled who is there. */
  private settle(): void {
    clearTimeout(this.timer)
    this.failures = 0
    this.isAwaited = false
  }

  private followConsent(user: UserDetail): void {
    if (isOn(user.analyticsConsent)) startAnalytics(user.id)
    else stopAnalytics('withdrawn')
  }
}
