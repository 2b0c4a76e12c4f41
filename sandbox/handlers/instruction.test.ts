import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { INST_STATUS } from '@/contract/tables/instruction'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { type Asked, SELL, sendInstruction, TODAY, trustId } from '../testing/instructions'
import { readPdf } from '../testing/read-pdf'
import { verifyTokenOf } from '../testing/verified'

const HOUR = 3600
const DAY = 24 * HOUR
const paging = { pageNum: 1, pageSize: 50 }
const IN_REVIEW = 'IN202611200941200058'
const ACCEPTED = 'IN202611190932470042'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const prepare = () => dataOf(browser, 'instructionPrepare', { trustId })

const create = (asked?: Asked) => sendInstruction(browser, {}, asked)

async function created(asked?: Asked): Promise<string> {
  const { inner, data, msg } = await create(asked)
  expect([inner, msg]).toEqual([INNER.success, ''])
  return (data as { instId: string }).instId
}

const detail = (instId: string) => dataOf(browser, 'instructionDetail', { instId })
const plan = () => dataOf(browser, 'investmentPlanDetail', { trustId })
const office = (kind: string) => browser.control<{ id: string }[]>('GET', `office?kind=${kind}`)
const decide = (kind: string, id: string, more: object) =>
  browser.control('POST', 'office', { kind, id, ...more })

/** Time passes; each step does what the one before made due. */
async function wait(seconds: number): Promise<void> {
  for (const part of [seconds, 1, 1]) await browser.advance(part)
  await browser.loginAs('U1')
}

test('a purchase holds cash back, is executed by the clock, and moves holdings, weights, trades and cash', async () => {
  const instId = await created()
  expect(await prepare()).toMatchObject({ cash: '1230000.00', availableCash: '630000.00' })
  expect(await detail(instId)).toMatchObject({
    status: INST_STATUS.inReview,
    totalAmount: '400000.00',
    lines: [{ productId: 'P11', amount: '400000.00', ratio: '2.14', executeDate: TODAY }],
    cancelReason: '',
  })
  // Little cash: accepted on Monday, after a call.
  await wait(6 * HOUR)
  expect((await detail(instId)).status).toBe(INST_STATUS.inReview)
  await wait(3 * DAY)
  expect(await detail(instId)).toMatchObject({
    status: INST_STATUS.executing,
    acceptTime: '2026-11-23 10:00:00',
  })
  await wait(2 * DAY)
  const done = await detail(instId)
  expect(done).toMatchObject({ status: INST_STATUS.done, executed: [{ date: '2026-11-24' }] })
  const { totalAssets, cash } = await prepare()
  const { lines } = await plan()
  const amounts = lines.map(({ amount }) => Number(amount))
  expect(amounts.reduce((sum, amount) => sum + amount, 0).toFixed(2)).toBe(totalAssets)
  expect(lines.find(({ name }) => name === '现金')?.amount).toBe(cash)
  // 200,000.00 was under way before; what buys no whole hundredth of a share stays.
  expect(Number(cash) - 630_000).toBeLessThan(0.03 + 136_750)
  const trust = await dataOf(browser, 'trustPositionDetail', { trustId })
  expect([trust.cash, trust.totalAssets]).toEqual([cash, totalAssets])
  const { list } = await dataOf(browser, 'trustTradeList', { trustId, ...paging })
  expect(list.filter(({ remark }) => remark.includes(done.instNo))).toMatchObject([
    { tradeType: '02', tradeStatus: '6', productId: 'P11' },
  ])
  const messages = await dataOf(browser, 'tradeNoticeList', paging)
  expect(messages.list.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['投资指令已受理', '投资指令开始执行', '投资指令已完成']),
  )
})

test('what can be dealt in part is done in part, and the rest is free again', async () => {
  const instId = await created()
  await decide('instruction', instId, { isPassed: true })
  await wait(6 * HOUR)
  const trades = await office('instructionTrade')
  const { list } = await dataOf(browser, 'trustTradeList', { trustId, ...paging })
  const { instNo } = await detail(instId)
  const trade = list.find(({ remark }) => remark.includes(instNo))
  expect(trades.map(({ id }) => id)).toContain(trade?.tradeId)
  await decide('instructionTrade', trade?.tradeId ?? '', { isPassed: true, amount: '150000.00' })
  expect(await detail(instId)).toMatchObject({
    status: INST_STATUS.partlyDone,
    lines: [
      {
        failReason: '按可成交部分确认',
        executedAmount: expect.stringMatching(/^(149999\.9\d|150000\.00)$/) as string,
      },
    ],
  })
})

