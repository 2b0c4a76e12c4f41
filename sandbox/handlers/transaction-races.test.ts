import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { ORDER_STATUS as S } from '@/contract/tables/order'
import { isOn } from '@/lib/flag'
import type { Sandbox } from '../server'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'
import { placeOrder } from '../testing/purchases'
import { signature, TO_SIGN, untilSigning } from '../testing/signing'
import { MOBILES, verifyTokenOf } from '../testing/verified'

/** U1's order to be paid in good time, one that cools off, and a holding of which all may be redeemed. */
const TO_PAY = 'D2026112010001'
const COOLING = 'D2026111910002'
const NOTE = 'U1-P11'
const ALL = '418120.55'
const DAY = 86_400

let browser: Browser
let other: Browser
let sandbox: Sandbox

/** One customer on two devices. */
beforeEach(async () => {
  await cleanUp()
  ;({ browser, sandbox } = await startTest())
  other = new Browser(sandbox)
  await Promise.all([browser.loginAs('U1'), other.loginAs('U1')])
})
afterAll(cleanUp)

const order = (orderId: string) => dataOf(browser, 'orderDetail', { orderId })
const doneSteps = async (orderId: string) =>
  (await order(orderId)).timeline.filter(({ isDone }) => isOn(isDone)).map(({ name }) => name)
const countOf = async (orderId: string, name: string) =>
  (await doneSteps(orderId)).filter(step => step === name).length
const innersOf = (answers: readonly { inner?: string }[]) => answers.map(({ inner }) => inner).sort()

const payment = () => ({
  ...{ orderId: TO_PAY, payDate: '2026-11-20', voucherFileId: '', requestNo: randomUUID() },
})
const cancellation = (orderId: string, verifyToken = '') => ({
  ...{ orderId, reason: '1', verifyToken, requestNo: randomUUID() },
})
const redemption = async (who: Browser) => ({
  ...{ positionId: NOTE, shares: ALL, faceToken: '', requestNo: randomUUID() },
  verifyToken: await verifyTokenOf(who, 'U1', 'redemption', NOTE),
})

test('two devices that say that the money was sent: it is marked once', async () => {
  const answers = await Promise.all([browser, other].map(one => one.call('paymentMark', payment())))
  expect(innersOf(answers)).toEqual([INNER.success, INNER.stateConflict])
  expect(await countOf(TO_PAY, '打款')).toBe(1)
})

test('taken back on one device and paid on the other: one of both happens', async () => {
  const answers = await Promise.all([
    browser.call('orderCancel', cancellation(TO_PAY)),
    other.call('paymentMark', payment()),
  ])
  expect(innersOf(answers)).toEqual([INNER.success, INNER.stateConflict])
  const { orderStatus } = await order(TO_PAY)
  expect(orderStatus).toBe(answers[0]?.inner === INNER.success ? S.cancelled : S.paymentInReview)
})

test('taken back while finance finds the money: the money is found, and can be taken back from then on', async () => {
  await browser.call('paymentMark', payment())
  const [taken] = await Promise.all([
    other.call('orderCancel', cancellation(TO_PAY)),
    browser.control('POST', 'office', { kind: 'payment', id: TO_PAY, isPassed: true }),
  ])
  // Before the money is found it cannot be taken back; afterwards it takes a code, which this call has not.
  expect([INNER.stateConflict, INNER.verifyTokenMissing]).toContain(taken.inner)
  expect((await order(TO_PAY)).orderStatus).toBe(S.cooling)
  expect(await countOf(TO_PAY, '到账确认')).toBe(1)
})

test('taken back at the end of the cooling-off: either it goes back or it is established, never both', async () => {
  const verifyToken = await verifyTokenOf(browser, 'U1', 'purchase', COOLING)
  await Promise.all([
    browser.call('orderCancel', cancellation(COOLING, verifyToken)),
    other.control('POST', 'office', {
      ...{ kind: 'establishment', id: COOLING, isPassed: false, reason: '募集规模未达到成立条件。' },
    }),
  ]).catch(() => undefined)
  const steps = await doneSteps(COOLING)
  expect(steps.filter(name => name === '客户撤单' || name === '认购失败')).toHaveLength(1)
  await browser.advance(5 * DAY)
  await browser.loginAs('U1')
  expect(await countOf(COOLING, '退款到账')).toBe(1)
})

