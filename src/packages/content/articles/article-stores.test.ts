/** @jest-environment jsdom */
import { runInAction } from 'mobx'
import { pageOf } from '@test/paging'
import { deferred, fakeTransport, flush, http, inner, success } from '@test/transport'
import type { ArticleRow } from '@/contract/article'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { Changes } from '@/stores/primitives/changes'
import { ArticleStore } from './article-store'
import { LIKE } from './reaction'
import { ArticlesStore } from './articles-store'
import { TextSize } from './text-size'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const row = (articleId: string): ArticleRow => ({
  articleId,
  categoryId: 'AT1',
  title: articleId,
  summary: '',
  source: '',
  publishTime: '2026-11-15 08:00:00',
  coverUrl: '',
  readCount: 1,
  likeCount: 7,
})
const page = (...ids: string[]) => success({ ...pageOf(ids.map(row)), serverTime: '2026-11-20 10:00:00' })
const DETAIL = success({
  ...row('AR1'),
  author: '',
  content: '',
  disclaimer: '',
  collectCount: 3,
  liked: '0',
  collected: '1',
  attachments: [],
  related: [],
  serverTime: '2026-11-20 10:00:00',
})

beforeEach(() => sessionStorage.clear())

describe('the list', () => {
  function setUp(answers: (HttpAnswer | Promise<HttpAnswer>)[]) {
    const { transport, calls } = fakeTransport({
      articleList: () => answers.shift() ?? page(),
      articleCategoryList: success({ list: [{ categoryId: 'AT1', name: '市场观察' }] }),
    })
    const store = new ArticlesStore(new RootStore(transport))
    const asked = () => calls.filter(({ name }) => name === 'articleList').map(({ body }) => body.requestData)
    return { store, asked }
  }

  test('a late answer never replaces a newer one', async () => {
    const late = deferred<HttpAnswer>()
    const { store } = setUp([late.promise, page('AR2')])
    store.search('净值')
    store.search('公告')
    await flush()
    late.resolve(page('AR1'))
    await flush()
    expect(store.entries.map(({ key }) => key)).toEqual(['AR2'])
  })

  test('one letter is not looked for: the rows stay and the field says why', async () => {
    const { store, asked } = setUp([page('AR1'), page('AR1')])
    await store.articles.reload()
    store.search('净')
    expect([store.isTooShort, store.entries.length, asked().length]).toEqual([true, 1, 1])
    store.search('净值')
    await flush()
    expect(store.isTooShort).toBe(false)
    expect(asked()[1]).toMatchObject({ keyword: '净值' })
    store.search('')
    expect([store.isTooShort, store.articles.filter.keyword]).toEqual([false, ''])
  })

  test('category and words narrow together, and are taken away together', async () => {
    const { store, asked } = setUp([])
    store.articles.narrow({ categoryId: 'AT1' })
    store.search('净值')
    expect(asked().at(-1)).toMatchObject({ categoryId: 'AT1', keyword: '净值' })
    store.clearFilter()
    expect(store.articles.filter).toEqual({ categoryId: '', keyword: '' })
    await flush()
  })
})

describe('an article', () => {
  async function setUp(likes: (HttpAnswer | Promise<HttpAnswer>)[]) {
    const { transport, calls } = fakeTransport({
      articleDetail: DETAIL,
      articleLike: () => likes.shift() ?? http(500),
    })
    const root = new RootStore(transport)
    runInAction(() => (root.user.session = 'known'))
    const store = new ArticleStore(root, 'AR1')
    await store.article.load()
    const like = () => {
      const { data } = store.article
      return data && [data.liked, data.likeCount]
    }
    return { root, store, like, sent: () => calls.filter(({ name }) => name === 'articleLike') }
  }

  test('is liked at once; the count is then the server’s, and a second tap meanwhile does nothing', async () => {
    const held = deferred<HttpAnswer>()
    const { root, store, like, sent } = await setUp([held.promise])
    const row = () => root.get(Changes).upToDate('article', 'AR1', { likeCount: 7 }, 0)?.likeCount
    expect([like(), store.article.data?.collected]).toEqual([['0', 7], '1'])
    const first = store.toggle(LIKE)
    void store.toggle(LIKE)
    expect(like()).toEqual(['1', 8])
    held.resolve(success({ count: 12 }))
    await first
    expect([like(), sent().length, row()]).toEqual([['1', 12], 1, 12])
  })

  test('goes back when the server refuses, and says why', async () => {
    const { root, store, like } = await setUp([inner('10060001', '您无权查看该内容')])
    await store.toggle(LIKE)
    expect(like()).toEqual(['0', 7])
    expect(root.ui.toast?.text).toBe('您无权查看该内容')
  })

  test('tries the same write again after an uncertain failure', async () => {
    const { store, like, sent } = await setUp([http(500), success({ count: 8 })])
    await store.toggle(LIKE)
    expect(like()).toEqual(['0', 7])
    await store.toggle(LIKE)
    const numbers = sent().map(({ body }) => body.requestData.requestNo)
    expect([like(), numbers[0] === numbers[1]]).toEqual([['1', 8], true])
  })
})

test('the size of the text has four steps and is kept for the session', () => {
  const size = new TextSize()
  expect([size.current.name, size.isSmallest, size.isLargest]).toEqual(['标准', false, false])
  size.change(1)
  size.change(1)
  size.change(1)
  expect([size.current.name, size.isLargest]).toEqual(['特大', true])
  expect(new TextSize().current.name).toBe('特大')
  size.change(-1)
  size.change(-1)
  size.change(-1)
  size.change(-1)
  expect([size.current.name, size.isSmallest]).toEqual(['小', true])
  sessionStorage.setItem('articleTextSize', 'large')
  expect(new TextSize().current.name).toBe('标准')
})
