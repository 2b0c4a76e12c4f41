import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { TRADE_STATUS } from '@/contract/tables/trade'
import { sharedRate } from '@/lib/share-lots'
import { sumOf } from '../portfolio/amounts'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { verifyTokenOf } from '../testing/verified'

const HOUR = 3600
const DAY = 24 * HOUR
/** 418,120.55 shares free of 468,120.55, at least 100,000 to be left; 1,180,000 free of 1,200,000 at 1.0000. */
const NOTE = 'U1-P11'
const CASH = 'U1-P01'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const terms = (positionId: string) => dataOf(browser, 'redeemPreCheck', { positionId })
const position = (positionId: string) => dataOf(browser, 'positionDetail', { positionId })
const trade = (tradeId: string) => dataOf(browser, 'tradeRecordDetail', { tradeId })

async function apply(positionId: string, shares: string, more: object = {}) {
  return browser.call('redeemApply', {
    positionId,
    shares,
    verifyToken: await verifyTokenOf(browser, 'U1', 'redemption', positionId),
    faceToken: '',
    requestNo: randomUUID(),
    ...more,
  })
}

async function redeemed(positionId: string, shares: string): Promise<string> {
  const { inner, data } = await apply(positionId, shares)
  expect(inner).toBe(INNER.success)
  return (data as { tradeId: string }).tradeId
}

async function wait(seconds: number): Promise<void> {
  await browser.advance(seconds)
  await browser.loginAs('U1')
}

test('the terms say what is free, what it costs and when the money comes', async () => {
  expect(await terms(NOTE)).toMatchObject({
    availableShares: '418120.55',
    minHoldShares: '100000.00',
    netValue: '1.0681',
    tradeDay: '2026-11-20',
    cutOffTime: '2026-11-20 15:00:00',
    expectedConfirmDate: '2026-11-23',
    expectedArriveDate: '2026-11-25',
    canRedeem: '1',
  })
  const { lots } = await terms(NOTE)
  expect(lots.map(({ date }) => date)).toEqual([...lots.map(({ date }) => date)].sort())
  expect(sumOf(lots.map(({ shares }) => shares))).toBe('418120.55')
  expect(sharedRate(lots)).toBe('0.00')
  await wait(5 * HOUR + 60)
  expect(await terms(NOTE)).toMatchObject({ tradeDay: '2026-11-23', cutOffTime: '2026-11-23 15:00:00' })
})

test.each([
  ['U1-P07', '赎回将于 2026-12-01 开放日办理'],
  ['U1-P02', '产品封闭运作，将于 2026-12-18 到期兑付'],
  ['U1-P12', '认购待确认，确认后可查看赎回安排'],
  ['U1-P03', '产品已到期，正在办理兑付'],
])('%s is not open: %s', async (positionId, reason) => {
  expect(await terms(positionId)).toMatchObject({ canRedeem: '0', reason })
  expect(await apply(positionId, '1000')).toMatchObject({ inner: INNER.notInOpenPeriod, msg: reason })
})

test.each([
  ['318120.56', '剩余份额低于最低持有份额，请全部赎回'],
  ['418120.56', '赎回份额不能超过可用份额'],
  ['0', '请输入正确的赎回份额'],
  ['1.234', '请输入正确的赎回份额'],
])('%s shares are refused: %s', async (shares, msg) => {
  const { inner, data } = await apply(NOTE, shares)
  expect([inner, data]).toEqual([INNER.invalidInput, { errors: [{ field: 'shares', msg }] }])
})

