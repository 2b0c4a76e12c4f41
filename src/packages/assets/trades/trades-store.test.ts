/** @jest-environment jsdom */
import { pageOf } from '@test/paging'
import { tradeOf } from '@test/trade'
import { fakeTransport, flush, success } from '@test/transport'
import type { Flow } from '@/contract/trade'
import { RootStore } from '@/stores/root/root-store'
import { TradesStore } from './trades-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const FLOW: Flow = {
  flowId: 'F1',
  date: '2026-10-29 10:00:00',
  type: '赎回',
  amount: '320010.00',
  bankNameMask: '招商银行(0005)',
  remark: '',
}
const OCTOBER = { month: '2026-10', inTotal: '320010.00', outTotal: '0.00', count: 1 }

/** Two pages of trades, the second one behind the cursor of the first. */
function setUp(productId?: string, tab: 'trades' | 'flows' = 'trades') {
  const { transport, calls } = fakeTransport({
    tradeRecordList: ({ body }) => {
      const isFirst = body.requestData.cursor === undefined
      return success({
        ...pageOf([tradeOf({ tradeId: isFirst ? 'T2' : 'T1' })], {
          pageNum: isFirst ? 1 : 2,
          pages: 2,
          total: 2,
        }),
        monthTotals: [OCTOBER],
        nextCursor: isFirst ? 'behind-T2' : '',
      })
    },
    financialRecordList: success({ ...pageOf([FLOW]), monthTotals: [OCTOBER] }),
  })
  const store = new TradesStore(new RootStore(transport), productId, { tab })
  const asked = (name: string) => calls.filter(call => call.name === name).map(call => call.body.requestData)
  return { store, asked }
}

beforeEach(() => localStorage.clear())

test('the last quarter comes first; of one product everything', async () => {
  const all = setUp()
  await all.store.trades.trades.reload()
  expect(all.asked('tradeRecordList')).toEqual([{ range: '3m', pageNum: 1, pageSize: 50 }])
  const ofProduct = setUp('P11')
  await ofProduct.store.trades.trades.reload()
  expect(ofProduct.asked('tradeRecordList')).toEqual([{ productId: 'P11', pageNum: 1, pageSize: 50 }])
})

test('the next page is asked for with the cursor of the one before, and without once it is reloaded', async () => {
  const { store, asked } = setUp()
  const { trades } = store.trades
  await trades.reload()
  await trades.loadMore()
  await trades.reload()
  expect(asked('tradeRecordList').map(({ cursor, pageNum }) => [cursor, pageNum])).toEqual([
    [undefined, 1],
    ['behind-T2', 2],
    [undefined, 1],
  ])
})

test('both pages stand under the one head of their month', async () => {
  const { store } = setUp()
  await store.trades.trades.reload()
  await store.trades.trades.loadMore()
  expect(store.trades.entries.map(entry => entry.key)).toEqual(['month-2026-10', 'T2', 'T1'])
})

test('a narrower filter keeps what was chosen before; clearing it shows everything', async () => {
  const { store, asked } = setUp()
  store.trades.trades.narrow({ tradeType: '03' })
  await flush()
  store.trades.trades.clear()
  await flush()
  expect(asked('tradeRecordList').map(({ tradeType, range }) => [tradeType, range])).toEqual([
    ['03', '3m'],
    [undefined, undefined],
  ])
})

test('flows have a period of their own and the totals of the server', async () => {
  const { store, asked } = setUp(undefined, 'flows')
  expect(store.tab).toBe('flows')
  await store.flows.reload()
  await store.flows.applyFilter({ range: '', startDate: '2026-10-01', endDate: '2026-10-31' })
  expect(asked('financialRecordList')).toEqual([
    { range: '3m', pageNum: 1, pageSize: 50 },
    { startDate: '2026-10-01', endDate: '2026-10-31', pageNum: 1, pageSize: 50 },
  ])
  expect(store.flowEntries[0]).toMatchObject({ kind: 'month', month: '2026-10', total: OCTOBER })
  store.show('trades')
  expect(store.tab).toBe('trades')
})
