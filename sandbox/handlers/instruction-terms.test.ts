import { INNER } from '@/contract/codes'
import { allRows, dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { type Asked, BUY, sendInstruction, TODAY, trustId } from '../testing/instructions'

const paging = { pageNum: 1, pageSize: 50 }
const ACCEPTED = 'IN202611190932470042'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const prepare = () => dataOf(browser, 'instructionPrepare', { trustId })

test('the terms name cash, holdings by class to the cent, limits and the day', async () => {
  const terms = await prepare()
  expect(terms).toMatchObject({
    totalAssets: '18652300.00',
    cash: '1230000.00',
    availableCash: '1030000.00',
    limits: { singlePercent: '30.00', equityPercent: '20.00', cashPercent: '5.00', maxRisk: 'R4' },
    effectiveDate: TODAY,
    cutOffTime: '2026-11-20 15:00:00',
    isLate: '0',
    windowOpen: '1',
    canInstruct: '1',
    reason: '',
  })
  const sum = (assetClass: string) =>
    terms.products
      .filter(product => product.assetClass === assetClass)
      .reduce((total, product) => total + Number(product.value), 0)
  expect([sum('fixed'), sum('plus'), sum('equity')]).toEqual([10_340_000, 4_112_300, 2_970_000])
})

test.each<[string, Asked, string, { field: string; msg: string } | undefined]>([
  [
    'more than the cash',
    { lines: [{ productId: 'P11', amount: '1100000' }] },
    INNER.invalidInput,
    { field: 'lines', msg: '申购金额超过可用资金' },
  ],
  ['no line', { lines: [] }, INNER.invalidInput, { field: 'lines', msg: '请至少选择一只产品' }],
  [
    'a product twice',
    { lines: [...BUY, ...BUY] },
    INNER.invalidInput,
    { field: 'lines', msg: '同一产品不能重复填写' },
  ],
  [
    'too much risk',
    { lines: [{ productId: 'P09', amount: '3000000' }] },
    INNER.invalidInput,
    { field: 'lines.0.productId', msg: '该产品风险等级高于您的风险承受能力，无法购买' },
  ],
  [
    'a product of no pool',
    { lines: [{ productId: 'C05', amount: '3000000' }] },
    INNER.invalidInput,
    { field: 'lines.0.productId', msg: '该产品已移出可投资范围，请删除后重新选择' },
  ],
  [
    'beside the step',
    { lines: [{ productId: 'P11', amount: '150000' }] },
    INNER.invalidInput,
    { field: 'lines.0.amount', msg: '递增金额须为10万元的整数倍' },
  ],
  [
    'too much equity',
    { lines: [{ productId: 'P08', amount: '900000' }] },
    INNER.invalidInput,
    { field: 'lines', msg: '权益类资产将占信托财产的20.02%，不能超过20%' },
  ],
  [
    'more shares than are free',
    { instType: '2', lines: [{ productId: 'P05', shares: '2151392.03' }] },
    INNER.invalidInput,
    { field: 'lines.0.shares', msg: '赎回份额不能超过可用份额' },
  ],
  [
    'a closed product',
    { instType: '2', lines: [{ productId: 'P02', shares: '1' }] },
    INNER.invalidInput,
    { field: 'lines.0.productId', msg: '封闭运作，到期前不能赎回' },
  ],
  [
    'a remark too long',
    { remark: '好'.repeat(201) },
    INNER.invalidInput,
    { field: 'remark', msg: '请输入1-200个字' },
  ],
  ['another day', { effectiveDate: '2026-11-19' }, INNER.stateConflict, undefined],
  ['little cash unasked', { acceptsLowCash: '0' }, INNER.stateConflict, undefined],
  ['no code', { verifyToken: '' }, INNER.verifyTokenMissing, undefined],
])('is refused for %s', async (_name, asked, inner, error) => {
  const answer = await sendInstruction(browser, {}, asked)
  expect(answer.inner).toBe(inner)
  if (error) expect((answer.data as { errors: object[] }).errors).toEqual([error])
  expect(await prepare()).toMatchObject({ availableCash: '1030000.00' })
})

test('lists by status and time; sixty of another trust, which is nobody else’s', async () => {
  const { list, total } = await dataOf(browser, 'instructionList', { trustId, ...paging })
  expect([total, list.map(({ status }) => status)]).toEqual([5, ['1', '2', '3', '6', '4']])
  const of = (more: object) => dataOf(browser, 'instructionList', { trustId, ...more, ...paging })
  expect((await of({ status: '3' })).total).toBe(1)
  expect((await of({ range: '1m' })).total).toBe(3)
  expect((await of({ startDate: '2025-10-01', endDate: '2025-10-31' })).total).toBe(1)
  for (const [name, request] of [
    ['instructionPrepare', { trustId: 'FT3' }],
    ['instructionList', { trustId: 'FT3', ...paging }],
    ['instructionProductList', { trustId: 'FT3', side: 'in', ...paging }],
  ] as const) {
    expect((await browser.call(name, request)).inner).toBe(INNER.notOwner)
  }
  await browser.loginAs('U6')
  expect((await browser.call('instructionDetail', { instId: ACCEPTED })).inner).toBe(INNER.notOwner)
  const all = await allRows(pageNum =>
    dataOf(browser, 'instructionList', { trustId: 'FT3', pageNum, pageSize: 50 }),
  )
  expect(all).toHaveLength(60)
})

test('products of the pool, looked for by name, risk and type, with why one cannot be chosen', async () => {
  const find = (more: object) =>
    dataOf(browser, 'instructionProductList', { trustId, side: 'in', ...paging, ...more })
  const risky = await find({ riskLevel: 'R5' })
  expect(risky.list).toMatchObject([
    { productId: 'P09', selectable: '0', reason: '该产品风险等级高于您的风险承受能力，无法购买' },
  ])
  expect((await find({ keyword: '短债' })).list).toMatchObject([
    { productId: 'P11', selectable: '1', weight: '8.64' },
  ])
  expect((await find({ productType: '2' })).list.map(({ productId }) => productId)).toEqual([
    'C04',
    'P07',
    'P08',
  ])
  const held = await find({ side: 'out' })
  expect(held.list.map(({ productId, selectable }) => productId + selectable)).toEqual(
    expect.arrayContaining(['P020', 'P051', 'P111']),
  )
  expect(held.total).toBe(7)
})