test('everything redeemed on two devices at once is redeemed once', async () => {
  const first = await redemption(browser)
  await browser.advance(60)
  const second = await redemption(other)
  const answers = await Promise.all([browser.call('redeemApply', first), other.call('redeemApply', second)])
  expect(innersOf(answers)).toEqual([INNER.success, INNER.notInOpenPeriod])
  expect(await dataOf(browser, 'positionDetail', { positionId: NOTE })).toMatchObject({
    availableShares: '0.00',
    frozenShares: '468120.55',
  })
})

test('a trade that twenty calls take back at once with one proof is taken back once', async () => {
  const tradeId = 'T2026111900139'
  const verifyToken = await verifyTokenOf(browser, 'U1', 'tradeCancel', tradeId)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      browser.call('tradeCancel', { tradeId, verifyToken, requestNo: randomUUID() }),
    ),
  )
  expect(innersOf(answers)).toEqual([INNER.success, ...Array<string>(19).fill(INNER.stateConflict)])
})

test.each([
  ['just before its deadline counts', 0, INNER.success, S.toPay],
  ['behind its deadline comes to nothing, and the order is closed', 40, INNER.stateConflict, S.cancelled],
])('a signature %s', async (_name, later, inner, orderStatus) => {
  await untilSigning(browser, TO_SIGN.begun)
  const { signDeadline, serverTime } = await order(TO_SIGN.begun)
  const instant = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`)
  // Half a minute is left for the proofs.
  await browser.advance((instant(signDeadline) - instant(serverTime)) / 1000 - 30)
  await browser.loginAs('U1')
  const input = await signature(browser, TO_SIGN.begun)
  await browser.advance(later)
  expect((await browser.call('contractSign', input)).inner).toBe(inner)
  expect((await order(TO_SIGN.begun)).orderStatus).toBe(orderStatus)
})

describe('an answer that was lost', () => {
  const lost = (endpoint: string) =>
    browser.control('POST', 'faults', { endpoint, emptyBody: true, phase: 'after', times: 1 })
  const notices = async () => (await dataOf(browser, 'tradeNoticeList', { pageNum: 1, pageSize: 50 })).total

  /** The write, whose first answer does not come; the same again twice: one effect, one answer. */
  async function again(endpoint: string, input: object) {
    await lost(endpoint)
    expect((await browser.call(endpoint, input)).data).toBeUndefined()
    const told = await notices()
    const [second, third] = [await browser.call(endpoint, input), await browser.call(endpoint, input)]
    expect([second.inner, third.data]).toEqual([INNER.success, second.data])
    expect(await notices()).toBe(told)
    return second.data
  }

  test('of an order is the same again, and took the quota once', async () => {
    await browser.control('POST', 'ready-to-buy', { customer: 'U1' })
    await lost('orderCreate')
    const requestNo = randomUUID()
    expect((await placeOrder(browser, { requestNo })).data).toBeUndefined()
    const [first, second] = [
      await placeOrder(browser, { requestNo }),
      await placeOrder(browser, { requestNo }),
    ]
    expect([first.inner, second.data]).toEqual([INNER.success, first.data])
    expect((await dataOf(browser, 'productDetail', { productId: 'C02' })).remainQuota).toBe('12300000.00')
  })

  test('of a signature is the same again, and signed once', async () => {
    await untilSigning(browser, TO_SIGN.begun)
    expect(await again('contractSign', await signature(browser, TO_SIGN.begun))).toMatchObject({
      nextAction: 'pay',
    })
    expect(await countOf(TO_SIGN.begun, '签署合同')).toBe(1)
    expect((await order(TO_SIGN.begun)).documents).toHaveLength(5)
  })

  test('of a payment is the same again, and marked once', async () => {
    expect(await again('paymentMark', payment())).toMatchObject({ orderStatus: S.paymentInReview })
    expect(await countOf(TO_PAY, '打款')).toBe(1)
  })

  test('of a redemption is the same again, and froze once', async () => {
    await again('redeemApply', { ...(await redemption(browser)), shares: '100000' })
    expect(await dataOf(browser, 'positionDetail', { positionId: NOTE })).toMatchObject({
      availableShares: '318120.55',
    })
  })

  test('of a card is the same again, and bound once', async () => {
    const card = { cardNo: '6205500000000000012', mobile: MOBILES.U1, requestNo: randomUUID() }
    const { verifyId } = (await browser.call('bankCardVerify', card)).data as { verifyId: string }
    const smsCode = await browser.lastCode(MOBILES.U1)
    const before = (await dataOf(browser, 'bankCardList', {})).cards.length
    await again('bankCardBind', { verifyId, smsCode, requestNo: randomUUID() })
    expect((await dataOf(browser, 'bankCardList', {})).cards).toHaveLength(before + 1)
  })
})
