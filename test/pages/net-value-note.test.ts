import { PageStack } from '@test/page-stack'
import type { RouteName } from '@/routes'

const NOTE = '净值以托管行复核为准'

const stack = new PageStack({
  'products/net-values': () => import('@/packages/products/net-values/net-values'),
  'trusts/net-values': () => import('@/packages/trusts/overview/net-values'),
  'assets/position': () => import('@/packages/assets/holdings/position'),
  'assets/overview': () => import('@/packages/assets/holdings/overview'),
  'assets/trades': () => import('@/packages/assets/trades/trades'),
  'assets/history': () => import('@/packages/assets/holdings/history'),
  'assets/disclosures': () => import('@/packages/assets/disclosures/disclosures'),
})
afterAll(() => stack.close())

const PAGES: readonly (readonly [RouteName, Record<string, string>, number])[] = [
  ['products/net-values', { productId: 'P05' }, 1],
  ['trusts/net-values', { trustId: 'FT1' }, 1],
  ['assets/position', { positionId: 'U1-P05' }, 1],
  // Its net value never moves: there is nothing to draw.
  ['assets/position', { positionId: 'U1-P02' }, 0],
  ['assets/overview', {}, 0],
  ['assets/trades', {}, 0],
  ['assets/history', {}, 0],
  ['assets/disclosures', {}, 0],
]

test.each(PAGES)('%s %j says %d times whose net values count', async (page, params, times) => {
  await stack.open(page, params, 'U1')
  expect(stack.server.calls.filter(({ name }) => name !== 'userDetail')).not.toHaveLength(0)
  expect(stack.text.split(NOTE).length - 1).toBe(times)
})
