import { MESSAGE_CATEGORY } from '@/contract/tables/message'
import { makePdf } from '../files/pdf'
import type { Db } from '../store/database'
import { addFile } from '../store/files'
import { insertRows } from '../store/insert'
import { findTrade } from '../store/trades'
import { textBy } from './editor-markup'
import { MESSAGES_OF_OTHERS, tradeMessagesOfU6 } from './message-others'
import { TRADE_MESSAGES, type MessageSeed } from './message-list'
import { SYSTEM_MESSAGES } from './message-notices'
import { NEWS_MESSAGES, SURVEY_MESSAGES } from './message-reading'
import { ACTIVITY_MESSAGES, WELFARE_MESSAGES } from './message-service'
import type { Seed } from './order'

const U1 = '100001'

const MESSAGES_OF_U1: readonly MessageSeed[] = [
  ...TRADE_MESSAGES,
  ...SYSTEM_MESSAGES,
  ...ACTIVITY_MESSAGES,
  ...WELFARE_MESSAGES,
  ...NEWS_MESSAGES,
  ...SURVEY_MESSAGES,
]

const instantOf = (text: string) =>
  Date.parse(`${text.replace(' ', 'T')}${text.length === 16 ? ':00' : ''}+08:00`)

function rowOf(customerId: string, seed: MessageSeed) {
  const publishedAt = instantOf(seed.at)
  return {
    msg_id: seed.id,
    customer_id: customerId,
    category: seed.category,
    title: seed.title,
    summary: seed.summary,
    content: textBy(seed.editor, seed.text ?? [seed.summary]),
    published_at: publishedAt,
    expires_at: seed.expires === undefined ? null : instantOf(seed.expires),
    pinned: seed.isPinned ? '1' : '0',
    level: seed.mustRead ? '2' : '1',
    biz_type: seed.bizType ?? '',
    biz_id: seed.bizId ?? '',
    link_type: seed.link === undefined ? '0' : '1',
    link_url: seed.link ?? '',
    picture: seed.picture ?? '',
    read_at: seed.isUnread ? null : publishedAt,
  }
}

/** The trade as it stands in the store, else as the message tells it. */
function tradeRowOf(db: Db, { id, bizId = '', link = '', trade }: MessageSeed) {
  const tradeId = /tradeId=(\w+)/.exec(link)?.[1] ?? bizId
  const found = findTrade(db, tradeId)
  const facts = trade ?? {
    product_name: found?.product_name ?? '林氏家族信托',
    trade_type: found?.trade_type ?? '12',
    trade_status: found?.trade_status ?? '1',
    direction: found?.direction ?? 'none',
    amount: found?.confirm_amount || found?.apply_amount || '',
  }
  return { msg_id: id, ...facts }
}

function insertMessages(db: Db, customerId: string, seeds: readonly MessageSeed[], now: number): void {
  insertRows(
    db,
    'messages',
    seeds.map(seed => rowOf(customerId, seed)),
  )
  const trades = seeds
    .filter(({ category }) => category === MESSAGE_CATEGORY.trade)
    .map(seed => tradeRowOf(db, seed))
  insertRows(db, 'message_trades', trades)
  for (const { id, period, attachment } of seeds) {
    if (period) {
      insertRows(db, 'message_activities', [{ msg_id: id, start_date: period[0], end_date: period[1] }])
    }
    if (attachment !== undefined) {
      const fileId = addFile(db, { customerId, ...paper(attachment), now })
      insertRows(db, 'message_attachments', [{ msg_id: id, file_id: fileId }])
    }
  }
}

const ANTI_FRAUD = [
  '一、公司只通过信托财产专户收付款项，任何要求向个人账户转账的来电都不是公司所为。',
  '二、短信验证码只在您本人操作时输入，任何人索要都不要提供。',
  '三、陌生链接不要打开；请在应用商店下载客户端，不要安装他人发来的安装包。',
  '四、声称可以“提前兑付”“内部认购”的，请拨打客户服务热线核实。',
]

function paper(title: string) {
  const bytes = makePdf({ title, pages: [{ heading: title, lines: ANTI_FRAUD }] })
  return { fileName: `${title}.pdf`, format: 'pdf' as const, bytes }
}

/** Writes the messages of every customer. Trades and applications must be there. */
export const messagesSeed: Seed = {
  name: 'messages',
  after: ['customers', 'portfolio'],
  fill(db, now) {
    insertMessages(db, U1, MESSAGES_OF_U1, now)
    for (const [customerId, seeds] of Object.entries(MESSAGES_OF_OTHERS)) {
      insertMessages(db, customerId, seeds, now)
    }
    insertMessages(db, '100006', tradeMessagesOfU6(db), now)
  },
}
