import type { Article, ArticleRow } from '@/contract/article'
import { sharedAs } from '@/domains/sharing/shared-as'
import { formatCaption, formatDate, formatMinute } from '@/lib/date'
import type { PageCard } from '@/platform/host/share.types'

/** `1.2万`, cut after one digit, from ten thousand on; the number itself below. */
export function countText(count: number): string {
  if (count < 10_000) return String(count)
  const tenths = Math.floor(count / 1000)
  return `${Math.floor(tenths / 10)}${tenths % 10 ? `.${tenths % 10}` : ''}万`
}

/** Below an article in a list: where it is from and when, how often it was read and liked. */
export function rowFacts(article: ArticleRow, serverTime: string): string[] {
  const { source, publishTime, readCount, likeCount } = article
  const time = formatCaption(publishTime, formatDate(serverTime))
  return [`${source} · ${time}`, `阅读 ${countText(readCount)} · 点赞 ${countText(likeCount)}`]
}

/** Below the title of an article: who wrote it, when, and how often it was read. */
export function articleFacts({ source, author, publishTime, readCount }: Article): string[] {
  const by = author && author !== source ? `${source} · ${author}` : source
  return [by, formatMinute(publishTime), `阅读 ${countText(readCount)}`]
}

/** What is shared of an article: nothing of the customer. */
export function shareCard({ articleId, title, summary, coverUrl }: Article): PageCard {
  return { title, desc: summary, imgUrl: coverUrl, ...sharedAs('content/article', { articleId }) }
}