test('a rejected one says why; a product that left the pool between is not dealt', async () => {
  const [refused, left] = [await created({ instType: '2', lines: SELL }), await created()]
  await decide('instruction', refused, { isPassed: false, reason: '额度已满' })
  expect(await detail(refused)).toMatchObject({ status: INST_STATUS.rejected, rejectReason: '额度已满' })
  await browser.control('POST', 'leave-pool', { trustId, productId: 'P11' })
  await decide('instruction', left, { isPassed: true })
  await wait(6 * HOUR)
  expect(await detail(left)).toMatchObject({
    status: INST_STATUS.partlyDone,
    executed: [],
    lines: [{ failReason: '远岚·短债增利已移出可投资范围' }],
  })
})

test('after the cut-off it counts for the next working day, and not in a closed window', async () => {
  await wait(5 * HOUR)
  expect(await prepare()).toMatchObject({ effectiveDate: '2026-11-23', isLate: '1' })
  expect((await create()).inner).toBe(INNER.stateConflict)
  expect((await create({ effectiveDate: '2026-11-23' })).inner).toBe(INNER.success)
  await wait(39 * DAY)
  expect(await prepare()).toMatchObject({ effectiveDate: '2026-12-30', windowOpen: '0' })
  expect(await create({ effectiveDate: '2026-12-30' })).toMatchObject({
    inner: INNER.notInOpenPeriod,
    msg: '年终估值期间（12月29日至31日）暂停受理投资指令',
  })
})

test('a draft is kept unjudged, handed in by a code, changed while it waits and taken back; then it is closed', async () => {
  const instId = await created({ isDraft: '1', lines: [{ productId: 'P11', amount: '9' }] })
  expect(await detail(instId)).toMatchObject({ status: INST_STATUS.draft, totalAmount: '9.00' })
  expect((await sendInstruction(browser, { instId }, { lines: [] })).inner).toBe(INNER.invalidInput)
  expect((await sendInstruction(browser, { instId })).inner).toBe(INNER.success)
  expect((await sendInstruction(browser, { instId }, { isDraft: '1' })).inner).toBe(INNER.stateConflict)
  // All that it held back itself is free for its change.
  expect(
    (await sendInstruction(browser, { instId }, { lines: [{ productId: 'P11', amount: '1000000' }] })).inner,
  ).toBe(INNER.success)
  const cancel = async (id: string) => {
    await browser.advance(61)
    return browser.call('instructionCancel', {
      instId: id,
      verifyToken: await verifyTokenOf(browser, 'U1', 'instruction', id),
      requestNo: randomUUID(),
    })
  }
  expect((await cancel(instId)).data).toEqual({ status: INST_STATUS.cancelled })
  expect((await cancel(instId)).inner).toBe(INNER.stateConflict)
  expect((await sendInstruction(browser, { instId })).inner).toBe(INNER.stateConflict)
  expect((await cancel(ACCEPTED)).inner).toBe(INNER.stateConflict)
  expect(await detail(ACCEPTED)).toMatchObject({ cancelReason: '公司已受理，不能修改或撤销' })
})

test('a code of one instruction is good for no other', async () => {
  const verifyToken = await verifyTokenOf(browser, 'U1', 'instruction', trustId)
  expect((await sendInstruction(browser, { instId: IN_REVIEW }, { verifyToken })).inner).toBe(
    INNER.verifyTokenMissing,
  )
})

test('an accepted one has its paper', async () => {
  await decide('instruction', IN_REVIEW, { isPassed: true })
  const { fileId } = await detail(IN_REVIEW)
  const { url } = await dataOf(browser, 'fileUrlQuery', { fileId })
  const bytes = Buffer.from(await (await browser.fetch(url)).arrayBuffer())
  const text = readPdf(bytes)
    .pages.flatMap(page => page.lines.map(line => line.text))
    .join('')
  expect(text).toContain('投资指令书')
  expect(text).toContain('远岚·量化对冲1号')
})
