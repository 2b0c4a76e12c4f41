import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import type { Order } from '@/contract/order'
import { ORDER_STATUS as S } from '@/contract/tables/order'
import { PURCHASE_CHECK } from '@/contract/tables/purchase'
import { isOff } from '@/lib/flag'
import { dataOf } from '../testing/answers'
import type { Sandbox } from '../server'
import { Browser, cleanUp, startTest } from '../testing/harness'
import { placeOrder } from '../testing/purchases'

let browser: Browser
let sandbox: Sandbox
beforeEach(async () => {
  await cleanUp()
  ;({ browser, sandbox } = await startTest())
  await browser.loginAs('U1')
  // Without the two orders of the seed that are not signed: what they hold is left again.
  await browser.control('POST', 'ready-to-buy', { customer: 'U1' })
})
afterAll(cleanUp)

const quotaOf = async (productId: string) =>
  (await dataOf(browser, 'productDetail', { productId })).remainQuota
const failedOf = async (productId: string, more: object = {}) => {
  const { checks } = await dataOf(browser, 'purchaseCheck', { productId, ...more })
  return checks.filter(({ pass }) => isOff(pass)).map(({ code }) => code)
}

test('the checks stand in their order, and say what is missing', async () => {
  const { checks, allPass } = await dataOf(browser, 'purchaseCheck', { productId: 'C02' })
  expect(checks.map(({ code }) => code)).toEqual(Object.keys(PURCHASE_CHECK.labels))
  expect([allPass, checks.every(({ msg, gate }) => msg === '' && gate === '')]).toEqual(['1', true])
})

test.each([
  ['U1', 'C02', []],
  ['U1', 'C04', []],
  ['U1', 'C05', ['SUIT']],
  ['U1', 'C06', ['QUOTA', 'PERIOD']],
  ['U2', 'C03', ['QI']],
  ['U2', 'C04', ['SUIT', 'QI']],
  ['U3', 'C01', ['AUTH', 'CRS', 'RISK', 'SUIT', 'QI']],
  ['U4', 'C02', ['ID_EXPIRED', 'RISK_EXPIRED', 'QI']],
  ['U4', 'C03', ['ID_EXPIRED', 'RISK_EXPIRED', 'SUIT', 'QI', 'AGE65']],
  ['U5', 'C01', ['AUTH', 'CRS', 'RISK', 'SUIT', 'QI']],
  ['U6', 'C05', []],
])('%s who wants %s lacks %p', async (customer, productId, failed) => {
  await browser.loginAs(customer)
  expect(await failedOf(productId)).toEqual(failed)
})

test('an order takes from the quota, waits to be signed, and is one for one key', async () => {
  const before = await quotaOf('C02')
  const requestNo = randomUUID()
  const [first, again] = [await placeOrder(browser, { requestNo }), await placeOrder(browser, { requestNo })]
  expect([first.inner, again.data]).toEqual([INNER.success, first.data])
  const order = first.data as Order
  expect(order).toMatchObject({
    orderStatus: S.toSign,
    applyAmount: '300000.00',
    signDeadline: '2026-11-26 17:00:00',
    nextAction: 'sign',
    bankNameMask: '',
  })
  expect([before, await quotaOf('C02')]).toEqual(['12600000.00', '12300000.00'])
  const cancelled = { orderId: order.orderId, reason: '1', verifyToken: '', requestNo: randomUUID() }
  expect((await browser.call('orderCancel', cancelled)).inner).toBe(INNER.success)
  expect(await quotaOf('C02')).toBe(before)
})

test.each([
  ['0', '请输入正确的金额'],
  ['1.234', '请输入正确的金额'],
  ['200000', '首次认购金额不低于30万元'],
  ['350000', '递增金额须为10万元的整数倍'],
  ['5100000', '超过剩余可认购额度'],
])('%s yuan of C02 are refused: %s', async (amount, msg) => {
  expect(await placeOrder(browser, { amount })).toMatchObject({
    inner: INNER.invalidInput,
    data: { errors: [{ field: 'amount', msg }] },
  })
  expect(await quotaOf('C02')).toBe('12600000.00')
})

