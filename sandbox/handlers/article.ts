import type { ArticleRow as ArticleEntry } from '@/contract/article'
import { INNER } from '@/contract/codes'
import type { Flag } from '@/contract/primitives'
import { dateTimeInShanghai } from '@/lib/date'
import { BusinessError } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { pictureUrl } from '../files/pictures'
import {
  articleById,
  articleCategories,
  collectedArticles,
  articlesOf,
  countReading,
  setReaction,
  type ArticleRow,
  type Reaction,
} from '../store/articles'
import { attachmentsOfArticle } from '../store/attachments'
import { pageOf } from '../store/page'

const DISCLAIMER =
  '本文仅供信息参考，不构成投资建议，也不构成对任何产品收益的承诺。信托有风险，投资须谨慎；过往业绩不代表其未来表现。'

const RELATED_COUNT = 3

function entryOf(row: ArticleRow): ArticleEntry {
  return {
    articleId: row.article_id,
    categoryId: row.category_id,
    title: row.title,
    summary: row.summary,
    source: row.source,
    publishTime: dateTimeInShanghai(row.published_at),
    coverUrl: row.picture === '' ? '' : pictureUrl(row.picture),
    readCount: row.read_count,
    likeCount: row.likes,
  }
}

function articleThere(articleId: string, { db, customerId }: HandlerContext): ArticleRow {
  const row = articleById(db, customerId, articleId)
  if (!row) throw new BusinessError(INNER.notOwner)
  return row
}

function react(kind: Reaction) {
  return ({ articleId, on }: { articleId: string; on: Flag }, context: HandlerContext) => {
    articleThere(articleId, context)
    setReaction(context.db, { articleId, customerId: context.customerId, kind }, on)
    const { likes, collects } = articleThere(articleId, context)
    return { count: kind === 'like' ? likes : collects }
  }
}

/** Handlers of `src/contract/article.ts`. */
export const articleHandlers = {
  articleCategoryList: (_request, { db }) => ({ list: articleCategories(db) }),

  articleList({ categoryId, keyword, ...paging }, { db, customerId, now }) {
    const page = pageOf(articlesOf(db, customerId, { categoryId, keyword }), paging)
    return { ...page, list: page.list.map(entryOf), serverTime: dateTimeInShanghai(now()) }
  },

  articleCollectList(paging, { db, customerId, now }) {
    const page = pageOf(collectedArticles(db, customerId), paging)
    const list = page.list.map(row => ({
      ...entryOf(row),
      collectCount: row.collects,
      collected: row.collected,
    }))
    return { ...page, list, serverTime: dateTimeInShanghai(now()) }
  },

  articleDetail({ articleId }, context) {
    const { db, customerId, now } = context
    articleThere(articleId, context)
    countReading(db, articleId)
    const row = articleThere(articleId, context)
    const others = articlesOf(db, customerId, { categoryId: row.category_id })
    return {
      ...entryOf(row),
      author: row.author,
      content: row.content,
      disclaimer: DISCLAIMER,
      collectCount: row.collects,
      liked: row.liked,
      collected: row.collected,
      attachments: attachmentsOfArticle(db, articleId),
      related: others
        .filter(other => other.article_id !== articleId)
        .slice(0, RELATED_COUNT)
        .map(entryOf),
      serverTime: dateTimeInShanghai(now()),
    }
  },

  articleLike: react('like'),
  articleCollect: react('collect'),
} satisfies Partial<Handlers>
