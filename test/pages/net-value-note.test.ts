import { PageStack } from '@test/page-stack'
import type { RouteName } from '@/routes'

const NOTE = '净值以托管行复核为准'

const stack = new PageStack({
  historyNetData: () => import('@/packages/products/net-values/net-values'),
  netWorthInformation: () => import('@/packages/trusts/overview/net-values'),
  assetsDetail: () => import('@/packages/assets/holdings/position'),
  assetsList: () => import('@/packages/assets/holdings/overview'),
  tradingRecord: () => import('@/packages/assets/trades/trades'),
  historyAssets: () => import('@/packages/assets/holdings/history'),
  infoDisclosure: () => import('@/packages/assets/disclosures/disclosures'),
})
afterAll(() => stack.close())

const PAGES: readonly (readonly [RouteName, Record<string, string>, number])[] = [
  ['historyNetData', { productId: 'P05' }, 1],
  ['netWorthInformation', { trustId: 'FT1' }, 1],
  ['assetsDetail', { positionId: 'U1-P05' }, 1],
  // Its net value never moves: there is nothing to draw.
  ['assetsDetail', { positionId: 'U1-P02' }, 0],
  ['assetsList', {}, 0],
  ['tradingRecord', {}, 0],
  ['historyAssets', {}, 0],
  ['infoDisclosure', {}, 0],
]

test.each(PAGES)('%s %j says %d times whose net values count', async (page, params, times) => {
  await stack.open(page, params, 'U1')
  expect(stack.server.calls.filter(({ name }) => name !== 'userDetail')).not.toHaveLength(0)
  expect(stack.text.split(NOTE).length - 1).toBe(times)
})
