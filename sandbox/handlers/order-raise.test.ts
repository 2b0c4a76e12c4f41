import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import type { Order } from '@/contract/order'
import { ORDER_STATUS as S } from '@/contract/tables/order'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { placeOrder } from '../testing/purchases'
import { signature, untilSigning } from '../testing/signing'

const HOUR = 3600
const DAY = 24 * HOUR
const RAISE_END = '2026-11-30 17:00:00'
/** From ten in the morning of 20 November to the morning of the last day on which C02 is raised. */
const TO_LAST_DAY = 10 * DAY - HOUR

let browser: Browser
let orderId: string

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await wait(TO_LAST_DAY)
  orderId = ((await placeOrder(browser)).data as Order).orderId
  await untilSigning(browser, orderId)
  await dataOf(browser, 'contractSign', await signature(browser, orderId))
})
afterAll(cleanUp)

const order = () => dataOf(browser, 'orderDetail', { orderId })
const decide = (more: object = {}) =>
  browser.control('POST', 'office', { kind: 'payment', id: orderId, isPassed: true, ...more })
const mark = () =>
  browser.call('paymentMark', {
    ...{ orderId, payDate: '2026-11-30', voucherFileId: '', requestNo: randomUUID() },
  })
const quota = async () => (await dataOf(browser, 'productDetail', { productId: 'C02' })).remainQuota
const lastNotice = async () =>
  (await dataOf(browser, 'tradeNoticeList', { pageNum: 1, pageSize: 20 })).list.find(({ linkUrl }) =>
    linkUrl.endsWith(orderId),
  )

/** The session ends with the long wait; the order does not. */
async function wait(seconds: number): Promise<void> {
  await browser.advance(seconds)
  await browser.loginAs('U1')
}

test('what is signed on the last day is paid on it: every deadline ends with the raising', async () => {
  expect(await order()).toMatchObject({ payDeadline: RAISE_END, raiseEnd: RAISE_END, canPayMark: '1' })
  expect((await lastNotice())?.summary).toContain('请在 2026-11-30 17:00 前完成打款')
  await mark()
  await decide({ isPassed: false, reason: '未查到您的款项。' })
  expect(await order()).toMatchObject({ orderStatus: S.toPay, payDeadline: RAISE_END })
})

test('what was not paid when the raising ended is closed with it, and gives its quota back', async () => {
  const before = await quota()
  await wait(8 * HOUR)
  expect((await mark()).inner).toBe(INNER.stateConflict)
  const closed = await order()
  expect(closed.orderStatus).toBe(S.cancelled)
  expect(closed.timeline.at(-1)).toMatchObject({ name: '超时关闭', time: RAISE_END })
  expect((await lastNotice())?.summary).toContain('请勿再向募集账户转款')
  expect(Number(await quota()) - Number(before)).toBe(300_000)
})

test('what was paid in time counts although finance finds it after the end', async () => {
  await mark()
  await wait(8 * HOUR)
  await decide()
  expect((await order()).orderStatus).toBe(S.cooling)
})

test('another amount that is found after the end goes back: there is no time to pay again', async () => {
  await mark()
  await wait(8 * HOUR)
  await decide({ amount: '299999.99' })
  expect((await order()).orderStatus).toBe(S.refunding)
  expect((await lastNotice())?.title).toBe('认购失败，正在退款')
  await wait(3 * DAY)
  const refunded = await order()
  expect(refunded.orderStatus).toBe(S.refunded)
  expect(refunded.timeline.map(({ name }) => name)).toContain('退款到账')
})

test('what finance does not find after the end is closed, and asks for no money any more', async () => {
  await mark()
  await wait(8 * HOUR)
  await decide({ isPassed: false, reason: '未查到您的款项。' })
  expect(await order()).toMatchObject({ orderStatus: S.cancelled, canPayMark: '0', nextAction: 'none' })
  expect((await order()).timeline.slice(-2)).toMatchObject([
    { name: '打款未确认', remark: '未查到您的款项。' },
    { name: '超时关闭', remark: '超过募集截止时间' },
  ])
})
