import path from 'node:path'
import { INNER } from '@/contract/codes'
import type { ResponseOf } from '@/contract/endpoint'
import { type search, SEARCH_LIMIT } from '@/contract/search'
import { openDatabase } from '../store/database'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'

type Found = ResponseOf<typeof search>

let owner: Browser
let other: Browser
let visitor: Browser
let dataDir: string

beforeAll(async () => {
  dataDir = path.join(temporaryFolder(), 'data')
  const { sandbox, browser } = await startTest({ dataDir })
  owner = browser
  other = new Browser(sandbox)
  visitor = new Browser(sandbox)
  await owner.loginAs('U1')
  await other.loginAs('U6')
})
afterAll(cleanUp)

const find = (browser: Browser, keyword: string): Promise<Found> => dataOf(browser, 'search', { keyword })
const idsOf = ({ products, trusts, papers, messages }: Found): string[] => [
  ...products.list.map(({ productId, positionId }) => `${productId} ${positionId}`),
  ...trusts.list.map(({ trustId }) => trustId),
  ...papers.list.map(({ fileId }) => fileId),
  ...messages.list.map(({ msgId }) => msgId),
]

/** Common enough to find nearly everything there is. */
const WIDE = ['信托', '远', '合同', '报告', '号', '您', '家族', '林氏', '交易', '的']

test.each(WIDE)(
  '%s: what is found can be opened by who found it, and is in the other’s hands never',
  async keyword => {
    for (const browser of [owner, other]) {
      const found = await find(browser, keyword)
      for (const { fileId } of found.papers.list) {
        expect((await browser.call('fileUrlQuery', { fileId })).inner).toBe(INNER.success)
      }
      for (const { msgId } of found.messages.list) {
        expect((await browser.call('messageDetail', { msgId })).inner).toBe(INNER.success)
      }
      for (const { productId, positionId } of found.products.list) {
        const answer = positionId
          ? await browser.call('positionDetail', { positionId })
          : await browser.call('productDetail', { productId })
        expect(answer.inner).toBe(INNER.success)
      }
    }
  },
)

test('a name that is one customer’s alone is found by them alone', async () => {
  const mine = await find(owner, '林氏家族')
  expect(mine.trusts.list).toContainEqual({ trustId: 'FT1', trustName: '林氏家族信托', isPrincipal: '1' })
  expect(mine.papers.total).toBeGreaterThan(0)
  expect(idsOf(await find(other, '林氏家族'))).toEqual([])
  const db = openDatabase(path.join(dataDir, 'sandbox.db'))
  const owned = db.all<{ msg_id: string }>('SELECT msg_id FROM messages WHERE customer_id = ?', 'U1')
  db.close()
  const read = (await find(other, '您')).messages.list.map(({ msgId }) => msgId)
  expect(read.filter(id => owned.some(({ msg_id: own }) => own === id))).toEqual([])
  expect(read.length).toBeGreaterThan(0)
})

test.each(WIDE)('%s: a visitor finds questions and articles alone', async keyword => {
  const found = await find(visitor, keyword)
  expect(idsOf(found)).toEqual([])
  expect([found.products, found.trusts, found.papers, found.messages].map(({ total }) => total)).toEqual([
    0, 0, 0, 0,
  ])
})

test('everybody finds help by another word, one character, in any width and with spaces', async () => {
  const ids = async (keyword: string) => (await find(visitor, keyword)).questions.list.map(({ id }) => id)
  expect(await ids('换电话')).toEqual(await ids('换 手机'))
  expect(await ids('长辈版')).toContain('account-5')
  expect(await ids('字号')).toContain('account-5')
  expect((await ids('手')).length).toBeGreaterThan(0)
  expect(await ids('ＪＰＧ')).toEqual(await ids('jpg'))
  expect(await ids('jpg')).not.toEqual([])
})

test('so many of a kind and no more, with the number of all', async () => {
  const { questions } = await find(visitor, '的')
  expect(questions.list).toHaveLength(SEARCH_LIMIT)
  expect(questions.total).toBeGreaterThan(SEARCH_LIMIT)
})

test.each(['', '   ', 'x'.repeat(31)])('%p is no keyword', async keyword => {
  expect((await visitor.call('search', { keyword })).inner).toBe(INNER.invalidInput)
})

test('signs have no meaning of their own, and markup is not searched', async () => {
  for (const keyword of ['%', '_', "' OR 1=1", 'href', '<p>']) {
    expect((await find(visitor, keyword)).questions.list.filter(({ text }) => /<|href/.test(text))).toEqual(
      [],
    )
  }
  expect((await find(visitor, 'href')).questions.total).toBe(0)
})

test('the log does not say what was looked for', async () => {
  await find(owner, '王小明的合同')
  await dataOf(owner, 'helpSearch', { keyword: '王小明的合同' })
  expect(JSON.stringify(await owner.log())).not.toContain('王小明')
})