test('redeemed shares are frozen, confirmed the evening after and paid; the position and its cost shrink alike', async () => {
  const before = await position(NOTE)
  const tradeId = await redeemed(NOTE, '318120.55')
  expect(await position(NOTE)).toMatchObject({
    shares: before.shares,
    availableShares: '100000.00',
    frozenShares: '368120.55',
  })
  expect(await trade(tradeId)).toMatchObject({ tradeStatus: TRADE_STATUS.accepted, canCancel: '1' })
  await wait(5 * HOUR + 60)
  expect(await trade(tradeId)).toMatchObject({ tradeStatus: TRADE_STATUS.confirming, canCancel: '0' })
  await wait(3 * DAY + 3 * HOUR)
  const confirmed = await trade(tradeId)
  expect(confirmed).toMatchObject({
    tradeStatus: TRADE_STATUS.confirmed,
    confirmDate: '2026-11-23',
    confirmShares: '318120.55',
  })
  expect(confirmed.confirmAmount).toBe(
    (Math.round(318120.55 * Number(confirmed.confirmNav) * 100) / 100).toFixed(2),
  )
  // What was redeemed the day before was confirmed as well: 50,000 shares.
  const after = await position(NOTE)
  expect(after.shares).toBe('100000.00')
  expect(Number(after.costAmount)).toBeCloseTo((480000 * 100000) / 468120.55, 1)
  await wait(16 * HOUR)
  expect(await trade(tradeId)).toMatchObject({ tradeStatus: TRADE_STATUS.arrived, arriveDate: '2026-11-24' })
})

test('everything redeemed becomes history, with sums that agree', async () => {
  const tradeId = await redeemed(NOTE, '418120.55')
  await wait(3 * DAY + 9 * HOUR)
  expect((await trade(tradeId)).tradeStatus).toBe(TRADE_STATUS.confirmed)
  expect(await browser.call('positionDetail', { positionId: NOTE })).toMatchObject({ inner: INNER.notOwner })
  const { list } = await dataOf(browser, 'historyPositionList', { pageNum: 1, pageSize: 50 })
  expect(list[0]).toMatchObject({ productName: '远岚·短债增利', clearDate: '2026-11-23' })
})

test('in part when many want out, and not at all when it is refused', async () => {
  const part = await redeemed(NOTE, '200000')
  await browser.advance(60)
  const none = await redeemed(CASH, '1000')
  await wait(5 * HOUR + 60)
  const decide = (id: string, more: object) =>
    browser.control('POST', 'office', { kind: 'redemption', id, isPassed: true, ...more })
  await decide(part, { amount: '120000.00' })
  await decide(none, { isPassed: false, reason: '收款账户状态异常。' })
  expect(await trade(part)).toMatchObject({
    tradeStatus: TRADE_STATUS.partlyConfirmed,
    applyShares: '200000.00',
    confirmShares: '120000.00',
  })
  expect((await position(NOTE)).shares).toBe('348120.55')
  expect(await trade(none)).toMatchObject({
    tradeStatus: TRADE_STATUS.failed,
    failReason: '收款账户状态异常。',
  })
  expect((await position(CASH)).shares).toBe('1200000.00')
})

test('a code serves up to a million, the face above; each for its position alone', async () => {
  expect(await apply(CASH, '1000000.01')).toMatchObject({
    inner: INNER.verifyTokenMissing,
    data: { missing: ['face'] },
  })
  await browser.advance(60)
  expect((await apply(CASH, '1000000')).inner).toBe(INNER.success)
  await browser.advance(60)
  const other = await verifyTokenOf(browser, 'U1', 'redemption', CASH)
  await browser.advance(60)
  expect(await apply(NOTE, '1000', { verifyToken: other })).toMatchObject({ inner: INNER.verifyTokenMissing })
})

test('twice the same is once; twice all is refused', async () => {
  const requestNo = randomUUID()
  const verifyToken = await verifyTokenOf(browser, 'U1', 'redemption', NOTE)
  const send = () =>
    browser.call('redeemApply', {
      positionId: NOTE,
      shares: '418120.55',
      verifyToken,
      faceToken: '',
      requestNo,
    })
  const [first, again] = [await send(), await send()]
  expect(again.data).toEqual(first.data)
  await browser.advance(60)
  expect(await apply(NOTE, '418120.55')).toMatchObject({
    inner: INNER.notInOpenPeriod,
    msg: '可用份额为零，赎回或转换正在确认',
  })
})

test('nobody redeems what is somebody else’s', async () => {
  await browser.loginAs('U6')
  expect(await browser.call('redeemPreCheck', { positionId: NOTE })).toMatchObject({ inner: INNER.notOwner })
  expect(
    (
      await browser.call('redeemApply', {
        positionId: NOTE,
        shares: '1',
        verifyToken: '',
        faceToken: '',
        requestNo: randomUUID(),
      })
    ).inner,
  ).toBe(INNER.notOwner)
})
