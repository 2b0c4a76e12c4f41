import { makeAutoObservable } from 'mobx'
import { AGREEMENT_CODES, agreementContent, agreementSign, type AgreementCode } from '@/contract/agreement'
import { docReadReport } from '@/contract/document'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { READ_STATUS } from '@/contract/tables/document'
import { ReadAgreements } from '@/domains/agreements/read-agreements'
import { Countdown } from '@/lib/countdown'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { isHeard, readingPurpose, readingReason, readingSeconds } from '../documents/agreement-reading'

export type Agreement = ResponseOf<typeof agreementContent>

const isSignable = (code: string): code is AgreementCode =>
  (AGREEMENT_CODES as readonly string[]).includes(code)

/** One agreement: its text, how far it was read, and its acceptance. */
export class AgreementStore {
  readonly content: Resource<Agreement>
  readonly signing: Submission<{ code: AgreementCode; version: string }, unknown>
  /** Tells the server of a customer's reading: only then it counts. */
  readonly reading: Submission<{ docId: string; seconds: number }, ResponseOf<typeof docReadReport>>
  secondsLeft = 0
  hasReachedEnd = false
  /** The server did not count the reading: it measured fewer seconds. */
  isTooShort = false
  private isCounted = false
  /** Time the text has to be in front; `undefined` until it is on the screen. */
  private wantedMs: number | undefined
  /** How long it was, before it came to the front last. */
  private readMs = 0
  /** When it came to the front last; 0 while something else is. */
  private shownAt = 0
  private readonly countdown: Countdown

  constructor(
    private readonly root: RootStore,
    request: RequestOf<typeof agreementContent>,
  ) {
    this.content = new Resource(signal =>
      root.api.call(agreementContent, request, { showLoading: false, signal }),
    )
    this.signing = new Submission(({ code, version }, requestNo) =>
      root.api.call(
        agreementSign,
        { codes: [code], versions: [version], scene: 'update' },
        { label: '确认', requestNo },
      ),
    )
    this.reading = new Submission(({ docId, seconds }, requestNo) =>
      root.api.call(
        docReadReport,
        { docId, lastPage: 1, isEnd: '1', seconds },
        { showLoading: false, label: '阅读记录保存', requestNo },
      ),
    )
    makeAutoObservable<this, 'root' | 'countdown' | 'wantedMs' | 'readMs' | 'shownAt'>(
      this,
      {
        root: false,
        content: false,
        signing: false,
        countdown: false,
        wantedMs: false,
        readMs: false,
        shownAt: false,
        reading: false,
      },
      { autoBind: true },
    )
    this.countdown = new Countdown(this.setSecondsLeft)
  }

  /** Why the agreement does not count as read yet. */
  get reason(): string | undefined {
    return readingReason(this)
  }

  /** What the page offers below the text. */
  get purpose(): 'form' | 'sign' | 'read' {
    const { data } = this.content
    if (!data || !isSignable(data.code)) return 'read'
    return readingPurpose({
      isWanted: this.root.get(ReadAgreements).isWanted(data.code),
      isCustomer: this.root.user.session === 'known',
      isCurrent: data.versions[0]?.agreementId === data.agreementId,
      version: data.version,
      signedVersion: data.signedVersion,
    })
  }

  /** The text is on the screen: from now on its seconds count. */
  opened({ minReadSeconds }: Agreement): void {
    if (this.wantedMs !== undefined) return
    this.wantedMs = minReadSeconds * 1000
    this.resume()
  }

  /** The page is in front (again): only then time counts as reading. */
  resume(): void {
    if (this.wantedMs === undefined || this.shownAt > 0) return
    this.shownAt = Date.now()
    this.countdown.start(Math.max(0, this.wantedMs - this.readMs) / 1000)
  }

  /** Something else is in front: the phone is put away, another page lies over this one. */
  pause(): void {
    if (this.shownAt === 0) return
    this.countdown.stop()
    this.readMs += Date.now() - this.shownAt
    this.shownAt = 0
  }

  reachEnd(): void {
    this.hasReachedEnd = true
    this.noteRead()
  }

  /** The text was read aloud in care mode, in so many milliseconds: who listened to its end need not wait besides (V-READ). */
  heard(text: string, ms: number): void {
    if (!isHeard(text, ms)) return
    this.countdown.stop()
    this.wantedMs = 0
    this.secondsLeft = 0
    this.reachEnd()
  }

  /** The reading could not be told to the server: tells it again. */
  recover(): void {
    if (this.reading.phase === 'failed' && !this.reading.error?.isFinal) this.noteRead()
  }

  /** Accepts the version that was read; the page then says since when it is accepted. */
  async sign(): Promise<void> {
    const { data } = this.content
    if (!data || !isSignable(data.code)) return
    await this.report()
    const answer = await this.signing.submit({ code: data.code, version: data.version })
    if (answer) await this.content.load()
  }

  /** Stops the seconds when the page goes. */
  dispose(): void {
    this.countdown.stop()
  }

  private setSecondsLeft(secondsLeft: number): void {
    this.secondsLeft = secondsLeft
    if (secondsLeft === 0) this.noteRead()
  }

  private noteRead(): void {
    const { data } = this.content
    if (!data || this.reason !== undefined) return
    // Nobody keeps a visitor's readings.
    if (this.root.user.session === 'known') void this.report()
    else this.root.get(ReadAgreements).note(data.code, data.version)
  }

  private async report(): Promise<void> {
    const { data } = this.content
    if (!data || this.isCounted) return
    const inFront = this.shownAt > 0 ? Date.now() - this.shownAt : 0
    const seconds = readingSeconds(this.readMs + inFront)
    const answer = await this.reading.submit({ docId: data.agreementId, seconds })
    if (answer) this.takeReadStatus(data, answer.readStatus === READ_STATUS.read)
  }

  private takeReadStatus({ code, version }: Agreement, isRead: boolean): void {
    this.isCounted = isRead
    this.isTooShort = !isRead
    if (isRead) this.root.get(ReadAgreements).note(code, version)
  }
}
