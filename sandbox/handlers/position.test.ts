import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import type { AssetOverview, PositionRow } from '@/contract/position'
import { Browser, cleanUp, startTest } from '../testing/harness'
import { verifyTokenOf } from '../testing/verified'

let browser: Browser
let sandbox: Awaited<ReturnType<typeof startTest>>['sandbox']

beforeAll(async () => {
  ;({ browser, sandbox } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

async function as(customer: string): Promise<Browser> {
  const other = new Browser(sandbox)
  await other.loginAs(customer)
  return other
}

async function list(
  by: Browser,
  request: object,
): Promise<{ total: number; pages: number; list: PositionRow[] }> {
  const answer = await by.call('positionList', { sort: 'marketValue', pageNum: 1, pageSize: 50, ...request })
  expect(answer.inner).toBe(INNER.success)
  return answer.data as { total: number; pages: number; list: PositionRow[] }
}

describe('assetOverview', () => {
  test('values what the customer holds', async () => {
    expect(await browser.call('assetOverview')).toMatchObject({
      inner: INNER.success,
      data: {
        totalAsset: '14645525.57',
        yesterdayIncome: '6218.40',
        familyTrustTotal: '18652300.00',
        holderRoles: ['1', '2'],
      },
    })
  })

  test('of a new customer is empty', async () => {
    expect((await (await as('U3')).call('assetOverview')).data).toEqual({
      totalAsset: '0.00',
      assetDate: '',
      yesterdayIncome: '',
      yearIncome: '',
      holdIncome: '0.00',
      accumulatedIncome: '0.00',
      pendingAmount: '0.00',
      familyTrustTotal: '',
      typeSummary: [],
      positionCount: 0,
      historyCount: 0,
      holderRoles: [],
    })
  })

  test('of a beneficiary alone has no products', async () => {
    const other = await as('U2')
    expect((await other.call('assetOverview', { holderRole: '2' })).data).toMatchObject({
      totalAsset: '0.00',
      positionCount: 0,
      holderRoles: ['2'],
    })
  })

  test('of the beneficiary view has neither history nor trusts', async () => {
    const data = (await browser.call('assetOverview', { holderRole: '2' })).data as AssetOverview
    expect([data.totalAsset, data.historyCount, data.familyTrustTotal]).toEqual(['0.00', 0, ''])
  })
})

describe('positionList', () => {
  test.each([
    ['marketValue', ['P02', 'P03', 'P05', 'P04', 'P01', 'P09', 'P08', 'P06', 'P07', 'P11', 'P10', 'P12']],
    ['income', ['P08', 'P09', 'P05', 'P11', 'P06', 'P10', 'P07', 'P12', 'P04', 'P03', 'P02', 'P01']],
    ['maturity', ['P03', 'P02', 'P04', 'P12', 'P09', 'P10', 'P11', 'P08', 'P07', 'P06', 'P05', 'P01']],
  ])('sorted by %s, unknown values last', async (sort, ids) => {
    expect((await list(browser, { sort })).list.map(row => row.productId)).toEqual(ids)
  })

  test.each([
    [{ productType: '1' }, 3],
    [{ productType: '9' }, 0],
    [{ holderRole: '1' }, 12],
    [{ holderRole: '2' }, 0],
  ])('%j finds %i', async (filter, total) => {
    expect((await list(browser, filter)).total).toBe(total)
  })

  test('pages hold every position once', async () => {
    const other = await as('U6')
    const ids: string[] = []
    for (let pageNum = 1; pageNum <= 6; pageNum++) {
      const page = await list(other, { pageNum, pageSize: 7 })
      expect(page).toMatchObject({ total: 40, pages: 6 })
      ids.push(...page.list.map(row => row.positionId))
    }
    expect(new Set(ids).size).toBe(40)
    expect((await list(other, { pageNum: 7, pageSize: 7 })).list).toEqual([])
  })
})

describe('positionDetail', () => {
  const detail = async (positionId: string, by = browser) =>
    (await by.call('positionDetail', { positionId })).data as Record<string, unknown>

  test('of P05 is the one of the design', async () => {
    expect(await detail('U1-P05')).toMatchObject({
      marketValue: '1998816.00',
      yesterdayIncome: '-376.00',
      shares: '1880000.00',
      availableShares: '1880000.00',
      costAmount: '1880000.00',
      benchmark: '4.05%',
      valueDate: '2024-01-02',
      nextOpenDay: '2026-12-15',
      remainDays: -1,
      dividendMode: '0',
      bankNameMask: '招商银行(0005)',
      tradeCount: 8,
      canRedeem: '0',
      redeemReason: '赎回将于 2026-12-15 开放日办理',
      canAppend: '1',
      appendReason: '',
      canChangeDividend: '1',
    })
    const { recentTrades } = (await detail('U1-P05')) as { recentTrades: { applyTime: string }[] }
    expect(recentTrades.map(trade => trade.applyTime.slice(0, 10))).toEqual([
      '2026-10-14',
      '2025-12-22',
      '2025-06-16',
    ])
  })

  test.each([
    [
      'U1-P01',
      { canRedeem: '1', yesterdayIncome: '78.14', sevenDayYield: '2.41', tenThousandIncome: '0.6512' },
    ],
    ['U1-P02', { canRedeem: '0', redeemReason: '产品封闭运作，将于 2026-12-18 到期兑付', remainDays: 28 }],
    ['U1-P03', { canAppend: '0', appendReason: '产品已到期，不能追加', remainDays: 0, nextDistDate: '' }],
    ['U1-P07', { canRedeem: '0', redeemReason: '赎回将于 2026-12-01 开放日办理', frozenShares: '100000.00' }],
    [
      'U1-P09',
      { canAppend: '0', appendReason: '产品风险等级高于您的风险承受能力，暂不能追加', yesterdayIncome: '' },
    ],
    [
      'U1-P12',
      {
        positionStatus: '4',
        pendingAmount: '500000.00',
        coolingEndTime: '2026-11-21 09:30:00',
        holdIncome: '',
        canRedeem: '0',
        canDownloadCert: '0',
        canChangeDividend: '0',
      },
    ],
  ])('of %s', async (positionId, expected) => {
    expect(await detail(positionId)).toMatchObject(expected)
  })

  test('an expired identity card stops appending and certificates, not redeeming', async () => {
    expect(await detail('U4-P01', await as('U4'))).toMatchObject({
      canRedeem: '1',
      canAppend: '0',
      appendReason: '您的证件已过期，请更新证件后办理',
      appendGate: 'ID',
      canDownloadCert: '0',
    })
  })
})

describe('dividendModeChange', () => {
  const change = (positionId: string, verifyToken: string, requestNo: string = randomUUID()) =>
    browser.call('dividendModeChange', { positionId, dividendMode: '1', verifyToken, requestNo })
  const modeOf = async (positionId: string) =>
    ((await browser.call('positionDetail', { positionId })).data as { dividendMode: string }).dividendMode

  test('is refused for products that always pay in cash, with the reason', async () => {
    expect(await change('U1-P02', 'x'.repeat(20))).toMatchObject({
      inner: INNER.stateConflict,
      msg: '固定收益类产品按合同约定以现金分配收益',
    })
  })

  test('needs a token, and repeated it answers the same without another', async () => {
    expect(await change('U1-P05', 'x'.repeat(20))).toMatchObject({ inner: INNER.verifyTokenMissing })
    expect(await modeOf('U1-P05')).toBe('0')
    const requestNo = randomUUID()
    const token = await verifyTokenOf(browser, 'U1', 'dividendMode', 'U1-P05')
    const first = await change('U1-P05', token, requestNo)
    expect(first).toMatchObject({ inner: INNER.success, data: { dividendMode: '1' } })
    expect(await change('U1-P05', token, requestNo)).toEqual(first)
    expect(await modeOf('U1-P05')).toBe('1')
  })
})

describe('the next day', () => {
  test('brings new figures, and the weekend none', async () => {
    const started = await startTest()
    await started.browser.loginAs('U1')
    const overview = async () => (await started.browser.call('assetOverview')).data as AssetOverview
    const friday = await overview()
    await started.browser.control('POST', 'clock', { advanceSeconds: 86_400 })
    await started.browser.loginAs('U1')
    const saturday = await overview()
    expect([friday.assetDate, saturday.assetDate]).toEqual(['2026-11-19', '2026-11-20'])
    expect(saturday.totalAsset).not.toBe(friday.totalAsset)
    expect(saturday.yesterdayIncome).not.toBe(friday.yesterdayIncome)
    await started.browser.control('POST', 'clock', { advanceSeconds: 86_400 })
    await started.browser.loginAs('U1')
    expect(await overview()).toEqual(saturday)
    await started.stop()
  })
})