test('what is left decides: more is refused in its own words', async () => {
  await browser.control('POST', 'quota', { productId: 'C02', left: 400_000 })
  expect(await placeOrder(browser, { amount: '500000' })).toMatchObject({
    inner: INNER.quotaExceeded,
    msg: '剩余额度不足',
  })
  expect((await placeOrder(browser, { amount: '400000' })).inner).toBe(INNER.success)
  expect(await quotaOf('C02')).toBe('0.00')
})

test('fifty orders at once of six customers never take more than there is: two get the last two', async () => {
  await browser.control('POST', 'quota', { productId: 'C02', left: 600_000 })
  const customers = ['U1', 'U2', 'U3', 'U4', 'U5', 'U6']
  const browsers = await Promise.all(
    customers.map(async customer => {
      const one = new Browser(sandbox)
      await one.loginAs(customer)
      await one.control('POST', 'ready-to-buy', { customer, riskLevel: 'C4' })
      return one
    }),
  )
  await browser.control('POST', 'quota', { productId: 'C02', left: 600_000 })
  const answers = await Promise.all(
    Array.from({ length: 54 }, (_, index) => placeOrder(browsers[index % browsers.length] ?? browser)),
  )
  const count = (...inners: string[]) => answers.filter(({ inner = '' }) => inners.includes(inner)).length
  expect([count(INNER.success), count(INNER.quotaExceeded, INNER.stateConflict)]).toEqual([2, 52])
  expect(await quotaOf('C02')).toBe('0.00')
})

describe('what is not signed', () => {
  const UNSIGNED = 'D2026111810005'
  const unsigned = async () => {
    const { list } = await dataOf(browser, 'orderList', { orderTab: '1', pageNum: 1, pageSize: 50 })
    return list.filter(({ productId, nextAction }) => productId === 'C02' && nextAction === 'sign')
  }

  test('stands before another order of the product, by name, until it is taken back', async () => {
    await cleanUp()
    ;({ browser } = await startTest())
    await browser.loginAs('U1')
    const { checks } = await dataOf(browser, 'purchaseCheck', { productId: 'C02' })
    const reason = '您有一笔该产品的订单尚未签署，请先签署或撤销'
    expect(checks.filter(({ pass }) => isOff(pass))).toEqual([
      { code: 'ORDER', pass: '0', msg: reason, gate: '', orderId: UNSIGNED },
    ])
    expect(await placeOrder(browser)).toMatchObject({ inner: INNER.stateConflict, msg: reason })
    expect(await quotaOf('C02')).toBe('12300000.00')
    const back = { orderId: UNSIGNED, reason: '1', verifyToken: '', requestNo: randomUUID() }
    await browser.call('orderCancel', back)
    expect((await placeOrder(browser)).inner).toBe(INNER.success)
    expect(await failedOf('C02')).toEqual(['ORDER'])
  })

  test('is one although two devices order at once', async () => {
    const other = new Browser(sandbox)
    await other.loginAs('U1')
    const answers = await Promise.all([browser, other, browser, other].map(one => placeOrder(one)))
    expect(answers.map(({ inner }) => inner).sort()).toEqual([
      INNER.success,
      INNER.stateConflict,
      INNER.stateConflict,
      INNER.stateConflict,
    ])
    expect(await unsigned()).toHaveLength(1)
    expect(await quotaOf('C02')).toBe('12300000.00')
  })

  test('is five of all products at most', async () => {
    await browser.loginAs('U6')
    await browser.control('POST', 'ready-to-buy', { customer: 'U6', riskLevel: 'C5' })
    for (const [productId, amount] of [
      ['C01', '300000'],
      ['C02', '300000'],
      ['C03', '1000000'],
      ['C04', '1000000'],
      ['C05', '3000000'],
    ] as const) {
      expect([productId, (await placeOrder(browser, { productId, amount })).inner]).toEqual([
        productId,
        INNER.success,
      ])
    }
    const { checks } = await dataOf(browser, 'purchaseCheck', { productId: 'P05' })
    expect(checks.find(({ code }) => code === 'ORDER')).toMatchObject({
      orderId: '',
      msg: '您有5笔订单尚未签署，请先签署或撤销其中一笔',
    })
  })
})

