import { INNER } from '@/contract/codes'
import { PRODUCT_TYPE } from '@/contract/tables/product'
import { isOn } from '@/lib/flag'
import { PRODUCT_TERMS, REPAYMENTS } from '../seed/product-terms'
import { PRODUCTS } from '../seed/products'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'

const OPEN = ['P01', 'P05', 'P06', 'P07', 'P08', 'P11', 'C01', 'C02', 'C03', 'C04', 'C05']

let browser: Browser
beforeAll(async () => {
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const detail = (productId: string) => dataOf(browser, 'productDetail', { productId })

test('a benchmark comes with its note, and the least amount is never below the floor of the rules', () => {
  const floors: Readonly<Record<string, number>> = {
    '1': 300_000,
    '2': 400_000,
    '3': 1_000_000,
    '4': 1_000_000,
  }
  for (const { product_id: id, benchmark } of PRODUCTS) {
    const terms = PRODUCT_TERMS.find(({ product_id }) => product_id === id)
    expect(terms?.benchmark_note === '').toBe(benchmark === '')
    expect(Number(terms?.min_amount)).toBeGreaterThanOrEqual(floors[terms?.invest_type ?? ''] ?? Infinity)
  }
})

test('every product that is held or offered answers, and says whether it is sold', async () => {
  const sold: string[] = []
  for (const { product_id: id } of PRODUCTS.filter(({ product_id }) => !product_id.startsWith('Q'))) {
    const product = await detail(id)
    expect(product.riskTips).toContain('不承诺本金不受损失')
    expect(product.saleReason === '').toBe(isOn(product.onSale))
    if (isOn(product.onSale)) sold.push(id)
  }
  expect(sold.sort()).toEqual([...OPEN].sort())
})

test('a product of fixed income plans its payments to its end', async () => {
  const { list } = await dataOf(browser, 'repaymentPlan', { productId: 'C02' })
  expect(list.map(({ date, type, ratio }) => `${date} ${type} ${ratio}`)).toEqual([
    '2027-06-01 1 1.70',
    '2027-12-01 1 1.70',
    '2028-06-01 1 1.70',
    '2028-06-01 2 100.00',
  ])
  expect(
    REPAYMENTS.every(({ product_id: id }) =>
      PRODUCTS.some(
        product => product.product_id === id && product.product_type === PRODUCT_TYPE.fixedIncome,
      ),
    ),
  ).toBe(true)
})

test('the list has what is offered, what can be bought first, and finds it by name', async () => {
  const list = async (more: object = {}) =>
    (await dataOf(browser, 'productList', { pageNum: 1, pageSize: 50, ...more })).list
  const all = await list()
  expect(
    all
      .filter(({ onSale }) => isOn(onSale))
      .map(({ productId }) => productId)
      .sort(),
  ).toEqual([...OPEN].sort())
  expect(all.findIndex(({ onSale }) => !isOn(onSale))).toBe(OPEN.length)
  expect((await list({ keyword: '稳泰26' })).map(({ productId }) => productId)).toEqual(['C02'])
  expect((await list({ productType: '4', riskLevel: 'R5' })).map(({ productId }) => productId)).toEqual([
    'C05',
  ])
})

test.each([
  ['U3', INNER.realNameRequired],
  ['U2', INNER.investorNotQualified],
])('%s is not shown a private product (%s)', async (customer, code) => {
  const other = await startTest()
  await other.browser.loginAs(customer)
  const ask = { productId: 'C03', pageNum: 1, pageSize: 10, amount: '1000000.00' }
  for (const name of ['productDetail', 'productList', 'repaymentPlan', 'productTermJudge'] as const) {
    expect((await other.browser.call(name, ask)).inner).toBe(code)
  }
  expect((await other.browser.call('netValueList', { productId: 'C03', range: '1y' })).inner).toBe(
    INNER.notOwner,
  )
})

test('net values of what is offered are shown to who may see it, of what is not to nobody', async () => {
  const { list } = await dataOf(browser, 'netValueList', { productId: 'C03', range: '1y' })
  expect(list.at(-1)).toMatchObject({ date: '2026-11-13', netValue: '1.0260' })
  expect((await browser.call('netValueList', { productId: 'Q02', range: '1y' })).inner).toBe(INNER.notOwner)
  expect((await browser.call('productDetail', { productId: 'Q02' })).inner).toBe(INNER.notOwner)
})

test('a term that goes beyond what the test said is told', async () => {
  expect(await dataOf(browser, 'productTermJudge', { productId: 'C01' })).toMatchObject({
    termOk: '1',
    reason: '',
  })
  const { termOk, reason } = await dataOf(browser, 'productTermJudge', { productId: 'C05' })
  expect(reason === '').toBe(isOn(termOk))
})
