import type { Article } from '@/contract/article'
import { articleFacts, countText, rowFacts, shareCard } from './article-texts'

const ARTICLE: Article = {
  articleId: 'AR30',
  categoryId: 'AT1',
  title: '三季度宏观与配置回顾',
  summary: '一篇读完三季度',
  source: '远岚研究部',
  author: '沈知微',
  publishTime: '2026-11-15 08:00:00',
  coverUrl: '/services/trustAppApi/picture/market.svg',
  readCount: 12_345,
  likeCount: 98,
  content: '<p>…</p>',
  disclaimer: '…',
  collectCount: 3,
  liked: '1',
  collected: '0',
  attachments: [],
  related: [],
  serverTime: '2026-11-20 10:00:00',
}

test.each([
  [0, '0'],
  [9999, '9999'],
  [10_000, '1万'],
  [10_999, '1万'],
  [11_000, '1.1万'],
  [129_999, '12.9万'],
])('%i is told as %s', (count, text) => {
  expect(countText(count)).toBe(text)
})

test('where an article is from, when, and how often it was read and liked', () => {
  expect(rowFacts(ARTICLE, ARTICLE.serverTime)).toEqual(['远岚研究部 · 11-15', '阅读 1.2万 · 点赞 98'])
  expect(articleFacts(ARTICLE)).toEqual(['远岚研究部 · 沈知微', '2026-11-15 08:00', '阅读 1.2万'])
  expect(articleFacts({ ...ARTICLE, author: '远岚研究部' })[0]).toBe('远岚研究部')
})

test('what is shared names the article and nothing of the customer', () => {
  expect(shareCard(ARTICLE)).toEqual({
    title: '三季度宏观与配置回顾',
    desc: '一篇读完三季度',
    imgUrl: '/services/trustAppApi/picture/market.svg',
    link: '/phone/information/detail?articleId=AR30&pageShare=1',
    page: 'packages/content/articles/article/index?articleId=AR30',
  })
})
