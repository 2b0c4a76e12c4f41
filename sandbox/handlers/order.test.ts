import { INNER } from '@/contract/codes'
import type { OrderRow } from '@/contract/order'
import { ORDER_TAB, ORDER_TABS } from '@/contract/tables/order'
import { isOn } from '@/lib/flag'
import { dataOf } from '../testing/answers'
import { cleanUp, startTest, type Browser } from '../testing/harness'

let browser: Browser
beforeAll(async () => {
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

interface Orders {
  readonly total: number
  readonly pages: number
  readonly list: OrderRow[]
  readonly tabCounts: Record<string, number>
  readonly serverTime: string
}
async function orders(request: object = {}): Promise<Orders> {
  const answer = await browser.call('orderList', { pageNum: 1, pageSize: 50, ...request })
  expect(answer.inner).toBe(INNER.success)
  return answer.data as Orders
}
const steps = (rows: readonly OrderRow[]) =>
  Object.fromEntries(
    rows.map(row => [
      `${row.orderStatus} ${(row.signDeadline || row.payDeadline).slice(0, 10)}`.trim(),
      row.nextAction,
    ]),
  )

test.each([
  [undefined, 18],
  ['0', 18],
  ['1', 9],
  ['2', 4],
  ['3', 1],
  ['4', 4],
])('tab %s holds %i orders', async (orderTab, total) => {
  const found = await orders(orderTab === undefined ? {} : { orderTab })
  expect([found.total, found.list.length]).toEqual([total, total])
  expect(found.tabCounts).toEqual({ '0': 18, '1': 9, '2': 4, '3': 1, '4': 4 })
})

test('what is done stands newest first, with the time of the server', async () => {
  const { list, serverTime } = await orders({ orderTab: '4' })
  const times = list.map(row => row.applyTime)
  expect([...times].sort().reverse()).toEqual(times)
  expect(serverTime).toMatch(/^2026-11-20 10:0\d:\d\d$/)
})

test('say what to do next; after the deadline nothing is to be paid', async () => {
  expect(steps((await orders({ orderTab: '1' })).list)).toEqual({
    '10': 'none',
    '11': 'none',
    '20 2026-11-25': 'sign',
    '21 2026-11-24': 'sign',
    '22 2026-11-23': 'record',
    '24 2026-11-24': 'record',
    '30 2026-11-19': 'none',
    '30 2026-11-20': 'pay',
    '30 2026-11-23': 'pay',
  })
})

test('can be cancelled or say why not', async () => {
  const { list } = await orders()
  expect(list.filter(row => (row.cancelReason === '') !== (row.canCancel === '1'))).toEqual([])
  expect(
    list
      .filter(row => row.canCancel === '1')
      .map(row => row.orderStatus)
      .sort(),
  ).toEqual(['10', '11', '20', '21', '22', '24', '30', '30', '30', '32'])
})

test('pages hold every order of U6 once', async () => {
  await browser.loginAs('U6')
  const ids: string[] = []
  for (let pageNum = 1; pageNum <= 5; pageNum++) {
    const page = await orders({ pageNum, pageSize: 9 })
    expect(page.pages).toBe(5)
    ids.push(...page.list.map(row => row.orderId))
  }
  expect(new Set(ids).size).toBe(40)
})

test('a new customer has no orders and nothing waiting', async () => {
  await browser.loginAs('U3')
  expect(await orders()).toMatchObject({ total: 0, pages: 0, list: [], tabCounts: { '0': 0 } })
  expect(await browser.call('myOrderBadge')).toMatchObject({ data: { orderCount: 0, positionCount: 0 } })
})

test('badges count what waits and what is held', async () => {
  await browser.loginAs('U1')
  expect(await browser.call('myOrderBadge')).toMatchObject({ data: { orderCount: 9, positionCount: 13 } })
  await browser.loginAs('U2')
  expect(await browser.call('myOrderBadge')).toMatchObject({ data: { orderCount: 0, positionCount: 1 } })
})

test.each(['U1', 'U6'])('every signed order of %s has its signed papers, which open', async customer => {
  await browser.loginAs(customer)
  const pages = await Promise.all([1, 2].map(pageNum => orders({ pageNum, pageSize: 50 })))
  const details = await Promise.all(
    pages.flatMap(({ list }) => list).map(({ orderId }) => dataOf(browser, 'orderDetail', { orderId })),
  )
  const signed = details.filter(({ signTime }) => signTime !== '')
  expect(signed.length).toBeGreaterThan(9)
  const without = signed.filter(({ documents }) => !documents.some(({ isSigned }) => isOn(isSigned)))
  expect(without.map(({ orderId, productId }) => [orderId, productId])).toEqual([])
  const fileIds = signed.flatMap(({ documents }) => documents.map(({ fileId }) => fileId))
  expect(new Set(fileIds).size).toBe(fileIds.length)
  const [fileId = ''] = fileIds
  const { url } = await dataOf(browser, 'fileUrlQuery', { fileId })
  const file = await browser.fetch(url)
  expect([file.status, (await file.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
})

test('what waits for the customer comes first, by its deadline; then what is under way, then the rest', async () => {
  await browser.loginAs('U1')
  const { list } = await orders({})
  const stageOf = ({ orderStatus }: OrderRow) =>
    Object.entries(ORDER_TABS).find(
      ([tab, { statuses }]) => tab !== ORDER_TAB.all && (statuses as readonly string[]).includes(orderStatus),
    )?.[0]
  const stages = list.map(stageOf)
  expect(stages).toEqual([...stages].sort())
  const deadlines = list
    .filter(({ nextAction }) => nextAction !== 'none')
    .map(({ nextAction, signDeadline, payDeadline }) => (nextAction === 'sign' ? signDeadline : payDeadline))
    .filter(Boolean)
  expect(deadlines.length).toBeGreaterThan(3)
  expect(deadlines).toEqual([...deadlines].sort())
})
