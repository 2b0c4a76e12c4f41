import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import type { Timeline } from '@/contract/timeline'
import type { Flow, MonthTotal, Trade } from '@/contract/trade'
import { cleanUp, startTest, type Browser } from '../testing/harness'
import { verifyTokenOf } from '../testing/verified'

let browser: Browser
beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

/** 份额转换 of P08, applied for after the cut-off of the day before. */
const CONVERSION = 'T2026111900126'
const REDEMPTION_OF_P11 = 'T2026111900139'
const REDEMPTION_OF_P07 = 'T2026111700113'

type Detail = Trade & {
  timeline: Timeline
  canCancel: string
  cancelReason: string
  cancelDeadline: string
  expectedArriveDate: string
}
const detail = async (tradeId: string) =>
  (await browser.call('tradeRecordDetail', { tradeId })).data as Detail
const course = ({ timeline }: Detail) =>
  timeline.map(step => [step.name, step.time, step.remark, step.isDone].filter(Boolean).join(' '))

describe('tradeRecordList', () => {
  test('shows the newest trades with the totals of their months', async () => {
    const { data } = await browser.call('tradeRecordList', { range: '3m', pageNum: 1, pageSize: 5 })
    expect(data).toMatchObject({ total: 14, pages: 3, pageNum: 1 })
    const { list, nextCursor } = data as { list: Trade[]; nextCursor: string }
    expect(list[0]).toMatchObject({
      productName: '远岚·稳泰25号',
      tradeType: '01',
      tradeStatus: '1',
      applyAmount: '500000.00',
      direction: 'out',
      remark: '冷静期至 2026-11-21 09:30',
    })
    const next = await browser.call('tradeRecordList', {
      range: '3m',
      cursor: nextCursor,
      pageNum: 2,
      pageSize: 5,
    })
    const behind = (next.data as { list: Trade[] }).list
    expect(behind).toHaveLength(5)
    expect(behind.filter(row => list.some(({ tradeId }) => tradeId === row.tradeId))).toEqual([])
  })

  test('of a new customer is empty', async () => {
    await browser.loginAs('U3')
    expect((await browser.call('tradeRecordList', { pageNum: 1, pageSize: 20 })).data).toEqual({
      total: 0,
      pages: 0,
      pageNum: 1,
      list: [],
      monthTotals: [],
      nextCursor: '',
    })
  })

  test('names the wrong field of a period', async () => {
    const filter = { startDate: '2026-11-02', endDate: '2026-11-01', pageNum: 1, pageSize: 20 }
    expect(await browser.call('tradeRecordList', filter)).toMatchObject({
      inner: INNER.invalidInput,
      data: { errors: [{ field: 'endDate', msg: '结束日期不能早于开始日期' }] },
    })
  })
})

describe('tradeRecordDetail', () => {
  test('of a redemption that has arrived', async () => {
    const found = await detail('T2026102700113')
    expect(found).toMatchObject({
      applyShares: '300000.00',
      confirmNav: '1.0667',
      confirmAmount: '320010.00',
      confirmDate: '2026-10-28',
      arriveDate: '2026-10-29',
      expectedArriveDate: '2026-10-29',
      canCancel: '0',
      cancelReason: '交易已完成，不能撤销',
      cancelDeadline: '',
    })
    expect(course(found)).toEqual([
      '提交申请 2026-10-27 10:12:31 1',
      '确认 2026-10-28 1',
      '资金到账 2026-10-29 1',
    ])
  })

  test.each([
    ['T2026111900139', ['提交申请 2026-11-19 16:05:27 1', '确认 0', '资金到账 预计 2026-11-25 到账 0']],
    [
      'T2026101400113',
      ['提交申请 2026-10-14 10:44:28 1', '确认失败 2026-10-15 付款账户余额不足，扣款未成功 1'],
    ],
    ['T2025090900113', ['提交申请 2025-09-09 10:03:21 1', '已撤销 2025-09-09 13:40:08 1']],
    ['T2026111800113', ['生成 2026-11-18 10:00:00 1', '确认 2026-11-18 1', '资金到账 2026-11-18 1']],
    [
      'T2025090100113',
      [
        '提交申请 2025-09-01 13:55:48 1',
        '部分确认 2025-09-02 巨额赎回，按比例部分确认 1',
        '资金到账 2025-09-03 1',
      ],
    ],
  ])('the course of %s', async (tradeId, steps) => {
    expect(course(await detail(tradeId))).toEqual(steps)
  })
})

