import { makeAutoObservable } from 'mobx'
import type { ResponseOf } from '@/contract/endpoint'
import {
  type Message,
  type MessageCategory,
  messageHome,
  messageRead,
  messageReadAll,
  type Unread,
} from '@/contract/message'
import { isAppError } from '@/lib/app-error'
import { isOff } from '@/lib/flag'
import { uuid } from '@/lib/uuid'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'
import { messageOverview } from './queries'

export type MessageHome = ResponseOf<typeof messageHome>
type ReadAllAnswer = ResponseOf<typeof messageReadAll>

/** What of a message tells whether it was read. */
type ReadMark = Pick<Message, 'msgId' | 'category' | 'publishTime' | 'readFlag'>

/**
 * The one place that knows what is unread: the message centre, its lists and the badges all ask it, so they agree. Counts
 * come from the server alone, with each reading; a reading that was refused changes nothing.
 */
export class UnreadStore {
  readonly home: Resource<MessageHome>
  readonly readingAll: Submission<MessageCategory | undefined, ReadAllAnswer>
  private readonly readIds = new Set<string>()
  /** Moment up to which all messages of a category were read at once. */
  private readonly readUpTo = new Map<MessageCategory, string>()
  /** Readings go one after the other, so that the last answer has the newest counts. */
  private queue: Promise<void> = Promise.resolve()

  constructor(private readonly root: RootStore) {
    this.home = new Resource(signal => root.read(messageHome, messageOverview(), signal))
    this.readingAll = new Submission((category, requestNo) =>
      root.write(messageReadAll, { category }, { showLoading: false, requestNo }),
    )
    makeAutoObservable<this, 'root' | 'queue'>(
      this,
      { root: false, home: false, readingAll: false, queue: false },
      { autoBind: true },
    )
  }

  /** Unread messages of all categories; 0 while nothing is known. */
  get total(): number {
    return this.home.data?.totalUnread ?? 0
  }

  /** What must be read and was not yet, newest first. */
  get mustRead(): readonly Message[] {
    return this.home.data?.mustRead.filter(this.isUnread) ?? []
  }

  /** Unread messages of a category; 0 while nothing is known. */
  unreadOf(category: MessageCategory): number {
    return this.home.data?.categories.find(entry => entry.category === category)?.unread ?? 0
  }

  /** Whether a message waits to be read, also when its list was fetched before it was read. */
  isUnread({ msgId, category, publishTime, readFlag }: ReadMark): boolean {
    if (!isOff(readFlag) || this.readIds.has(msgId)) return false
    return publishTime > (this.readUpTo.get(category) ?? '')
  }

  /** Fetches the counts anew, unless that is under way. */
  refresh(): void {
    if (this.home.state.kind !== 'loading') void this.home.load()
  }

  /** Marks a message as read. Never rejects: one that stays unread is marked when it is opened again. */
  read(message: ReadMark): Promise<void> {
    this.queue = this.queue.then(() => this.sendRead(message))
    return this.queue
  }

  /** Marks a category as read, or everything, and says so; what fails says why. */
  async readAll(category?: MessageCategory): Promise<void> {
    const answer = await this.readingAll.submit(category)
    if (!answer) return this.explain(this.readingAll.error)
    this.noteAllRead(category ? [category] : answer.categories.map(entry => entry.category), answer)
    this.root.ui.showMessage({ text: '已全部标为已读', durationMs: 2000 }, 'success')
  }

  private async sendRead(message: ReadMark): Promise<void> {
    if (!this.isUnread(message)) return
    try {
      const options = { requestNo: uuid(), showLoading: false }
      this.noteRead(message, await this.root.write(messageRead, { msgIds: [message.msgId] }, options))
    } catch (error) {
      // A fault of our own must not hide behind a failed call.
      if (!isAppError(error)) throw error
    }
  }

  private noteRead({ msgId }: ReadMark, counts: Unread): void {
    this.readIds.add(msgId)
    this.take(counts)
  }

  private noteAllRead(categories: readonly MessageCategory[], answer: ReadAllAnswer): void {
    for (const read of categories) this.readUpTo.set(read, answer.readTime)
    this.take(answer)
  }

  private take({ unread, categories }: Unread): void {
    const { data } = this.home
    // Counts that are still on their way may be from before the reading.
    if (!data) return this.home.state.kind === 'loading' ? void this.home.load() : undefined
    this.home.set({
      ...data,
      totalUnread: unread,
      categories: data.categories.map(entry => ({
        ...entry,
        unread: categories.find(count => count.category === entry.category)?.unread ?? 0,
      })),
    })
  }

  /** Business refusals have no message of their own; every other failure has shown one. */
  private explain(error: { kind: string; message: string } | undefined): void {
    if (error?.kind === 'business') {
      this.root.ui.showMessage({ text: error.message, durationMs: 2000 }, 'error')
    }
  }
}
