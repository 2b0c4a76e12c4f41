import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { Browser, cleanUp, startTest } from '../testing/harness'

const FIRST_PAGE = { pageNum: 1, pageSize: 50 }

let stranger: Browser
let owner: Browser

beforeAll(async () => {
  const { sandbox, browser } = await startTest()
  owner = browser
  stranger = new Browser(sandbox)
  await owner.loginAs('U1')
  await stranger.loginAs('U6')
})
afterAll(cleanUp)

const write = () => ({ verifyToken: 'x'.repeat(32), requestNo: randomUUID() })

// Every endpoint that takes an id, with an id of U1.
const CALLS: readonly (readonly [string, string, (id: string) => object])[] = [
  ['messageDetail', 'M0114', msgId => ({ msgId })],
  ['messageRead', 'M0114', msgId => ({ msgIds: [msgId], requestNo: randomUUID() })],
  ['positionDetail', 'U1-P05', positionId => ({ positionId })],
  ['dividendModeChange', 'U1-P05', positionId => ({ positionId, dividendMode: '1', ...write() })],
  ['historyPositionDetail', 'U1-H01', positionId => ({ positionId })],
  ['incomeDistributionDetail', 'T2026111800113', distId => ({ distId })],
  ['netValueList', 'P02', productId => ({ productId, range: '1m' })],
  ['productDetail', 'P02', productId => ({ productId })],
  ['repaymentPlan', 'P02', productId => ({ productId })],
  ['purchaseCheck', 'P02', productId => ({ productId })],
  ['reserveDetail', 'D2026111110011', reserveId => ({ reserveId })],
  ['reserveCancel', 'D2026111110011', reserveId => ({ reserveId, ...write() })],
  ['donationCertificate', 'D2025090900103', donationId => ({ donationId })],
  ['tradeRecordDetail', 'T2026102700113', tradeId => ({ tradeId })],
  ['tradeCancel', 'T2026111900139', tradeId => ({ tradeId, ...write() })],
  ['identityApplication', 'SM201904100001', authApplyId => ({ authApplyId })],
  ['beneficiaryBankChangeDetail', 'BC2026111200008', applyId => ({ applyId })],
  ['ftApplicationDetail', 'FA4', applyId => ({ applyId })],
  ['ftBeneList', 'FA4', applyId => ({ applyId })],
  ['instructionPrepare', 'FT1', trustId => ({ trustId })],
  ['instructionDetail', 'IN202611190932470042', instId => ({ instId })],
  ['appendPreCheck', 'FT1', trustId => ({ trustId })],
  ['appendDetail', 'AP2', appendId => ({ appendId })],
  ['conditionalDistPlan', 'DP3', planId => ({ planId })],
  ['conditionalDistDetail', 'DR039', distId => ({ distId })],
  ['ftApplicationDetail', 'FA4', applyId => ({ applyId })],
]

describe.each(CALLS)('%s', (name, id, requestOf) => {
  test('refuses an id of somebody else and one of nobody alike', async () => {
    const foreign = await stranger.call(name, requestOf(id))
    expect(foreign).toMatchObject({ inner: INNER.notOwner, msg: '您无权查看该内容' })
    expect(foreign.data).toBeUndefined()
    expect((await stranger.call(name, requestOf('nobody-1'))).text).toBe(foreign.text)
  })

  test('knows the id of its owner', async () => {
    const { inner } = await owner.call(name, requestOf(id))
    expect([INNER.success, INNER.verifyTokenMissing]).toContain(inner)
  })
})

test('an id of another kind is refused too', async () => {
  for (const [name, request] of [
    ['positionDetail', { positionId: 'U1-H01' }],
    ['historyPositionDetail', { positionId: 'U1-P01' }],
    ['incomeDistributionDetail', { distId: 'T2026102700113' }],
  ] as const) {
    expect(await owner.call(name, request)).toMatchObject({ inner: INNER.notOwner })
  }
})

test('a trade of the family trust is no trade of the customer', async () => {
  const list = await owner.call('trustTradeList', { trustId: 'FT1', ...FIRST_PAGE })
  const [first] = (list.data as { list: { tradeId: string }[] }).list
  expect(await owner.call('tradeRecordDetail', { tradeId: first?.tradeId })).toMatchObject({
    inner: INNER.notOwner,
  })
})

test.each([
  ['tradeRecordList', { productId: 'P05' }],
  ['incomeDistributionList', { productId: 'P05' }],
])('%s of a product that is not held is empty', async (name, filter) => {
  expect(await stranger.call(name, { ...filter, pageNum: 1, pageSize: 20 })).toMatchObject({
    inner: INNER.success,
    data: { total: 0, pages: 0, list: [] },
  })
})
