import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import type { Order } from '@/contract/order'
import { ORDER_STATUS as S } from '@/contract/tables/order'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { isOn } from '@/lib/flag'
import { dataOf } from '../testing/answers'
import { handedIn } from '../testing/handed-in'
import { samplePdf } from '../testing/sample-files'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { verifyTokenOf } from '../testing/verified'

const HOUR = 3600
const DAY = 24 * HOUR
/** 30, two hours left; 30, in good time; 30, overdue; 20; 31; 32; 91. */
const LATE = 'D2026111810004'
const IN_TIME = 'D2026112010001'
const OVERDUE = 'D2026111610007'
const TO_SIGN = 'D2026111910003'
const IN_REVIEW = 'D2026111210010'
const COOLING = 'D2026111910002'
const REFUNDING = 'D2026110610013'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const order = (orderId: string): Promise<Order> => dataOf(browser, 'orderDetail', { orderId })
const decide = (kind: string, id: string, more: object = {}) =>
  browser.control('POST', 'office', { kind, id, isPassed: true, ...more })
const stepsOf = ({ timeline }: Order) =>
  timeline.map(({ name, isDone }) => (isOn(isDone) ? name : `(${name})`)).join(' ')
const notices = async () => (await dataOf(browser, 'tradeNoticeList', { pageNum: 1, pageSize: 50 })).list

const mark = (orderId: string, more: object = {}) =>
  browser.call('paymentMark', {
    orderId,
    payDate: '2026-11-20',
    voucherFileId: '',
    requestNo: randomUUID(),
    ...more,
  })

async function cancel(orderId: string, more: object = {}) {
  return browser.call('orderCancel', {
    orderId,
    reason: '1',
    verifyToken: '',
    requestNo: randomUUID(),
    ...more,
  })
}

/** The session ends with the long wait; the order does not. */
async function wait(seconds: number): Promise<void> {
  await browser.advance(seconds)
  await browser.loginAs('U1')
}

async function holding(productId: string) {
  const { list } = await dataOf(browser, 'positionList', { pageNum: 1, pageSize: 50, sort: 'marketValue' })
  return list.find(position => position.productId === productId)
}

async function purchaseOf(productId: string) {
  const { list } = await dataOf(browser, 'tradeRecordList', { productId, pageNum: 1, pageSize: 10 })
  return list.find(({ tradeType }) =>
    [TRADE_TYPE.subscription, TRADE_TYPE.purchase].some(type => type === tradeType),
  )
}

describe('what an order says', () => {
  test('whom to pay, until when, and how it goes on', async () => {
    const found = await order(LATE)
    expect(found).toMatchObject({
      orderStatus: S.toPay,
      applyAmount: '600000.00',
      raiseAccountName: '远岚信托稳泰26号募集专户',
      raiseAccountNo: '1100000000260702',
      raiseBankName: '招商银行北京分行',
      payRemark: '林致远稳泰26号',
      bankNameMask: '招商银行(0005)',
      payDeadline: '2026-11-20 12:00:00',
      canPayMark: '1',
      contractNo: 'YL-2026-11-10004',
    })
    expect(stepsOf(found)).toBe('提交订单 签署合同 (打款) (到账确认) (冷静期) (信托成立)')
  })

  test('nothing of the account before the contract is signed', async () => {
    expect(await order(TO_SIGN)).toMatchObject({
      nextAction: 'sign',
      raiseAccountNo: '',
      payRemark: '',
      contractNo: '',
      canPayMark: '0',
      payMarkReason: '当前无需打款',
    })
  })

  test('nobody else', async () => {
    await browser.loginAs('U6')
    for (const answer of [
      await browser.call('orderDetail', { orderId: LATE }),
      await mark(LATE),
      await cancel(LATE),
    ]) {
      expect(answer).toMatchObject({ inner: INNER.notOwner, msg: '您无权查看该内容' })
    }
  })
})

