import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import type { Booking } from '@/contract/purchase'
import { ORDER_STATUS as S } from '@/contract/tables/order'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { book, placeOrder } from '../testing/purchases'

const DAY = 86_400
/** The booking of C02 that is confirmed by the seed, and the one of C03 that waits. */
const CONFIRMED = 'D2026111110011'
const WAITING = 'D2026111710006'

let browser: Browser
beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const statusOf = async (reserveId: string) =>
  (await dataOf(browser, 'reserveDetail', { reserveId })).order.orderStatus
const decide = (id: string, more: object = {}) =>
  browser.control('POST', 'office', { kind: 'booking', id, isPassed: true, ...more })
const cancel = (reserveId: string) => browser.call('reserveCancel', { reserveId, requestNo: randomUUID() })
const quotaOf = async (productId: string) =>
  (await dataOf(browser, 'productDetail', { productId })).remainQuota

async function wait(seconds: number): Promise<void> {
  await browser.advance(seconds)
  await browser.loginAs('U1')
}

test('a booking waits for the company, which confirms it, and becomes the order', async () => {
  await browser.control('POST', 'ready-to-buy', { customer: 'U1' })
  const booked = (await book(browser, { remark: '上午联系😀' })).data as Booking
  expect(booked).toMatchObject({
    mobileMask: '199****0001',
    remark: '上午联系',
    answerBy: '2026-11-27 17:00:00',
    order: { orderStatus: S.booking, applyAmount: '1000000.00' },
  })
  const { reserveId } = booked
  expect(await quotaOf('C04')).toBe('9500000.00')
  const order = { productId: 'C04', amount: '1100000', reserveId }
  expect((await placeOrder(browser, order)).inner).toBe(INNER.stateConflict)
  await decide(reserveId)
  expect(await statusOf(reserveId)).toBe(S.booked)
  const { list } = await dataOf(browser, 'tradeNoticeList', { pageNum: 1, pageSize: 1 })
  expect(list[0]?.title).toBe('预约成功')
  expect((await placeOrder(browser, order)).data).toMatchObject({
    orderId: reserveId,
    orderStatus: S.toSign,
    applyAmount: '1100000.00',
  })
  expect(await quotaOf('C04')).toBe('8400000.00')
  expect((await placeOrder(browser, { ...order, requestNo: randomUUID() })).inner).toBe(INNER.stateConflict)
  expect(await cancel(reserveId)).toMatchObject({
    inner: INNER.stateConflict,
    msg: '预约已转为订单，请在订单中撤单',
  })
})

test('a second booking of the product is refused while one is open', async () => {
  const { reserveId } = (await book(browser)).data as Booking
  expect(await book(browser)).toMatchObject({
    inner: INNER.stateConflict,
    msg: '您已预约该产品，请勿重复预约',
  })
  expect((await cancel(reserveId)).data).toMatchObject({ order: { orderStatus: S.bookingCancelled } })
  expect((await cancel(reserveId)).inner).toBe(INNER.stateConflict)
  expect((await book(browser)).inner).toBe(INNER.success)
  expect(await quotaOf('C04')).toBe('8500000.00')
})

test.each([
  [{ amount: '900000' }, 'amount', '首次认购金额不低于100万元'],
  [{ amount: '1050000' }, 'amount', '递增金额须为10万元的整数倍'],
  [{ amount: '9000000' }, 'amount', '超过剩余可认购额度'],
  [{ mobile: '12900000001' }, 'mobile', '请输入正确的手机号'],
  [{ remark: '字'.repeat(201) }, 'remark', '请输入1-200个字'],
])('a booking with %p is refused at %s', async (more, field, msg) => {
  expect(await book(browser, more)).toMatchObject({
    inner: INNER.invalidInput,
    data: { errors: [{ field, msg }] },
  })
})

test('a booking that the company does not take says why', async () => {
  await decide(WAITING, { isPassed: false, reason: '本期额度已满。' })
  const { order } = await dataOf(browser, 'reserveDetail', { reserveId: WAITING })
  expect(order.orderStatus).toBe(S.bookingLapsed)
  expect(order.timeline.at(-1)).toMatchObject({ name: '预约失效', remark: '本期额度已满。' })
})

test('time confirms a booking after five working days, and ends one when the raising does', async () => {
  await wait(4 * DAY + 8 * 3600)
  expect([await statusOf(WAITING), await statusOf(CONFIRMED)]).toEqual([S.booked, S.booked])
  await wait(8 * DAY)
  expect(await statusOf(CONFIRMED)).toBe(S.bookingLapsed)
  expect(await placeOrder(browser, { reserveId: CONFIRMED })).toMatchObject({ inner: INNER.stateConflict })
})

test('what nobody looked at for a month lapsed when the raising ended', async () => {
  await wait(40 * DAY)
  const { order } = await dataOf(browser, 'reserveDetail', { reserveId: CONFIRMED })
  expect(order.timeline.at(-1)).toMatchObject({ name: '预约失效', time: '2026-11-30 17:00:00' })
})

test('what was still unanswered when the raising ended lapses with it', async () => {
  await cancel(CONFIRMED)
  await wait(7 * DAY)
  const { reserveId } = (await book(browser, { productId: 'C02', amount: '300000' })).data as Booking
  await wait(20 * DAY)
  expect(await statusOf(reserveId)).toBe(S.bookingLapsed)
})

test.each(['reserveDetail', 'reserveCancel'] as const)('%s of somebody else is refused', async name => {
  await browser.loginAs('U6')
  const answer = await browser.call(name, { reserveId: CONFIRMED, requestNo: randomUUID() })
  expect(answer.inner).toBe(INNER.notOwner)
})

test('a booking of somebody else, or of another product, is not ordered', async () => {
  expect(
    (await placeOrder(browser, { productId: 'C04', amount: '1000000', reserveId: CONFIRMED })).inner,
  ).toBe(INNER.stateConflict)
  await browser.loginAs('U6')
  expect((await placeOrder(browser, { reserveId: CONFIRMED })).inner).toBe(INNER.notOwner)
})
