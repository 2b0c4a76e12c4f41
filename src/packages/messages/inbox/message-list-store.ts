import { makeAutoObservable } from 'mobx'
import type { Paging } from '@/api/query'
import type { Message, MessageCategory } from '@/contract/message'
import type { Flag } from '@/contract/primitives'
import type { CancelSignal } from '@/lib/cancellation'
import { UnreadStore } from '@/domains/messages/unread-store'
import { type Page, PagedList } from '@/stores/primitives/paged-list'
import type { RootStore } from '@/stores/root/root-store'

/** `''` is all messages, `'0'` those that were unread when they were fetched. */
export interface MessageFilter {
  readonly readFlag: '' | '0'
}

/** A page of messages with the server's time, `YYYY-MM-DD HH:mm:ss`. */
export interface MessagePage<M> extends Page<M> {
  readonly serverTime: string
}

interface MessageRequest extends Paging {
  readonly readFlag?: Flag
}

/** A line of the list. */
export interface MessageEntry<M> {
  readonly key: string
  readonly message: M
}

/** Messages of one category. What was read shows at once in the rows that are there; nothing is fetched again for it. */
export class MessageListStore<M extends Message> {
  readonly messages: PagedList<M, MessageFilter, MessagePage<M>>
  readonly unread: UnreadStore

  constructor(
    root: RootStore,
    readonly category: MessageCategory,
    fetch: (request: MessageRequest, signal: CancelSignal) => Promise<MessagePage<M>>,
    readFlag: MessageFilter['readFlag'] = '',
  ) {
    this.unread = root.get(UnreadStore)
    this.messages = new PagedList<M, MessageFilter, MessagePage<M>>(
      ({ chosen, pageNum, pageSize }, signal) => fetch({ ...chosen, pageNum, pageSize }, signal),
      { filter: { readFlag }, idOf: message => message.msgId },
    )
    makeAutoObservable(this, { messages: false, unread: false, category: false }, { autoBind: true })
  }

  get entries(): readonly MessageEntry<M>[] {
    return this.messages.items.map(message => ({ key: message.msgId, message }))
  }

  /** By the newest answer; `''` before the first one. */
  get serverTime(): string {
    return this.messages.known?.serverTime ?? ''
  }

  /** Fetches rows and counts anew. */
  async refresh(): Promise<void> {
    await Promise.all([this.messages.reload(), this.unread.home.load()])
  }
}
