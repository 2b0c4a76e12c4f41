/** @jest-environment jsdom */
import { fakeTransport, success } from '@test/transport'
import { until } from '@test/until'
import { RootStore } from '@/stores/root/root-store'
import { TrustPositionsStore } from './trust-positions-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

function setUp(
  principal: number,
  beneficiary: number,
  address?: ConstructorParameters<typeof TrustPositionsStore>[1],
) {
  const roleCounts = { '1': principal, '2': beneficiary }
  const { transport, calls } = fakeTransport({
    trustPositionList: success({
      list: [],
      total: 0,
      pages: 0,
      pageNum: 1,
      pageSize: 20,
      roleCounts,
      classCounts: [],
      totalAssets: '',
    }),
  })
  const store = new TrustPositionsStore(new RootStore(transport), address)
  const roles = () => calls.map(call => (call.body.requestData as { holderRole: string }).holderRole)
  return { store, roles }
}

test('who benefits and holds nothing sees what they benefit from', async () => {
  const { store, roles } = setUp(0, 1)
  void store.positions.reload()
  await until('the other side was asked for', () => roles().length === 2)
  await until('it came', () => store.positions.phase === 'ready')
  expect([roles(), store.positions.filter.holderRole]).toEqual([['1', '2'], '2'])
})

test.each([
  [3, 1],
  [0, 0],
])('with %p held and %p benefits the first side stays', async (principal, beneficiary) => {
  const { store, roles } = setUp(principal, beneficiary)
  await store.positions.reload()
  expect([roles(), store.positions.filter.holderRole]).toEqual([['1'], '1'])
})

test('whoever chose the empty side stays there', async () => {
  const { store } = setUp(0, 1)
  store.choose('1')
  await until('it came', () => store.positions.phase === 'ready')
  await store.refresh()
  expect(store.positions.filter.holderRole).toBe('1')
})

test('another side is shown whole, in the order that was chosen', () => {
  const { store } = setUp(3, 1)
  store.showClass('0')
  store.sortBy('nextDist')
  store.choose('2')
  expect(store.positions.filter).toEqual({ holderRole: '2', positionClass: '', sort: 'nextDist' })
})

test.each([
  [{}, { holderRole: '1', positionClass: '', sort: 'amount' }, {}],
  [
    { holderRole: '2', positionClass: 'trust', sort: 'income' },
    { holderRole: '2', positionClass: 'trust', sort: 'income' },
    { holderRole: '2', positionClass: 'trust', sort: 'income' },
  ],
  // Anybody can write an address.
  [
    { holderRole: '3', positionClass: '99', sort: 'name' },
    { holderRole: '1', positionClass: '', sort: 'amount' },
    {},
  ],
])('of the address %o stands %o, and %o is said again', (address, filter, said) => {
  const { store } = setUp(3, 1, address)
  expect([store.positions.filter, store.address]).toEqual([filter, said])
})

test('whose address says the empty side stays there', async () => {
  const { store, roles } = setUp(0, 1, { holderRole: '1' })
  await store.positions.reload()
  expect([roles(), store.positions.filter.holderRole]).toEqual([['1'], '1'])
})
