import { randomBytes } from 'node:crypto'
import type { CodeOf } from '@/contract/code-table'
import { LINK_TYPE, MESSAGE_CATEGORY, MESSAGE_LEVEL } from '@/contract/tables/message'
import { escaped } from '../files/html'
import type { Db } from './database'
import { insertRows } from './insert'

/** What the company tells a customer about something of theirs. */
export interface Notice {
  readonly customerId: string
  /** `notice` when left out. */
  readonly category?: CodeOf<typeof MESSAGE_CATEGORY>
  readonly title: string
  readonly summary: string
  /** Paragraphs; the summary alone without any. */
  readonly text?: readonly string[]
  readonly bizType: string
  readonly bizId: string
  /** Address of ours that it leads to; none without. */
  readonly link?: string
  readonly now: number
}

/** Sends a notice (message category 2 unless it says another), unread. */
export function sendNotice(
  db: Db,
  { customerId, category = MESSAGE_CATEGORY.notice, title, summary, text, bizType, bizId, link, now }: Notice,
): void {
  insertRows(db, 'messages', [
    {
      msg_id: `M${now.toString(36)}${randomBytes(4).toString('hex')}`,
      customer_id: customerId,
      category,
      title,
      summary,
      content: (text ?? [summary]).map(paragraph => `<p>${escaped(paragraph)}</p>`).join(''),
      published_at: now,
      expires_at: null,
      pinned: '0',
      level: MESSAGE_LEVEL.normal,
      biz_type: bizType,
      biz_id: bizId,
      link_type: link === undefined ? LINK_TYPE.none : LINK_TYPE.address,
      link_url: link ?? '',
      picture: '',
      read_at: null,
    },
  ])
}
