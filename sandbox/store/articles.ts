import type { Flag } from '@/contract/primitives'
import { FLAG } from '@/contract/tables/flag'
import { isOn } from '@/lib/flag'
import type { Db } from './database'

/** A row of `articles` with everybody's reactions and those of the asking customer. */
export interface ArticleRow {
  readonly article_id: string
  readonly category_id: string
  readonly title: string
  readonly summary: string
  readonly source: string
  readonly author: string
  readonly published_at: number
  readonly picture: string
  readonly content: string
  readonly read_count: number
  readonly likes: number
  readonly collects: number
  readonly liked: Flag
  readonly collected: Flag
}

export type Reaction = 'like' | 'collect'

/** What articles are looked for; `keyword` is part of a title or a summary. */
interface ArticleFilter {
  readonly categoryId?: string
  readonly keyword?: string
}

const reactions = (kind: Reaction) =>
  `(SELECT count(*) FROM article_reactions r WHERE r.article_id = a.article_id AND r.kind = '${kind}')`
const own = (kind: Reaction) =>
  `CASE WHEN EXISTS (SELECT 1 FROM article_reactions r
     WHERE r.article_id = a.article_id AND r.kind = '${kind}' AND r.customer_id = ?) THEN '${FLAG.yes}' ELSE '${FLAG.no}' END`

const SELECT = `SELECT a.*, a.other_likes + ${reactions('like')} AS likes,
    a.other_collects + ${reactions('collect')} AS collects, ${own('like')} AS liked, ${own('collect')} AS collected
  FROM articles a`
const NEWEST_FIRST = 'ORDER BY a.published_at DESC, a.article_id DESC'

/** Categories in their order. */
export function articleCategories(db: Db): { categoryId: string; name: string }[] {
  return db.all('SELECT category_id AS categoryId, name FROM article_categories ORDER BY sort')
}

/** Articles newest first. `customerId` is `''` for a visitor. */
export function articlesOf(db: Db, customerId: string, { categoryId, keyword }: ArticleFilter): ArticleRow[] {
  return db.all<ArticleRow>(
    `${SELECT} WHERE a.category_id = coalesce(?, a.category_id) AND (instr(a.title, ?) > 0 OR instr(a.summary, ?) > 0)
     ${NEWEST_FIRST}`,
    customerId,
    customerId,
    categoryId ?? null,
    keyword ?? '',
    keyword ?? '',
  )
}

/** The articles that a customer keeps, the last one kept first. */
export function collectedArticles(db: Db, customerId: string): ArticleRow[] {
  return db.all<ArticleRow>(
    `${SELECT} JOIN article_reactions k ON k.article_id = a.article_id AND k.kind = 'collect' AND k.customer_id = ?
     ORDER BY k.rowid DESC`,
    customerId,
    customerId,
    customerId,
  )
}

/** The article with this id. */
export function articleById(db: Db, customerId: string, articleId: string): ArticleRow | undefined {
  return db.get<ArticleRow>(`${SELECT} WHERE a.article_id = ?`, customerId, customerId, articleId)
}

/** Counts one more reading. */
export function countReading(db: Db, articleId: string): void {
  db.run('UPDATE articles SET read_count = read_count + 1 WHERE article_id = ?', articleId)
}

/** Sets or takes back a customer's reaction; doing either twice changes nothing. */
export function setReaction(
  db: Db,
  { articleId, customerId, kind }: { articleId: string; customerId: string; kind: Reaction },
  on: Flag,
): void {
  db.run(
    isOn(on)
      ? 'INSERT OR IGNORE INTO article_reactions (article_id, customer_id, kind) VALUES (?, ?, ?)'
      : 'DELETE FROM article_reactions WHERE article_id = ? AND customer_id = ? AND kind = ?',
    articleId,
    customerId,
    kind,
  )
}
