import { LOGIN_WAY } from '@/contract/tables/device'
import type { Db } from '../store/database'
import { customerOfHostToken, useHostToken } from '../store/host-tokens'
import { addLoginRecord } from '../store/login-records'
import { endSession, endUnusedSession, openSession, peekSession, type LiveSession } from '../store/sessions'
import type { Tokens } from './cookies'
import type { HandlerContext } from './handler'

/** What an answer does to the cookies. */
export interface CookieChanges {
  /** A new token, `null` takes the cookie back, `undefined` leaves it alone. */
  readonly session?: string | null
  readonly dropsHostToken?: boolean
}

type SessionParts = Pick<
  HandlerContext,
  'session' | 'isOtherLoginWaiting' | 'login' | 'loginAgain' | 'logout' | 'settleHostToken'
>

/**
 * Who calls, and what logins and logouts do to it. The first call with a host's token exchanges it for a session, so that
 * the token that stood in an address is worth nothing afterwards. While another customer is logged in it does nothing:
 * a link must not put somebody into an account that is not theirs without a question.
 */
export class SessionOfCall implements SessionParts {
  session: LiveSession | undefined
  isOtherLoginWaiting = false
  private token: string | undefined
  private opened: string | null | undefined
  private dropsHostToken = false

  constructor(
    private readonly db: Db,
    private readonly tokens: Tokens,
    private readonly now: number,
    private readonly device: string,
  ) {
    this.token = tokens.session
    this.session = peekSession(db, tokens.session, now)
    if (tokens.host !== undefined) this.takeHostToken(tokens.host)
  }

  get customerId(): string {
    return this.session?.customerId ?? ''
  }

  /** A cookie came along, whatever it is worth: whoever calls believes to be logged in. */
  get hasToken(): boolean {
    return this.tokens.session !== undefined || this.tokens.host !== undefined
  }

  get cookies(): CookieChanges {
    return { session: this.opened, dropsHostToken: this.dropsHostToken }
  }

  readonly login = (customerId: string, requestNo: string): void => {
    this.open(customerId, requestNo)
    this.useUpHostToken()
  }

  readonly loginAgain = (customerId: string, requestNo: string): boolean => {
    const isRepeat = endUnusedSession(this.db, { customerId, openedBy: requestNo, now: this.now })
    if (isRepeat) this.login(customerId, requestNo)
    return isRepeat
  }

  readonly logout = (): void => {
    endSession(this.db, this.token)
    this.useUpHostToken()
    this.session = undefined
    this.opened = null
  }

  readonly settleHostToken = (choice: 'keep' | 'switch'): boolean => {
    const named = this.tokens.host && customerOfHostToken(this.db, this.tokens.host, this.now)
    this.useUpHostToken()
    if (choice === 'switch' && named) this.openByLink(named)
    return choice === 'keep' || named !== undefined
  }

  private takeHostToken(token: string): void {
    const named = customerOfHostToken(this.db, token, this.now)
    this.isOtherLoginWaiting = named !== undefined && this.session !== undefined && named !== this.customerId
    if (this.isOtherLoginWaiting) return
    this.useUpHostToken()
    if (named !== undefined && !this.session) this.openByLink(named)
  }

  private openByLink(customerId: string): void {
    this.open(customerId)
    const { db, now: at, device } = this
    addLoginRecord(db, { customerId, at, device, way: LOGIN_WAY.link, isSuccess: true })
  }

  private open(customerId: string, requestNo?: string): void {
    endSession(this.db, this.token)
    this.token = openSession(this.db, customerId, this.now, { openedBy: requestNo, device: this.device })
    this.opened = this.token
    this.session = peekSession(this.db, this.token, this.now)
  }

  private useUpHostToken(): void {
    if (this.tokens.host === undefined) return
    useHostToken(this.db, this.tokens.host, this.now)
    this.dropsHostToken = true
    this.isOtherLoginWaiting = false
  }
}
