import type { Message, MessageCategory } from '@/contract/message'
import type { Flag } from '@/contract/primitives'
import { MESSAGE_CATEGORY } from '@/contract/tables/message'
import { dateTimeInShanghai } from '@/lib/date'
import { isOff } from '@/lib/flag'
import { ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import {
  activityMessageOf,
  messageDetailOf,
  messageOf,
  newsMessageOf,
  tradeMessageOf,
} from '../messages/entries'
import {
  latestMessages,
  markAllRead,
  markRead,
  messageById,
  messagesOf,
  type MessageRow,
  mustReadMessages,
  setSilenced,
  silencedOf,
  unreadOf,
} from '../store/messages'
import { pageOf, type Paging } from '../store/page'

type ListRequest = Paging & { readonly readFlag?: Flag }

const CATEGORIES = Object.keys(MESSAGE_CATEGORY.labels).sort() as MessageCategory[]

/** One page of a category, with what its rows have beside the message. */
function pageOfCategory<Entry extends Message>(
  category: MessageCategory,
  entryOf: (row: MessageRow, context: HandlerContext) => Entry,
) {
  return ({ readFlag, ...paging }: ListRequest, context: HandlerContext) => {
    const { db, customerId, now } = context
    const page = pageOf(messagesOf(db, customerId, now(), { category, readFlag }), paging)
    return {
      ...page,
      list: page.list.map(row => entryOf(row, context)),
      serverTime: dateTimeInShanghai(now()),
    }
  }
}

function ownMessage(msgId: string, { db, customerId, now }: HandlerContext): MessageRow {
  return ownRow(messageById(db, msgId, now()), customerId)
}

/** Handlers of `src/contract/message.ts`. */
export const messageHandlers = {
  messageHome(_request, context) {
    const { db, customerId, now } = context
    const { unread, categories } = unreadOf(db, customerId, now())
    const latest = latestMessages(db, customerId, now())
    return {
      totalUnread: unread,
      categories: CATEGORIES.map(category => {
        const last = latest.find(row => row.category === category)
        return {
          category,
          name: MESSAGE_CATEGORY.labels[category],
          unread: categories.find(count => count.category === category)?.unread ?? 0,
          lastTitle: last?.title ?? '',
          lastTime: last ? dateTimeInShanghai(last.published_at) : '',
        }
      }),
      mustRead: mustReadMessages(db, customerId, now()).map(row => messageOf(row, context)),
      serverTime: dateTimeInShanghai(now()),
    }
  },

  tradeNoticeList: pageOfCategory('1', tradeMessageOf),
  systemNoticeList: pageOfCategory('2', messageOf),
  activityNoticeList: pageOfCategory('3', activityMessageOf),
  welfareAssistantList: pageOfCategory('4', messageOf),
  newsNoticeList: pageOfCategory('5', newsMessageOf),

  messageDetail({ msgId }, context) {
    return messageDetailOf(ownMessage(msgId, context), context)
  },

  messageRead({ msgIds }, context) {
    const { db, customerId, now } = context
    for (const msgId of msgIds) ownMessage(msgId, context)
    markRead(db, msgIds, now())
    return unreadOf(db, customerId, now())
  },

  messageReadAll({ category }, { db, customerId, now }) {
    markAllRead(db, customerId, now(), category)
    return { ...unreadOf(db, customerId, now()), readTime: dateTimeInShanghai(now()) }
  },

  noticeSettings(_request, { db, customerId }) {
    return { silenced: silencedOf(db, customerId) }
  },

  noticeSettingSet({ category, isOn }, { db, customerId }) {
    setSilenced(db, customerId, category, isOff(isOn))
    return { silenced: silencedOf(db, customerId) }
  },
} satisfies Partial<Handlers>