test.each([
  ['U3', 'C01', INNER.realNameRequired],
  ['U4', 'C02', INNER.idCardExpired],
  ['U2', 'C03', INNER.investorNotQualified],
  ['U1', 'C05', INNER.suitabilityMismatch],
  ['U1', 'C06', INNER.quotaExceeded],
  ['U1', 'H01', INNER.quotaExceeded],
  ['U1', 'Q01', INNER.notOwner],
  ['U1', 'nothing', INNER.notOwner],
])('an order of %s for %s is refused with %s', async (customer, productId, code) => {
  await browser.loginAs(customer)
  expect((await placeOrder(browser, { productId, amount: '3000000' })).inner).toBe(code)
})

test('a raising that is over takes no order, whatever is left', async () => {
  await browser.control('POST', 'quota', { productId: 'C06', left: 1_000_000 })
  expect(await placeOrder(browser, { productId: 'C06' })).toMatchObject({
    inner: INNER.raisingEnded,
    msg: '募集已结束',
  })
  await browser.advance(8 * 86_400)
  await browser.loginAs('U1')
  expect((await placeOrder(browser, { productId: 'C04', amount: '1000000' })).inner).toBe(
    INNER.notInOpenPeriod,
  )
})

test('who holds a product adds less than a first purchase asks for', async () => {
  const tooLittle = await placeOrder(browser, { productId: 'P05', amount: '50000' })
  expect(tooLittle.data).toEqual({ errors: [{ field: 'amount', msg: '追加金额不低于10万元' }] })
  expect((await placeOrder(browser, { productId: 'P05', amount: '100000' })).inner).toBe(INNER.success)
})

test('the lower fee is for who qualifies for it', async () => {
  const ask = (amount: string) => dataOf(browser, 'rateDiscountQualification', { productId: 'C04', amount })
  expect(await ask('1000000')).toMatchObject({ eligible: '1', discountRate: '0.64' })
  const lower = { productId: 'C04', amount: '1000000', rateDiscount: '1' }
  expect((await placeOrder(browser, lower)).inner).toBe(INNER.success)
  expect(await placeOrder(browser, { ...lower, productId: 'C02' })).toMatchObject({
    inner: INNER.invalidInput,
  })
})

test('who is 65 and more confirms a notice that had its time, and is called (V-65)', async () => {
  await browser.control('POST', 'ready-to-buy', { customer: 'U4', riskLevel: 'C3' })
  await browser.loginAs('U4')
  const order = { productId: 'C03', amount: '1000000' }
  const notice = (name: 'seniorNoticeOpen' | 'seniorNoticeConfirm') =>
    browser.call(name, { productId: 'C03', requestNo: randomUUID() })
  expect(await failedOf('C03')).toEqual(['AGE65'])
  expect(await placeOrder(browser, order)).toMatchObject({
    inner: INNER.stateConflict,
    msg: '请认真阅读并确认您已了解相关风险',
  })
  expect((await notice('seniorNoticeConfirm')).inner).toBe(INNER.stateConflict)
  expect((await notice('seniorNoticeOpen')).data).toMatchObject({ waitSeconds: 30 })
  expect((await notice('seniorNoticeConfirm')).inner).toBe(INNER.stateConflict)
  await browser.advance(31)
  expect((await notice('seniorNoticeConfirm')).inner).toBe(INNER.success)
  const placed = (await placeOrder(browser, order)).data as Order
  expect(placed.timeline[0]).toMatchObject({ name: '提交订单', remark: '签约前将电话回访，请留意来电' })
  await browser.advance(86_400)
  await browser.loginAs('U4')
  expect(await failedOf('C03')).toEqual(['ORDER', 'AGE65'])
})