describe('a payment', () => {
  test('that was made is found by finance, cools off for a day and becomes a holding, to the cent', async () => {
    const before = await holding('C03')
    expect(before).toBeUndefined()
    expect((await mark(IN_TIME)).inner).toBe(INNER.success)
    expect(stepsOf(await order(IN_TIME))).toBe(
      '提交订单 签署合同 提交双录 双录通过 打款 (到账确认) (冷静期) (信托成立)',
    )
    await decide('payment', IN_TIME)
    const cooling = await order(IN_TIME)
    expect(cooling).toMatchObject({ orderStatus: S.cooling, canCancel: '1', needsProof: '1' })
    expect(cooling.coolingEndTime.slice(0, 13)).toBe('2026-11-21 10')
    expect(await holding('C03')).toMatchObject({ pendingAmount: '1000000.00', marketValue: '0.00' })
    expect(await purchaseOf('C03')).toMatchObject({
      tradeType: TRADE_TYPE.purchase,
      tradeStatus: TRADE_STATUS.confirming,
      applyAmount: '1000000.00',
    })
    await wait(3 * DAY)
    expect((await order(IN_TIME)).orderStatus).toBe(S.cooling)
    // Bought on Monday, the first open day after the cooling-off, and confirmed on Tuesday evening.
    await wait(DAY + 9 * HOUR)
    const done = await order(IN_TIME)
    expect(done.orderStatus).toBe(S.established)
    const trade = await purchaseOf('C03')
    expect(trade).toMatchObject({
      tradeStatus: TRADE_STATUS.confirmed,
      confirmAmount: '1000000.00',
      confirmDate: '2026-11-24',
    })
    const position = await holding('C03')
    expect(position).toMatchObject({ positionStatus: '0', pendingAmount: '0.00' })
    expect(trade?.confirmShares).toBe((1_000_000 / Number(trade?.confirmNav)).toFixed(2))
    const held = await dataOf(browser, 'positionDetail', { positionId: position?.positionId ?? '' })
    expect([held.shares, held.costAmount]).toEqual([trade?.confirmShares, '1000000.00'])
    expect(
      (await notices()).filter(({ linkUrl }) => linkUrl.endsWith(IN_TIME)).map(({ title }) => title),
    ).toEqual(['认购成功', '打款已到账'])
  })

  test('is marked once, within the time and with a file of one’s own', async () => {
    const msgOf = async (more: object) => {
      const { data, msg } = await mark(LATE, more)
      return (data as { errors?: { field: string; msg: string }[] } | null)?.errors?.[0] ?? msg
    }
    expect(await msgOf({ payDate: '2026-11-21' })).toEqual({
      field: 'payDate',
      msg: '打款日期不能晚于今天',
    })
    expect(await msgOf({ payDate: '2026-11-17' })).toEqual({
      field: 'payDate',
      msg: '打款日期不能早于签约日期',
    })
    expect(await msgOf({ voucherFileId: 'F404' })).toEqual({
      field: 'voucherFileId',
      msg: '凭证已失效或已用于其他订单，请重新上传',
    })
    expect(UPLOAD_PURPOSE.payment).toBe('06')
    const requestNo = randomUUID()
    expect((await mark(LATE, { requestNo })).inner).toBe(INNER.success)
    expect((await mark(LATE, { requestNo })).inner).toBe(INNER.success)
    expect(await mark(LATE)).toMatchObject({ inner: INNER.stateConflict, msg: '当前无需打款' })
    expect(
      (await order(LATE)).timeline.filter(({ name, isDone }) => name === '打款' && isOn(isDone)),
    ).toHaveLength(1)
  })

  test('is proved by a PDF as well, which serves this order alone, and again where it was not found', async () => {
    const receipt = () =>
      handedIn(browser, samplePdf(), { purpose: UPLOAD_PURPOSE.payment, mime: 'application/pdf' })
    const voucherFileId = await receipt()
    const refused = { errors: [{ field: 'voucherFileId', msg: '凭证已失效或已用于其他订单，请重新上传' }] }
    expect((await mark(LATE, { voucherFileId })).inner).toBe(INNER.success)
    expect((await mark(IN_TIME, { voucherFileId })).data).toEqual(refused)
    expect((await order(IN_TIME)).orderStatus).toBe(S.toPay)
    await decide('payment', LATE, { isPassed: false, reason: '未查到您的款项。' })
    expect((await mark(LATE, { voucherFileId })).inner).toBe(INNER.success)
    expect((await mark(IN_TIME, { voucherFileId: await receipt() })).inner).toBe(INNER.success)
    const other = await handedIn(browser, samplePdf(), {
      purpose: UPLOAD_PURPOSE.qualified,
      mime: 'application/pdf',
    })
    await decide('payment', LATE, { isPassed: false, reason: '未查到您的款项。' })
    expect((await mark(LATE, { voucherFileId: other })).data).toEqual(refused)
  })

  test('that does not arrive may be made again, and one of another amount goes back', async () => {
    await decide('payment', IN_REVIEW, { isPassed: false, reason: '截至目前未查到您的款项。' })
    const missing = await order(IN_REVIEW)
    expect(missing).toMatchObject({
      orderStatus: S.toPay,
      canPayMark: '1',
      payDate: '',
      payDeadline: '2026-11-23 17:00:00',
    })
    expect(missing.timeline.at(-5)).toMatchObject({ name: '打款未确认', remark: '截至目前未查到您的款项。' })
    await mark(IN_REVIEW)
    await decide('payment', IN_REVIEW, { amount: '799999.99' })
    const wrong = await order(IN_REVIEW)
    expect(wrong.orderStatus).toBe(S.toPay)
    expect(wrong.timeline.at(-5)?.remark).toBe(
      '到账金额 799,999.99 元与订单金额 800,000.00 元不符，已原路退回。',
    )
    await mark(IN_REVIEW)
    await decide('payment', IN_REVIEW, { amount: '800000.00' })
    expect((await order(IN_REVIEW)).orderStatus).toBe(S.cooling)
  })

  test('is found by itself when the next working day ends', async () => {
    await wait(7 * HOUR + 60)
    expect((await order(IN_REVIEW)).orderStatus).toBe(S.cooling)
  })
})