describe('tradeCancel', () => {
  const cancel = async (tradeId: string, requestNo: string = randomUUID()) =>
    browser.call('tradeCancel', {
      tradeId,
      verifyToken: await verifyTokenOf(browser, 'U1', 'tradeCancel', tradeId),
      requestNo,
    })
  const frozen = async () =>
    ((await browser.call('positionDetail', { positionId: 'U1-P11' })).data as { frozenShares: string })
      .frozenShares

  test('takes a trade back, and its shares are free again', async () => {
    expect(await detail(REDEMPTION_OF_P11)).toMatchObject({
      canCancel: '1',
      cancelDeadline: '2026-11-20 15:00:00',
    })
    expect(await frozen()).toBe('50000.00')
    expect(await cancel(REDEMPTION_OF_P11)).toMatchObject({
      inner: INNER.success,
      data: { tradeStatus: '5' },
    })
    const found = await detail(REDEMPTION_OF_P11)
    expect([found.tradeStatus, found.canCancel, found.cancelReason]).toEqual(['5', '0', '交易已撤销'])
    expect(course(found)[1]).toMatch(/^已撤销 2026-11-20 10:00:\d\d 1$/)
    expect(await frozen()).toBe('0.00')
  })

  test('repeated with the same number answers the same', async () => {
    const request = {
      tradeId: CONVERSION,
      verifyToken: await verifyTokenOf(browser, 'U1', 'tradeCancel', CONVERSION),
      requestNo: randomUUID(),
    }
    const answer = await browser.call('tradeCancel', request)
    expect(answer.inner).toBe(INNER.success)
    expect(await browser.call('tradeCancel', request)).toEqual(answer)
    expect(await browser.call('tradeCancel', { ...request, requestNo: randomUUID() })).toMatchObject({
      inner: INNER.stateConflict,
    })
  })

  test('ends at 15:00:00 sharp', async () => {
    const now = async () => (await browser.control<{ now: string }>('GET', 'status')).now
    const until = Date.parse('2026-11-20T15:00:00+08:00')
    await browser.advance((until - Date.parse(await now())) / 1000 - 30)
    await browser.loginAs('U1')
    expect(await detail(REDEMPTION_OF_P11)).toMatchObject({ canCancel: '1' })
    await browser.advance(30)
    expect(await cancel(REDEMPTION_OF_P11)).toMatchObject({ inner: INNER.stateConflict })
  })

  test('ends at 15:00 of the trade day, which may be an open day to come', async () => {
    await browser.advance(5 * 3600 + 1)
    await browser.loginAs('U1')
    expect(await cancel(REDEMPTION_OF_P11)).toMatchObject({
      inner: INNER.stateConflict,
      msg: '交易确认中，不能撤销',
    })
    expect(await detail(REDEMPTION_OF_P07)).toMatchObject({
      canCancel: '1',
      cancelDeadline: '2026-12-01 15:00:00',
    })
  })
})

describe('financialRecordList', () => {
  test('holds settled movements of money alone, signed as the account sees them', async () => {
    const { data } = await browser.call('financialRecordList', { range: '3m', pageNum: 1, pageSize: 20 })
    const { list, monthTotals } = data as { list: Flow[]; monthTotals: MonthTotal[] }
    expect(list.map(row => [row.date.slice(0, 10), row.type, row.amount])).toEqual([
      ['2026-11-18', '04', '24200.00'],
      ['2026-11-09', '03', '106312.33'],
      ['2026-10-27', '03', '320010.00'],
      ['2026-09-30', '04', '81300.00'],
      ['2026-09-15', '09', '-12600.00'],
    ])
    expect(monthTotals.map(({ month, count }) => [month, count])).toEqual([
      ['2026-11', 2],
      ['2026-10', 1],
      ['2026-09', 2],
    ])
    expect(list[0]).toMatchObject({ bankNameMask: '招商银行(0005)', remark: '收益分配 远岚·稳泰21号' })
  })

  test('pages without repeating a row', async () => {
    const ids: string[] = []
    for (let pageNum = 1; pageNum <= 5; pageNum++) {
      const { data } = await browser.call('financialRecordList', { pageNum, pageSize: 50 })
      ids.push(...(data as { list: Flow[] }).list.map(row => row.flowId))
    }
    expect(ids.length).toBeGreaterThan(150)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('beneficiaryBankChangeDetail', () => {
  test.each([
    ['BC2026111200008', '0', ['提交申请', '审核', '生效'], ['1', '0', '0']],
    ['BC2023060900017', '1', ['提交申请', '审核', '生效'], ['1', '1', '1']],
    ['BC2025101300031', '2', ['提交申请', '审核未通过'], ['1', '1']],
  ])('%s has the status %s', async (applyId, status, names, done) => {
    const { data } = await browser.call('beneficiaryBankChangeDetail', { applyId })
    expect(data).toMatchObject({ applyId, status, trustName: '林氏家族信托' })
    const { timeline } = data as { timeline: Timeline }
    expect(timeline.map(step => step.name)).toEqual(names)
    expect(timeline.map(step => step.isDone)).toEqual(done)
  })
})
