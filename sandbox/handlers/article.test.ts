import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { allRows, dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser
let visitor: Browser

beforeEach(async () => {
  await cleanUp()
  const { sandbox } = await startTest()
  browser = new Browser(sandbox)
  visitor = new Browser(sandbox)
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const all = { pageNum: 1, pageSize: 50 }

const react = (of: Browser, name: 'articleLike' | 'articleCollect', articleId: string, on: '0' | '1') =>
  of.call(name, { articleId, on, requestNo: randomUUID() })

test('thirty articles in four categories, newest first, for a visitor too', async () => {
  const { list: categories } = await dataOf(visitor, 'articleCategoryList', {})
  expect(categories.map(({ name }) => name)).toEqual(['市场观察', '家族传承', '投资者教育', '公司动态'])
  const rows = await allRows(pageNum => dataOf(visitor, 'articleList', { pageNum, pageSize: 20 }))
  expect(rows).toHaveLength(30)
  const times = rows.map(({ publishTime }) => publishTime)
  expect(times).toEqual([...times].sort().reverse())
  let sum = 0
  for (const { categoryId } of categories) {
    sum += (await dataOf(visitor, 'articleList', { categoryId, ...all })).total
  }
  expect(sum).toBe(30)
})

test.each([
  ['净值', ['AR30', 'AR24']],
  ['没有这样的文章', []],
  ['%_', []],
])('searching for %p', async (keyword, ids) => {
  const { list } = await dataOf(visitor, 'articleList', { keyword, ...all })
  expect(list.map(({ articleId }) => articleId)).toEqual(expect.arrayContaining(ids.slice(-1)))
  expect(list.every(({ title, summary }) => `${title}${summary}`.includes(keyword))).toBe(true)
  if (ids.length === 0) expect(list).toEqual([])
})

test.each(['净', '长'.repeat(31)])('%p is too short or too long to be looked for', async keyword => {
  const answer = await visitor.call('articleList', { keyword, ...all })
  expect(answer).toMatchObject({
    inner: INNER.invalidInput,
    data: { errors: [{ field: 'keyword', msg: '请输入2-30个字' }] },
  })
})

test('an article counts its readings and names three others of its category', async () => {
  const first = await dataOf(visitor, 'articleDetail', { articleId: 'AR27' })
  const second = await dataOf(visitor, 'articleDetail', { articleId: 'AR27' })
  expect(second.readCount).toBe(first.readCount + 1)
  expect(first.related.map(({ articleId }) => articleId)).toEqual(['AR25', 'AR20', 'AR17'])
  expect(first.disclaimer).toContain('不构成')
  expect([first.liked, first.collected]).toEqual(['0', '0'])
  expect((await visitor.call('articleDetail', { articleId: 'AR99' })).inner).toBe(INNER.notOwner)
})

test('no article promises a return', async () => {
  for (let number = 1; number <= 30; number += 1) {
    const articleId = `AR${String(number).padStart(2, '0')}`
    const { title, content } = await dataOf(visitor, 'articleDetail', { articleId })
    expect(`${title}${content}`).not.toMatch(/保本|稳赚|无风险|预期收益率|必涨|高收益/)
  }
})

test('likes and collects count once per customer and are taken back', async () => {
  const before = await dataOf(browser, 'articleDetail', { articleId: 'AR30' })
  expect(await react(browser, 'articleLike', 'AR30', '1')).toMatchObject({
    data: { count: before.likeCount + 1 },
  })
  expect(await react(browser, 'articleLike', 'AR30', '1')).toMatchObject({
    data: { count: before.likeCount + 1 },
  })
  await react(browser, 'articleCollect', 'AR30', '1')
  expect(await dataOf(browser, 'articleDetail', { articleId: 'AR30' })).toMatchObject({
    liked: '1',
    collected: '1',
    collectCount: before.collectCount + 1,
  })
  expect(await react(browser, 'articleLike', 'AR30', '0')).toMatchObject({
    data: { count: before.likeCount },
  })
})

test('a visitor has to log in to like; an article that is not there is refused', async () => {
  expect((await react(visitor, 'articleLike', 'AR30', '1')).inner).toBe(INNER.loginRequired)
  expect((await react(browser, 'articleCollect', 'AR99', '1')).inner).toBe(INNER.notOwner)
})

test('its file opens for every customer, and for nobody else', async () => {
  const { attachments } = await dataOf(visitor, 'articleDetail', { articleId: 'AR30' })
  const fileId = attachments[0]?.fileId ?? ''
  expect(attachments[0]).toMatchObject({ fileName: '三季度资产配置回顾.pdf', pageCount: 3 })
  expect(await dataOf(browser, 'fileUrlQuery', { fileId })).toMatchObject({ docId: '', format: 'pdf' })
  expect((await visitor.call('fileUrlQuery', { fileId })).inner).toBe(INNER.loginRequired)
})
