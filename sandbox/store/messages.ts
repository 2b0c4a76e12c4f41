import type { MessageCategory, SilenceableCategory, Unread } from '@/contract/message'
import type { Flag } from '@/contract/primitives'
import { MESSAGE_LEVEL } from '@/contract/tables/message'
import type { Db } from './database'

/** A row of `messages` with what belongs to its category; the fields of another category are null. */
export interface MessageRow {
  readonly msg_id: string
  readonly customer_id: string
  readonly category: MessageCategory
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly published_at: number
  /** Milliseconds of data time; null when it does not expire. */
  readonly expires_at: number | null
  readonly pinned: Flag
  readonly level: '1' | '2'
  readonly biz_type: string
  readonly biz_id: string
  readonly link_type: '0' | '1' | '2' | '3'
  readonly link_url: string
  readonly picture: string
  /** 1 while it waits to be read: what has expired does not. */
  readonly is_unread: 0 | 1
  readonly product_name: string | null
  readonly trade_type: string | null
  readonly trade_status: string | null
  readonly direction: 'in' | 'out' | 'none' | null
  readonly amount: string | null
  readonly start_date: string | null
  readonly end_date: string | null
}

/** Which messages of a customer: `''` is every category. */
interface MessageFilter {
  readonly category: MessageCategory
  readonly readFlag?: Flag
}

const IS_UNREAD = '(m.read_at IS NULL AND (m.expires_at IS NULL OR m.expires_at > ?))'

const SELECT = `SELECT m.*, ${IS_UNREAD} AS is_unread, t.product_name, t.trade_type, t.trade_status, t.direction,
    t.amount, a.start_date, a.end_date
  FROM messages m
  LEFT JOIN message_trades t ON t.msg_id = m.msg_id
  LEFT JOIN message_activities a ON a.msg_id = m.msg_id`

const PINNED_FIRST = 'ORDER BY m.pinned DESC, m.published_at DESC, m.msg_id DESC'

/** Messages of a category: pinned ones first, then newest first, ties by id descending. */
export function messagesOf(
  db: Db,
  customerId: string,
  now: number,
  { category, readFlag }: MessageFilter,
): MessageRow[] {
  const rows = db.all<MessageRow>(
    `${SELECT} WHERE m.customer_id = ? AND m.category = ? ${PINNED_FIRST}`,
    now,
    customerId,
    category,
  )
  return readFlag === undefined ? rows : rows.filter(row => (row.is_unread === 0 ? '1' : '0') === readFlag)
}

/** Every message of a customer, newest first. */
export function everyMessageOf(db: Db, customerId: string, now: number): MessageRow[] {
  return db.all<MessageRow>(
    `${SELECT} WHERE m.customer_id = ? ORDER BY m.published_at DESC, m.msg_id DESC`,
    now,
    customerId,
  )
}

/** The newest message of each category that has one. */
export function latestMessages(db: Db, customerId: string, now: number): MessageRow[] {
  return db.all<MessageRow>(
    `${SELECT} WHERE m.msg_id = (SELECT msg_id FROM messages WHERE customer_id = ? AND category = m.category
       ORDER BY published_at DESC, msg_id DESC LIMIT 1)`,
    now,
    customerId,
  )
}

/** Unread messages that must be read, newest first. */
export function mustReadMessages(db: Db, customerId: string, now: number): MessageRow[] {
  return db.all<MessageRow>(
    `${SELECT} WHERE m.customer_id = ? AND m.level = ? AND ${IS_UNREAD} ${PINNED_FIRST}`,
    now,
    customerId,
    MESSAGE_LEVEL.mustRead,
    now,
  )
}

/** The message with this id. */
export function messageById(db: Db, msgId: string, now: number): MessageRow | undefined {
  return db.get<MessageRow>(`${SELECT} WHERE m.msg_id = ?`, now, msgId)
}

/** The message of a customer about one thing: a survey, for example. */
export function messageAbout(
  db: Db,
  customerId: string,
  now: number,
  about: { bizType: string; bizId: string },
): MessageRow | undefined {
  return db.get<MessageRow>(
    `${SELECT} WHERE m.customer_id = ? AND m.biz_type = ? AND m.biz_id = ? ${PINNED_FIRST} LIMIT 1`,
    now,
    customerId,
    about.bizType,
    about.bizId,
  )
}

/** Categories whose messages the customer does not want counted. */
export function silencedOf(db: Db, customerId: string): SilenceableCategory[] {
  return db
    .all<{ category: SilenceableCategory }>(
      'SELECT category FROM silenced_categories WHERE customer_id = ? ORDER BY category',
      customerId,
    )
    .map(({ category }) => category)
}

/** Silences a category, or no longer. */
export function setSilenced(
  db: Db,
  customerId: string,
  category: SilenceableCategory,
  isSilenced: boolean,
): void {
  const sql = isSilenced
    ? 'INSERT OR IGNORE INTO silenced_categories (customer_id, category) VALUES (?, ?)'
    : 'DELETE FROM silenced_categories WHERE customer_id = ? AND category = ?'
  db.run(sql, customerId, category)
}

/** How many messages of each category are unread, and their sum; silenced ones count as none. */
export function unreadOf(db: Db, customerId: string, now: number): Unread {
  const categories = db.all<{ category: MessageCategory; unread: number }>(
    `SELECT m.category, sum(${IS_UNREAD} AND s.category IS NULL) AS unread FROM messages m
     LEFT JOIN silenced_categories s ON s.customer_id = m.customer_id AND s.category = m.category
     WHERE m.customer_id = ? GROUP BY m.category ORDER BY m.category`,
    now,
    customerId,
  )
  return { unread: categories.reduce((sum, { unread }) => sum + unread, 0), categories }
}

/** Marks messages as read; what was read before keeps its time. */
export function markRead(db: Db, msgIds: readonly string[], now: number): void {
  db.run(
    `UPDATE messages SET read_at = ? WHERE read_at IS NULL AND msg_id IN (SELECT value FROM json_each(?))`,
    now,
    JSON.stringify(msgIds),
  )
}

/** Marks every message of a customer as read, or of one category of theirs. */
export function markAllRead(
  db: Db,
  customerId: string,
  now: number,
  category: MessageCategory | undefined,
): void {
  db.run(
    `UPDATE messages SET read_at = ? WHERE read_at IS NULL AND customer_id = ? AND category = coalesce(?, category)`,
    now,
    customerId,
    category ?? null,
  )
}
