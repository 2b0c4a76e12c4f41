import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import type { Order } from '@/contract/order'
import { ORDER_STATUS as S } from '@/contract/tables/order'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { placeOrder } from '../testing/purchases'
import { contract } from '../testing/signing'

const HOUR = 3600
const DAY = 24 * HOUR
const DESK = 'seniorCall'

let browser: Browser
let orderId: string

/** U4 is 65 and more, and has ordered what risks more. */
beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U4')
  await browser.control('POST', 'ready-to-buy', { customer: 'U4', riskLevel: 'C3' })
  const notice = { productId: 'C03', requestNo: randomUUID() }
  await dataOf(browser, 'seniorNoticeOpen', notice)
  await browser.advance(31)
  await dataOf(browser, 'seniorNoticeConfirm', { ...notice, requestNo: randomUUID() })
  orderId = ((await placeOrder(browser, { productId: 'C03', amount: '1000000' })).data as Order).orderId
})
afterAll(cleanUp)

const order = () => dataOf(browser, 'orderDetail', { orderId })
const waiting = () => browser.control<{ id: string; facts: string[][] }[]>('GET', `office?kind=${DESK}`)
const decide = (isPassed: boolean, reason = '') =>
  browser.control('POST', 'office', { kind: DESK, id: orderId, isPassed, reason })
const notices = async () =>
  (await dataOf(browser, 'tradeNoticeList', { pageNum: 1, pageSize: 20 })).list
    .filter(({ linkUrl }) => linkUrl.endsWith(orderId))
    .map(({ title }) => title)
async function wait(seconds: number): Promise<void> {
  await browser.advance(seconds)
  await browser.loginAs('U4')
}

test('the order says until when it is called about, and so does its contract', async () => {
  const until = '2026-11-23 17:00:00'
  expect(await order()).toMatchObject({ callUntil: until, nextAction: 'sign' })
  expect((await order()).timeline[1]).toMatchObject({
    name: '电话回访',
    remark: '2026-11-23 17:00 前，核实后即可签署',
    isDone: '0',
  })
  expect(await contract(browser, orderId)).toMatchObject({ step: 'read', callUntil: until })
  const [open] = await waiting()
  expect(open?.facts.map(([label]) => label)).toEqual(['产品', '金额', '客户', '联系电话'])
})

test('who was reached signs', async () => {
  await decide(true)
  expect(await waiting()).toEqual([])
  expect(await order()).toMatchObject({ callUntil: '', orderStatus: S.toSign })
  expect((await order()).timeline[1]).toMatchObject({
    name: '电话回访',
    remark: '已核实购买意愿',
    isDone: '1',
  })
  expect(await contract(browser, orderId)).toMatchObject({ callUntil: '' })
  expect(await notices()).toEqual(['电话回访已完成'])
})

test('who was not reached is told, called again, and has time to sign after it', async () => {
  expect((await order()).signDeadline).toBe('2026-11-26 17:00:00')
  await wait(3 * DAY)
  await decide(false, '拨打您的电话无人接听。')
  const missed = await order()
  expect(missed).toMatchObject({ callUntil: '2026-11-24 17:00:00', signDeadline: '2026-11-26 17:00:00' })
  expect(missed.timeline[1]).toMatchObject({ name: '电话回访未接通', remark: '拨打您的电话无人接听。' })
  expect(await notices()).toEqual(['未能联系到您'])
  // Missed once more two days later, the deadline moves with the call.
  await wait(DAY)
  await decide(false, '您要求改日再联系。')
  await wait(DAY)
  expect(await order()).toMatchObject({ callUntil: '2026-11-25 17:00:00', orderStatus: S.toSign })
  await decide(false, '拨打您的电话无人接听。')
  expect(await order()).toMatchObject({
    callUntil: '2026-11-26 17:00:00',
    signDeadline: '2026-11-27 17:00:00',
  })
})

test('is made by its time, and not to who has taken the order back', async () => {
  await wait(3 * DAY + 7 * HOUR)
  expect(await order()).toMatchObject({ callUntil: '' })
  expect(await notices()).toEqual(['电话回访已完成'])
})

test('who has taken the order back is not called', async () => {
  const back = { orderId, reason: '2', verifyToken: '', requestNo: randomUUID() }
  expect((await browser.call('orderCancel', back)).inner).toBe(INNER.success)
  expect(await waiting()).toEqual([])
  expect((await order()).callUntil).toBe('')
})
