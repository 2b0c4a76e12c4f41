import { makeAutoObservable } from 'mobx'
import { INNER } from '@/contract/codes'
import { docReadReport } from '@/contract/document'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { READ_STATUS } from '@/contract/tables/document'
import { Countdown } from '@/lib/countdown'
import { Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'
import { isHeard, type ReadingMatter, readingReason, readingSeconds } from './reading-rules'

interface Setup {
  /** It counts as read: once the server says so, or at once where nobody keeps the reading. */
  readonly onRead?: (matter: ReadingMatter) => void
  /** There is a newer version: it is fetched, and read from its beginning. */
  readonly onReplaced?: () => void
  /** Whether the server keeps the reading; nobody keeps a visitor's. */
  readonly isKept?: () => boolean
}

type Report = Omit<RequestOf<typeof docReadReport>, 'requestNo'>

/**
 * Forced reading: to the end, and for the seconds that the text is in front. The reading is told to the server, and counts
 * once the server says so. Who listened to it in care mode has read it.
 */
export class ReadingGate {
  readonly reading: Submission<Report, ResponseOf<typeof docReadReport>>
  secondsLeft = 0
  hasReachedEnd = false
  /** The server did not count the reading: it measured fewer seconds. */
  isTooShort = false
  /** Another version came out while this one was read: that one has to be read. */
  isReplaced = false
  /** The server counts it as read, since now or since before. */
  isRead = false
  private matter: ReadingMatter | undefined
  /** Time the text has to be in front. */
  private wantedMs = 0
  /** How long it was, before it came to the front last. */
  private readMs = 0
  /** When it came to the front last; 0 while something else is. */
  private shownAt = 0
  private isCounted = false
  private readonly countdown: Countdown
  /** Beside `reading`, whose answer says whether it counts; nobody waits for this one. */
  private readonly leaving: Submission<Report, unknown>

  constructor(
    root: RootStore,
    private readonly setup: Setup = {},
  ) {
    this.reading = new Submission(
      (report, requestNo) =>
        root.write(docReadReport, report, { showLoading: false, label: '阅读记录保存', requestNo }),
      { isStep: true },
    )
    this.leaving = new Submission((report, requestNo) =>
      root.write(docReadReport, report, { showLoading: false, quiet: 'background', requestNo }),
    )
    makeAutoObservable<
      this,
      'setup' | 'leaving' | 'countdown' | 'matter' | 'wantedMs' | 'readMs' | 'shownAt'
    >(
      this,
      {
        setup: false,
        countdown: false,
        matter: false,
        wantedMs: false,
        readMs: false,
        shownAt: false,
        reading: false,
        leaving: false,
      },
      { autoBind: true },
    )
    this.countdown = new Countdown(this.setSecondsLeft)
  }

  /** Why it does not count as read yet. */
  get reason(): string | undefined {
    return this.isRead ? undefined : readingReason(this)
  }

  /** The text is on the screen: from now on its seconds count. Another version begins anew. */
  opened(matter: ReadingMatter): void {
    if (this.matter?.docId === matter.docId && this.matter.hash === matter.hash) return
    this.pause()
    this.matter = matter
    this.wantedMs = matter.minReadSeconds * 1000
    this.readMs = 0
    this.isRead = matter.wasRead ?? false
    this.isTooShort = false
    this.isCounted = false
    this.resume()
  }

  /** The page is in front (again): only then time counts as reading. */
  resume(): void {
    if (this.matter === undefined || this.shownAt > 0) return
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

  /** Tells the server of the reading, unless it knows; joins what is under way. */
  async report(): Promise<void> {
    const { matter } = this
    if (!matter || this.isCounted) return
    const { lastPage } = matter
    const answer = await this.reading.submit(this.reportOf(matter, { lastPage, isEnd: '1' }))
    if (matter !== this.matter) return
    if (answer) this.takeReadStatus(matter, answer.readStatus === READ_STATUS.read)
    else if (this.reading.error?.code === INNER.stateConflict) this.startAnew()
  }

  /**
   * The text is left before it counts as read: tells the server how far it was shown, where it is opened the next time.
   * Answers whether there was something to tell; `onTold`: the server knows it.
   */
  leave(lastPage: number, onTold: () => void = () => undefined): boolean {
    const { matter } = this
    const isUnderWay = this.reading.isSubmitting || this.reason === undefined
    if (!matter || isUnderWay || lastPage < 1) return false
    void this.leaving
      .submit(this.reportOf(matter, { lastPage, isEnd: '0' }))
      .then(answer => answer && onTold())
    return true
  }

  /** Stops the seconds when the page goes. */
  dispose(): void {
    this.countdown.stop()
  }

  private reportOf({ docId, hash }: ReadingMatter, reached: Pick<Report, 'lastPage' | 'isEnd'>): Report {
    const inFront = this.shownAt > 0 ? Date.now() - this.shownAt : 0
    const seconds = readingSeconds(this.readMs + inFront)
    return { docId, ...reached, seconds, ...(hash === undefined ? {} : { hash }) }
  }

  private setSecondsLeft(secondsLeft: number): void {
    this.secondsLeft = secondsLeft
    if (secondsLeft === 0) this.noteRead()
  }

  private noteRead(): void {
    const { matter } = this
    if (!matter || readingReason(this) !== undefined) return
    if (this.setup.isKept?.() ?? true) void this.report()
    else this.setup.onRead?.(matter)
  }

  private takeReadStatus(matter: ReadingMatter, isRead: boolean): void {
    this.isCounted = isRead
    this.isRead ||= isRead
    this.isTooShort = !isRead
    if (isRead) this.isReplaced = false
    if (isRead) this.setup.onRead?.(matter)
  }

  /** What was read is no longer in force. */
  private startAnew(): void {
    this.pause()
    this.matter = undefined
    this.isRead = false
    this.hasReachedEnd = false
    this.isReplaced = true
    this.reading.reset()
    this.setup.onReplaced?.()
  }
}
