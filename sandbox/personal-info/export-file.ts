import { EXPORT_SCOPES, type ExportScope, type PiCategory } from '@/contract/personal-info'
import { labelOf } from '@/contract/labels'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { dateTimeInShanghai } from '@/lib/date'
import { makeCsv } from '../files/csv'
import { makePdf } from '../files/pdf'
import { contractsOfTrust, documentsOfProduct } from '../store/documents'
import { heldProducts } from '../store/positions'
import { tradeCondition } from '../store/trade-filter'
import { allTrades } from '../store/trades'
import { trustsOfPrincipal } from '../store/trusts'
import { collectedOf, type Asking } from './collected'

/** One line of a copy: what it is, what is known, and when it came. */
export interface CopyLine {
  readonly name: string
  readonly value: string
  readonly time: string
}

/** The customer's own values stand in full: the copy is theirs (PI-08). */
const itemLines = (asking: Asking, categories: readonly PiCategory[]): CopyLine[] =>
  collectedOf(asking)
    .filter(({ item }) => categories.includes(item.category))
    .map(({ item, value, events }) => ({ name: item.name, value, time: dateTimeInShanghai(events.last) }))

function tradeLines({ db, customerId }: Asking): CopyLine[] {
  return allTrades(db, tradeCondition({ customerId }, {})).map(row => ({
    name: labelOf(TRADE_TYPE, row.trade_type),
    value: [
      row.product_name,
      row.confirm_amount || row.apply_amount ? `${row.confirm_amount || row.apply_amount}元` : '',
      labelOf(TRADE_STATUS, row.trade_status),
      `流水号${row.serial_no}`,
    ]
      .filter(part => part !== '')
      .join('，'),
    time: row.apply_time,
  }))
}

function contractLines(asking: Asking): CopyLine[] {
  const { db, customerId } = asking
  const papers = [
    ...trustsOfPrincipal(db, customerId).flatMap(trust =>
      contractsOfTrust(db, customerId, trust.id).map(({ name, version, publish_date: date }) => ({
        name,
        value: `版本 ${version}`,
        time: date,
      })),
    ),
    ...heldProducts(db, customerId).flatMap(({ productId }) =>
      documentsOfProduct(db, customerId, productId).map(({ docName, publishDate }) => ({
        name: docName,
        value: '产品文件',
        time: publishDate,
      })),
    ),
  ]
  return [...itemLines(asking, ['contract']), ...papers]
}

// The code itself is no information about the customer, and would be a key.
function messageLines({ db, customerId, now }: Asking): CopyLine[] {
  const notices = db
    .all<{ title: string; summary: string; published_at: number }>(
      `SELECT title, summary, published_at FROM messages WHERE customer_id = ? AND published_at <= ?
       ORDER BY published_at DESC, msg_id DESC`,
      customerId,
      now(),
    )
    .map(row => ({ name: row.title, value: row.summary, time: dateTimeInShanghai(row.published_at) }))
  const codes = db
    .all<{ channel: string; sent_at: number }>(
      `SELECT s.channel, s.sent_at FROM sms_codes s JOIN customers c ON c.mobile = s.mobile
       WHERE c.id = ? ORDER BY s.id DESC`,
      customerId,
    )
    .map(row => ({
      name: row.channel === 'voice' ? '语音验证码' : '短信验证码',
      value: '已发送至您的手机',
      time: dateTimeInShanghai(row.sent_at),
    }))
  return [...notices, ...codes]
}

function deviceLines(asking: Asking): CopyLine[] {
  const logins = asking.db
    .all<{ scene: string; collected_at: number }>(
      "SELECT scene, collected_at FROM pi_collections WHERE customer_id = ? AND item = 'login' ORDER BY id DESC",
      asking.customerId,
    )
    .map(row => ({ name: '登录', value: row.scene, time: dateTimeInShanghai(row.collected_at) }))
  return [...logins, ...itemLines(asking, ['usage'])]
}

const LINES: Readonly<Record<ExportScope, (asking: Asking) => CopyLine[]>> = {
  basic: asking => itemLines(asking, ['basic', 'identity', 'face']),
  account: asking => itemLines(asking, ['account']),
  trade: tradeLines,
  contract: contractLines,
  message: messageLines,
  device: deviceLines,
}

/** A copy of a customer's own information in the chosen parts, as a file. */
export function makeCopy(
  asking: Asking,
  { scopes, format }: { scopes: readonly ExportScope[]; format: 'pdf' | 'csv' },
): Buffer {
  const parts = scopes.map(scope => ({ heading: EXPORT_SCOPES[scope], lines: LINES[scope](asking) }))
  if (format === 'csv') {
    return makeCsv([
      ['类别', '名称', '内容', '时间'],
      ...parts.flatMap(({ heading, lines }) =>
        lines.map(({ name, value, time }) => [heading, name, value, time]),
      ),
    ])
  }
  return makePdf({
    title: `个人信息副本 ${asking.today()}`,
    pages: parts.map(({ heading, lines }) => ({
      heading,
      lines:
        lines.length > 0
          ? lines.map(({ name, value, time }) => `${name}：${value}（${time}）`)
          : ['没有收集这类信息'],
    })),
  })
}
