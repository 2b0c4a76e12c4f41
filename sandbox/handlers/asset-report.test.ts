import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { INNER } from '@/contract/codes'
import { LOTTERY_PRIZES } from '@/contract/lottery'
import { openDatabase } from '../store/database'
import { type Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'

let browser: Browser
let dataDir: string

beforeEach(async () => {
  await cleanUp()
  dataDir = path.join(temporaryFolder(), 'data')
  browser = (await startTest({ dataDir })).browser
})
afterAll(cleanUp)

const draw = (requestNo: string = randomUUID()) => browser.call('assetReportLottery', { requestNo })

function query<Row>(sql: string): Row[] {
  const db = openDatabase(path.join(dataDir, 'sandbox.db'))
  try {
    return db.all<Row>(sql)
  } finally {
    db.close()
  }
}

describe('user detail', () => {
  test.each([
    [
      'U1',
      {
        id: '100001',
        telephone: '19900000001',
        birDate: '1968-03-15',
        nameMask: '林*远',
        customerRiskLevel: 'C4',
      },
    ],
    ['U3', { authStatus: '0', customerRiskLevel: '', qualifiedStatus: '0', nameMask: '陈*' }],
    ['U4', { authStatus: '4', idExpireDate: '2026-10-01', birDate: '1960-05-20' }],
    ['U5', { authStatus: '1', nameMask: 'J***H' }],
  ])('%s', async (customer, expected) => {
    await browser.loginAs(customer)
    expect(await browser.call('userDetail')).toMatchObject({ inner: INNER.success, data: expected })
  })
})

describe('entry of the report', () => {
  test.each([
    ['U1', { status: '1', userType: '1', ispartLottery: '0', lotteryIntegral: '0', isDue: '0' }],
    ['U2', { status: '2', userType: '1', ispartLottery: '0', lotteryIntegral: '0', isDue: '1' }],
    ['U3', { status: '1', userType: '0', ispartLottery: '0', lotteryIntegral: '0', isDue: '0' }],
    ['U4', { status: '1', userType: '2', ispartLottery: '0', lotteryIntegral: '0', isDue: '0' }],
    ['U5', { status: '0', userType: '0', ispartLottery: '0', lotteryIntegral: '0', isDue: '0' }],
    ['U6', { status: '1', userType: '1', ispartLottery: '1', lotteryIntegral: '388', isDue: '0' }],
  ])('%s', async (customer, expected) => {
    await browser.loginAs(customer)
    expect((await browser.call('assetReportLotteryInfo')).data).toEqual({ currentYear: '2025', ...expected })
  })
})

describe('pages of the report', () => {
  test('U1 has the full report of the domain contract; the longest holding is the ledger’s', async () => {
    await browser.loginAs('U1')
    expect((await browser.call('userAssetReportInfo')).data).toMatchObject({
      registerDays: 2459,
      registerTime: '2019-04-08',
      firstSubscribeDealAmount: '1000000.00',
      firstAccumulatedIncome: '23650.18',
      longestHoldingProduct: ['远岚·日日盈现金管理'],
      maxAccumulatedIncome: '200000.01',
      maxAmount: '3000000.00',
      accumulatedIncome: '1243190.07',
      contributionValue: '3600',
      positions: [
        { productType: '0', ratio: '44.38' },
        { productType: '1', ratio: '23.69' },
        { productType: '2', ratio: '12.80' },
        { productType: '3', ratio: '8.19' },
        { productType: '4', ratio: '10.94' },
      ],
    })
  })

  test('U3 never held a product: zero amounts, empty lists', async () => {
    await browser.loginAs('U3')
    expect((await browser.call('userAssetReportInfo')).data).toMatchObject({
      userType: '0',
      firstSubscribeDealAmount: '0',
      firstAccumulatedIncome: '0',
      maxAccumulatedIncome: '0',
      maxAmount: '0',
      accumulatedIncome: '0',
      recommendProducts: [],
      longestHoldingProduct: [],
      positions: [],
    })
  })

  test('U4 held before: negative income, no holdings', async () => {
    await browser.loginAs('U4')
    const { data } = await browser.call('userAssetReportInfo')
    expect(data).toMatchObject({ userType: '2', positions: [] })
    expect(data).toMatchObject({
      firstAccumulatedIncome: expect.stringMatching(/^-/),
      accumulatedIncome: expect.stringMatching(/^-/),
    })
  })

  test('products are recommended to qualified investors only', async () => {
    const recommended: Record<string, number> = {}
    for (const customer of ['U1', 'U3', 'U4', 'U6']) {
      await browser.loginAs(customer)
      const { data } = await browser.call('userAssetReportInfo')
      recommended[customer] = (data as { recommendProducts: string[] }).recommendProducts.length
    }
    expect(recommended).toEqual({ U1: 3, U3: 0, U4: 0, U6: 3 })
    // The qualification of U1 ends on 2027-06-30.
    await browser.advance(230 * 86400)
    await browser.loginAs('U1')
    expect((await browser.call('userAssetReportInfo')).data).toMatchObject({ recommendProducts: [] })
  })

  test.each(['U2', 'U5'])('%s has no open report: no pages and no draw', async customer => {
    await browser.loginAs(customer)
    expect(await browser.call('userAssetReportInfo')).toMatchObject({
      inner: INNER.stateConflict,
      msg: '状态已变更，请刷新',
    })
    expect(await draw()).toMatchObject({ inner: INNER.stateConflict })
    expect((await browser.call('assetReportLotteryInfo')).data).toMatchObject({ ispartLottery: '0' })
  })

  test('the share card says nothing about the customer', async () => {
    await browser.loginAs('U1')
    const { data } = await browser.call('assetReportShareInfo')
    expect(data).toEqual({
      title: '2025年度资产报告',
      desc: expect.any(String),
      imgUrl: '/sandbox/assets/share.png',
      link: '/phone/assetsReport/entry?pageShare=1',
      qrUrl: '/phone/assetsReport/entry?pageShare=1',
    })
    expect(JSON.stringify(data)).not.toMatch(/林|远岚|%|元|积分|\d{5}/)
    const picture = await browser.fetch('/sandbox/assets/share.png')
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })
})

describe('the draw', () => {
  test('gives one of the announced prizes, into the ledger and the balance', async () => {
    await browser.loginAs('U1')
    const { data } = await draw()
    const points = Number((data as { lotteryIntegral: string }).lotteryIntegral)
    expect(LOTTERY_PRIZES.map(prize => prize.points)).toContain(points)
    expect((await browser.call('assetReportLotteryInfo')).data).toMatchObject({
      ispartLottery: '1',
      lotteryIntegral: String(points),
    })
    expect((await browser.call('userAssetReportInfo')).data).toMatchObject({
      lotteryIntegral: String(points),
    })
    expect(query("SELECT points FROM customers WHERE key = 'U1'")).toEqual([{ points: 12680 + points }])
    expect(query("SELECT sum(change) AS sum FROM points_ledger WHERE customer_id = '100001'")).toEqual([
      { sum: 12680 + points },
    ])
  })

  test('happens once: another request gets the first result', async () => {
    await browser.loginAs('U1')
    const first = await draw()
    for (let tries = 0; tries < 5; tries++) expect((await draw()).data).toEqual(first.data)
    expect(query("SELECT count(*) AS count FROM lottery_draws WHERE customer_id = '100001'")).toEqual([
      { count: 1 },
    ])
    expect(query("SELECT count(*) AS count FROM points_ledger WHERE customer_id = '100001'")).toEqual([
      { count: 241 },
    ])
  })

  test('twenty draws at once are one draw', async () => {
    await browser.loginAs('U3')
    const requestNo = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => draw(index % 2 ? requestNo : randomUUID())),
    )
    expect(new Set(answers.map(answer => JSON.stringify(answer.data))).size).toBe(1)
    expect(query("SELECT count(*) AS count FROM points_ledger WHERE customer_id = '100003'")).toEqual([
      { count: 1 },
    ])
  })

  test('of U6 took place before', async () => {
    await browser.loginAs('U6')
    expect((await draw()).data).toEqual({ lotteryIntegral: '388' })
    expect(query("SELECT points FROM customers WHERE key = 'U6'")).toEqual([{ points: 45388 }])
  })

  test('the announced chances add up and every ledger fits its balance', () => {
    expect(LOTTERY_PRIZES.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    const wrong = query(
      `SELECT key FROM customers WHERE points <>
         (SELECT coalesce(sum(change), 0) FROM points_ledger WHERE customer_id = customers.id)`,
    )
    expect(wrong).toEqual([])
  })
})
