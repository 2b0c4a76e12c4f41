import { INNER } from '@/contract/codes'
import type { HelpItem } from '@/contract/help'
import { routeList } from '@/routes'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'

let customer: Browser
let anyone: Browser

beforeAll(async () => {
  const { sandbox, browser } = await startTest()
  customer = browser
  anyone = new Browser(sandbox)
  await customer.loginAs('U1')
})
afterAll(cleanUp)

test('six groups hold 48 questions, and each answer leads only where there is a page', async () => {
  const { list } = await dataOf(anyone, 'helpCategoryList', {})
  expect(list.map(({ count }) => count)).toEqual([8, 8, 8, 8, 8, 8])
  expect((await anyone.call('helpList', { categoryId: 'nothing' })).inner).toBe(INNER.notOwner)
  const paths = routeList.map(({ path }) => path)
  for (const { id } of list) {
    const { list: items } = await dataOf(anyone, 'helpList', { categoryId: id })
    const links = items.flatMap(({ answer }) => [...answer.matchAll(/href="\/phone\/([^"?]+)/g)])
    for (const [, path = ''] of links) expect(paths).toContain(path)
  }
})

test('the questions asked most come first', async () => {
  const { list } = await dataOf(anyone, 'helpHotList', {})
  expect(list).toHaveLength(8)
  expect(list[0]?.question).toBe('收不到短信验证码怎么办？')
})

const search = async (keyword: string) => (await dataOf(anyone, 'helpSearch', { keyword })).list

test('what holds the words itself comes before what holds them in its answer', async () => {
  const list = await search('积分')
  const holds = list.map(({ question }) => question.includes('积分'))
  expect(holds[0]).toBe(true)
  expect(holds).toEqual([...holds].sort((a, b) => Number(b) - Number(a)))
})

test('markup is not searched, and signs of the search have no meaning of their own', async () => {
  expect(await search('href')).toEqual([])
  expect(await search('%%')).toEqual([])
  expect(await search("' OR 1=1")).toEqual([])
  expect((await search('jpg')).length).toBeGreaterThan(0)
})

test('another word and one character find as well', async () => {
  const ids = async (keyword: string) => (await search(keyword)).map(({ id }) => id)
  expect(await ids('更换电话')).toContain('account-3')
  expect(await ids('字号')).toContain('account-5')
  expect((await ids('锁')).length).toBeGreaterThan(0)
})

test.each(['', ' ', 'x'.repeat(31)])('%p is no keyword', async keyword => {
  expect((await anyone.call('helpSearch', { keyword })).inner).toBe(INNER.invalidInput)
})

test('a customer says once whether an answer helped', async () => {
  const find = (list: readonly HelpItem[]) => list.find(({ id }) => id === 'account-1')
  const before = find((await dataOf(customer, 'helpList', { categoryId: 'account' })).list)
  const vote = (useful: string, requestNo: string) =>
    customer.call('helpVote', { id: 'account-1', useful, requestNo })
  expect((await vote('1', 'vote-0001')).data).toEqual({ usefulCount: (before?.usefulCount ?? 0) + 1 })
  expect((await vote('1', 'vote-0001')).inner).toBe(INNER.success)
  expect((await vote('0', 'vote-0002')).inner).toBe(INNER.stateConflict)
  const after = find((await dataOf(customer, 'helpList', { categoryId: 'account' })).list)
  expect(after).toMatchObject({ vote: '1', usefulCount: (before?.usefulCount ?? 0) + 1 })
  expect(
    (await anyone.call('helpVote', { id: 'account-1', useful: '1', requestNo: 'vote-0003' })).inner,
  ).toBe(INNER.loginRequired)
})
