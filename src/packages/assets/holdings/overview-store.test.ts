/** @jest-environment jsdom */
import { pageOf } from '@test/paging'
import { overviewOf, positionRowOf } from '@test/position'
import { deferred, fakeTransport, flush, http, success } from '@test/transport'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { OverviewStore } from './overview-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const PAGE = success(pageOf([positionRowOf()]))

function setUp(positions: readonly (HttpAnswer | Promise<HttpAnswer>)[] = []) {
  const answers = [...positions]
  const { transport, calls } = fakeTransport({
    assetOverview: success(overviewOf()),
    positionList: () => answers.shift() ?? PAGE,
  })
  const store = new OverviewStore(new RootStore(transport))
  const asked = (name: string) => calls.filter(call => call.name === name).map(call => call.body.requestData)
  return { store, asked }
}

beforeEach(() => localStorage.clear())

test('it begins as settlor, with every type, the largest first', async () => {
  const { store, asked } = setUp()
  await store.refresh()
  expect(asked('assetOverview')).toEqual([{ holderRole: '1' }])
  expect(asked('positionList')).toEqual([{ holderRole: '1', sort: 'marketValue', pageNum: 1, pageSize: 20 }])
  expect(store.positions.items).toHaveLength(1)
})

test('another role has other figures, other positions, and every type again', async () => {
  const { store, asked } = setUp()
  await store.refresh()
  store.showType('1')
  await flush()
  store.viewAs('2')
  await flush()
  expect(asked('assetOverview')[1]).toEqual({ holderRole: '2' })
  expect(asked('positionList')[2]).toEqual({
    holderRole: '2',
    sort: 'marketValue',
    pageNum: 1,
    pageSize: 20,
  })
})

test('type and order are asked of the server and go together', async () => {
  const { store, asked } = setUp()
  store.showType('1')
  await flush()
  store.sortBy('maturity')
  await flush()
  expect(asked('positionList').map(({ productType, sort }) => [productType, sort])).toEqual([
    ['1', 'marketValue'],
    ['1', 'maturity'],
  ])
})

test('while it is fetched anew, figures and positions stay', async () => {
  const held = deferred<HttpAnswer>()
  const { store } = setUp([PAGE, held.promise])
  await store.refresh()
  const refreshed = store.refresh()
  await flush()
  expect(store.positions.phase).toBe('loading')
  expect([store.positions.items.length, store.overview.data?.totalAsset]).toEqual([1, '1998816.00'])
  held.resolve(success(pageOf([positionRowOf(), positionRowOf({ positionId: 'U1-P06' })])))
  await refreshed
  expect(store.positions.items).toHaveLength(2)
})

test('positions that do not come leave the figures alone', async () => {
  const { store } = setUp([http(500)])
  await store.refresh()
  expect([store.positions.phase, store.overview.state.kind]).toEqual(['error', 'ready'])
})
