/** @jest-environment jsdom */
import { pageOf } from '@test/paging'
import { tradeOf } from '@test/trade'
import { deferred, fakeTransport, flush, inner, success } from '@test/transport'
import type { DistRecord } from '@/contract/trust'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { PrincipalStore } from '../overview/principal-store'
import { RecordsStore } from '../benefits/records-store'
import { trustTrades } from '../trades/trust-trades'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

function recordOf(distId: string, change: Partial<DistRecord> = {}): DistRecord {
  return {
    distId,
    distType: '2',
    conditionType: '05',
    beneNameMask: '林*行',
    amount: '160000.00',
    status: '3',
    applyTime: '2026-08-14 10:00:00',
    payTime: '2026-08-28 10:00:00',
    cardNoMask: '6250********0014',
    rejectReason: '',
    isClaim: '1',
    ...change,
  }
}

type Responders = Parameters<typeof fakeTransport>[0]

function connect(responders: Responders) {
  const { transport, calls } = fakeTransport(responders)
  const asked = (name: string) => calls.filter(call => call.name === name).map(call => call.body.requestData)
  return { root: new RootStore(transport), asked }
}

beforeEach(() => localStorage.clear())

describe('RecordsStore', () => {
  const YEAR_TOTALS = [
    { year: '2026', amount: '160000.00' },
    { year: '2025', amount: '266400.50' },
  ]
  const answer = (records: DistRecord[]) => success({ ...pageOf(records), yearTotals: YEAR_TOTALS })

  test('heads stand at the first record of a year, with the total of the server', async () => {
    const records = [
      recordOf('R1'),
      recordOf('R2', { payTime: '', applyTime: '2026-05-25 09:00:00', status: '4' }),
      recordOf('R3', { payTime: '2025-09-05 10:00:00' }),
      recordOf('R4', { payTime: '', applyTime: '2024-01-05 10:00:00', status: '4' }),
    ]
    const { root } = connect({ beneficiaryRecordList: answer(records) })
    const store = new RecordsStore(root, { trustId: 'FT1' })
    await store.records.reload()
    expect(records.map(record => store.headOf(record))).toEqual(['2026', undefined, '2025', '2024'])
    expect(['2026', '2025', '2024'].map(store.totalOf)).toEqual(['160000.00', '266400.50', undefined])
    expect(store.years.map(({ value }) => value)).toEqual(['', '2026', '2025'])
  })

  test('year and type are sent as chosen, what is not chosen is left out, and clearing asks for everything', async () => {
    const { root, asked } = connect({ beneficiaryRecordList: answer([]) })
    const store = new RecordsStore(root, { trustId: 'FT1' })
    await store.records.reload()
    store.records.narrow({ year: '2025' })
    store.records.narrow({ distType: '2' })
    expect(store.records.isFiltered).toBe(true)
    store.records.clear()
    await flush()
    expect(asked('beneficiaryRecordList')).toEqual([
      { trustId: 'FT1', pageNum: 1, pageSize: 20 },
      { trustId: 'FT1', year: '2025', pageNum: 1, pageSize: 20 },
      { trustId: 'FT1', year: '2025', distType: '2', pageNum: 1, pageSize: 20 },
      { trustId: 'FT1', pageNum: 1, pageSize: 20 },
    ])
    expect(store.records.isFiltered).toBe(false)
  })

  test('the answer of a filter that was changed since is dropped', async () => {
    const held = deferred<HttpAnswer>()
    const answers = [held.promise, Promise.resolve(answer([recordOf('NEW')]))]
    const { root } = connect({ beneficiaryRecordList: () => answers.shift() ?? answer([]) })
    const store = new RecordsStore(root, { trustId: 'FT1' })
    void store.records.reload()
    store.records.narrow({ year: '2026' })
    await flush()
    held.resolve(answer([recordOf('OLD')]))
    await flush()
    expect(store.records.items.map(({ distId }) => distId)).toEqual(['NEW'])
  })
})

describe('PrincipalStore', () => {
  test('refreshing fetches the trust and both lists of this trust anew, five rows each', async () => {
    const { root, asked } = connect({
      appendList: success(pageOf([])),
      distRecordList: success(pageOf([recordOf('A1')])),
    })
    const store = new PrincipalStore(root, 'FT1')
    await store.refresh()
    expect(asked('trustPositionDetail')).toEqual([{ trustId: 'FT1' }])
    expect(asked('appendList')).toEqual([{ trustId: 'FT1', pageNum: 1, pageSize: 5 }])
    expect(asked('distRecordList')).toEqual([{ trustId: 'FT1', pageNum: 1, pageSize: 5 }])
    expect([store.appends.isEmpty, store.applications.items.length]).toEqual([true, 1])
  })

  test('more rows come behind the first ones, and a list that fails leaves the other alone', async () => {
    const { root } = connect({
      appendList: inner('10050001', '状态已变更，请刷新'),
      distRecordList: ({ body }) => {
        const { pageNum } = body.requestData
        const ids = pageNum === 1 ? ['A1', 'A2'] : ['A3']
        return success({
          ...pageOf(ids.map(id => recordOf(id))),
          pageNum: Number(pageNum),
          pages: 2,
          total: 3,
        })
      },
    })
    const store = new PrincipalStore(root, 'FT1')
    await Promise.all([store.appends.reload(), store.applications.reload()])
    expect(store.appends.phase).toBe('error')
    expect(store.applications.hasMore).toBe(true)
    await store.applications.loadMore()
    expect(store.applications.items.map(({ distId }) => distId)).toEqual(['A1', 'A2', 'A3'])
    expect(store.applications.hasMore).toBe(false)
  })
})

test('trades are those of the trust, the next page behind the cursor of the one before', async () => {
  const { root, asked } = connect({
    trustTradeList: ({ body }) =>
      success({
        ...pageOf([tradeOf({ tradeId: body.requestData.cursor ? 'TT1' : 'TT2' })]),
        pages: 2,
        total: 2,
        monthTotals: [],
        nextCursor: body.requestData.cursor ? '' : 'behind-TT2',
      }),
  })
  const store = trustTrades(root, 'FT1')
  await store.trades.reload()
  await store.trades.loadMore()
  store.trades.narrow({ tradeType: '11' })
  await flush()
  expect(asked('trustTradeList')).toEqual([
    { trustId: 'FT1', pageNum: 1, pageSize: 50 },
    { trustId: 'FT1', cursor: 'behind-TT2', pageNum: 2, pageSize: 50 },
    { trustId: 'FT1', tradeType: '11', pageNum: 1, pageSize: 50 },
  ])
})