describe('time', () => {
  test('closes what was not paid when the working day after the deadline ends', async () => {
    expect(await order(OVERDUE)).toMatchObject({
      orderStatus: S.toPay,
      nextAction: 'none',
      payMarkReason: '打款期限已过，请联系理财经理',
    })
    expect(await mark(OVERDUE)).toMatchObject({ inner: INNER.stateConflict })
    await wait(7 * HOUR + 60)
    expect((await order(OVERDUE)).orderStatus).toBe(S.cancelled)
    expect((await order(LATE)).orderStatus).toBe(S.toPay)
    expect((await order(OVERDUE)).timeline.at(-1)).toMatchObject({
      name: '超时关闭',
      time: '2026-11-20 17:00:00',
      remark: '超过打款期限',
    })
  })

  test('closes what was not signed', async () => {
    await wait(6 * DAY)
    expect((await order(TO_SIGN)).timeline.at(-1)).toMatchObject({
      name: '超时关闭',
      time: '2026-11-25 17:00:00',
      remark: '超过签约期限',
    })
  })

  test('brings refunds in', async () => {
    expect(stepsOf(await order(REFUNDING))).toContain('认购失败 (退款到账)')
    await wait(3 * DAY + 60)
    expect((await order(REFUNDING)).orderStatus).toBe(S.refunded)
  })

  test('books no purchase within its cooling-off, by hand or not', async () => {
    await decide('establishment', COOLING)
    expect((await order(COOLING)).orderStatus).toBe(S.cooling)
    await wait(3 * DAY + 60)
    expect((await order(COOLING)).orderStatus).toBe(S.established)
    expect(await holding('P12')).toMatchObject({
      positionStatus: '0',
      marketValue: '500000.00',
      pendingAmount: '0.00',
    })
  })
})

describe('taking back', () => {
  test('within the cooling-off: with a proof, and the money comes back', async () => {
    expect(await cancel(COOLING)).toMatchObject({ inner: INNER.verifyTokenMissing })
    const other = await verifyTokenOf(browser, 'U1', 'purchase', LATE)
    expect(await cancel(COOLING, { verifyToken: other })).toMatchObject({ inner: INNER.verifyTokenMissing })
    await browser.advance(60)
    const verifyToken = await verifyTokenOf(browser, 'U1', 'purchase', COOLING)
    expect((await cancel(COOLING, { verifyToken })).inner).toBe(INNER.success)
    expect(stepsOf(await order(COOLING))).toMatch(/客户撤单 \(退款到账\)$/)
    expect(await holding('P12')).toBeUndefined()
    expect(await purchaseOf('P12')).toMatchObject({ tradeStatus: TRADE_STATUS.cancelled })
    await wait(5 * DAY)
    expect(stepsOf(await order(COOLING))).toMatch(/客户撤单 退款到账$/)
  })

  test('after the cooling-off: not any more', async () => {
    await wait(DAY)
    expect(await order(COOLING)).toMatchObject({ canCancel: '0', cancelReason: '冷静期已结束，不能撤单' })
    expect(await cancel(COOLING)).toMatchObject({ inner: INNER.stateConflict, msg: '冷静期已结束，不能撤单' })
  })

  test('before the money: at once, once', async () => {
    expect((await cancel(TO_SIGN, { reason: '3' })).inner).toBe(INNER.success)
    expect((await order(TO_SIGN)).timeline.at(-1)).toMatchObject({
      name: '客户撤单',
      remark: '订单信息填写有误',
    })
    expect(await cancel(TO_SIGN)).toMatchObject({ inner: INNER.stateConflict, msg: '订单已撤单' })
    expect(await mark(TO_SIGN)).toMatchObject({ inner: INNER.stateConflict })
  })

  test('of the company: the raising failed', async () => {
    await decide('establishment', COOLING, { isPassed: false, reason: '募集规模未达到成立条件。' })
    expect((await order(COOLING)).orderStatus).toBe(S.refunding)
    expect(await purchaseOf('P12')).toMatchObject({
      tradeStatus: TRADE_STATUS.failed,
      failReason: '募集规模未达到成立条件。',
    })
    expect(await holding('P12')).toBeUndefined()
  })
})
