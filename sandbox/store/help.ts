import type { Flag } from '@/contract/primitives'
import { FLAG } from '@/contract/tables/flag'
import type { Db } from './database'

/** A question with what the asking customer said of its answer. */
export interface HelpRow {
  readonly id: string
  readonly category_id: string
  readonly question: string
  readonly answer: string
  /** The answer's words without its markup. */
  readonly answer_text: string
  /** Customers it helped. */
  readonly useful: number
  readonly vote: Flag | null
}

const SELECT = `SELECT i.id, i.category_id, i.question, i.answer, i.answer_text, v.useful AS vote,
    i.useful + (SELECT count(*) FROM help_votes WHERE item_id = i.id AND useful = '${FLAG.yes}') AS useful
  FROM help_items i LEFT JOIN help_votes v ON v.item_id = i.id AND v.customer_id = ?`

/** The groups in their order with the number of their questions. */
export function helpCategories(db: Db): { id: string; name: string; count: number }[] {
  return db.all(
    `SELECT c.id, c.name, (SELECT count(*) FROM help_items WHERE category_id = c.id) AS count
     FROM help_categories c ORDER BY c.sort`,
  )
}

/** The questions of a group in their order. */
export function helpOfCategory(db: Db, customerId: string, categoryId: string): HelpRow[] {
  return db.all(`${SELECT} WHERE i.category_id = ? ORDER BY i.sort`, customerId, categoryId)
}

/** The questions asked most. */
export function hotHelp(db: Db, customerId: string, limit: number): HelpRow[] {
  return db.all(`${SELECT} ORDER BY i.asked DESC, i.id LIMIT ?`, customerId, limit)
}

/** Every question, the most asked first. */
export function everyHelp(db: Db, customerId: string): HelpRow[] {
  return db.all(`${SELECT} ORDER BY i.asked DESC, i.id`, customerId)
}

export function helpById(db: Db, customerId: string, id: string): HelpRow | undefined {
  return db.get(`${SELECT} WHERE i.id = ?`, customerId, id)
}

export function addHelpVote(db: Db, customerId: string, id: string, useful: Flag): void {
  db.run('INSERT INTO help_votes (item_id, customer_id, useful) VALUES (?, ?, ?)', id, customerId, useful)
}
