import type { ActivityMessage, Message, MessageDetail, NewsMessage, TradeMessage } from '@/contract/message'
import { dateTimeInShanghai } from '@/lib/date'
import type { HandlerContext } from '../api/handler'
import { pictureUrl } from '../files/pictures'
import { articleById } from '../store/articles'
import { attachmentsOfMessage } from '../store/attachments'
import type { MessageRow } from '../store/messages'
import { leadsSomewhere } from './links'

const urlOf = (picture: string) => (picture === '' ? '' : pictureUrl(picture))

/** A message as lists name it. */
export function messageOf(row: MessageRow, context: HandlerContext): Message {
  return {
    msgId: row.msg_id,
    category: row.category,
    title: row.title,
    summary: row.summary,
    publishTime: dateTimeInShanghai(row.published_at),
    expireTime: row.expires_at === null ? '' : dateTimeInShanghai(row.expires_at),
    readFlag: row.is_unread === 1 ? '0' : '1',
    pinned: row.pinned,
    level: row.level,
    bizType: row.biz_type,
    linkType: row.link_type,
    linkUrl: row.link_url,
    linkValid: leadsSomewhere(row, context) ? '1' : '0',
  }
}

/** With the trade as it stood then. */
export function tradeMessageOf(row: MessageRow, context: HandlerContext): TradeMessage {
  return {
    ...messageOf(row, context),
    productName: row.product_name ?? '',
    tradeType: row.trade_type ?? '',
    tradeStatus: row.trade_status ?? '',
    direction: row.direction ?? 'none',
    amount: row.amount ?? '',
  }
}

/** With the days of the activity and its picture. */
export function activityMessageOf(row: MessageRow, context: HandlerContext): ActivityMessage {
  return {
    ...messageOf(row, context),
    startDate: row.start_date ?? '',
    endDate: row.end_date ?? '',
    bannerUrl: urlOf(row.picture),
  }
}

/** With source and cover of its article. */
export function newsMessageOf(row: MessageRow, context: HandlerContext): NewsMessage {
  const article = articleById(context.db, context.customerId, row.biz_id)
  return {
    ...messageOf(row, context),
    source: article?.source ?? '',
    coverUrl: urlOf(article?.picture ?? ''),
  }
}

/** The whole message. */
export function messageDetailOf(row: MessageRow, context: HandlerContext): MessageDetail {
  return {
    ...messageOf(row, context),
    content: row.content,
    imageUrl: urlOf(row.picture),
    attachments: attachmentsOfMessage(context.db, row.msg_id),
    serverTime: dateTimeInShanghai(context.now()),
  }
}
