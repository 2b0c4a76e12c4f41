import { INNER } from '@/contract/codes'
import type { NetValueSeries } from '@/contract/product'
import { cleanUp, startTest, type Browser } from '../testing/harness'

let browser: Browser
beforeAll(async () => {
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

async function series(request: object): Promise<NetValueSeries & { productName: string }> {
  const answer = await browser.call('netValueList', request)
  expect(answer.inner).toBe(INNER.success)
  return answer.data as NetValueSeries & { productName: string }
}

test('a year of P05 with its benchmark', async () => {
  const { productName, list, ...figures } = await series({ productId: 'P05', range: '1y' })
  expect([productName, figures]).toEqual(['远岚·双利增强3号', { maxDrawdown: '0.81', periodReturn: '4.21' }])
  expect(list[0]).toMatchObject({ date: '2025-11-19', netValue: '1.0202', benchmarkValue: '1.0202' })
  expect(list[list.length - 1]).toEqual({
    date: '2026-11-19',
    netValue: '1.0632',
    accNetValue: '1.0742',
    dayChange: '-0.02',
    benchmarkValue: '1.0615',
  })
})

test.each([
  ['P01', '1m', '1.0000'],
  ['P02', '3m', '1.0000'],
  ['P11', '6m', '1.0681'],
  ['H06', 'all', '1.0310'],
])('%s ends its %s at %s', async (productId, range, netValue) => {
  const { list } = await series({ productId, range })
  expect(list[list.length - 1]?.netValue).toBe(netValue)
})

test('a product that has ended has no values behind its end', async () => {
  const { list } = await series({ productId: 'P03', range: 'all' })
  expect([list[0]?.date, list[list.length - 1]?.date]).toEqual(['2025-05-16', '2026-11-18'])
})

test('days are inclusive, and checked', async () => {
  const days = { productId: 'P08', startDate: '2026-11-16', endDate: '2026-11-18' }
  expect((await series(days)).list.map(({ date }) => date)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
  ])
  expect(await browser.call('netValueList', { ...days, endDate: '2026-11-15' })).toMatchObject({
    inner: INNER.invalidInput,
    data: { errors: [{ field: 'endDate', msg: '结束日期不能早于开始日期' }] },
  })
})
