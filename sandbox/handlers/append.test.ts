import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { APPEND_STATUS } from '@/contract/tables/trust'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'
import { appendOf } from '../testing/trusts'

const DAY = 86_400
const trustId = 'FT1'

let browser: Browser
let stranger: Browser
let cardId: string

beforeEach(async () => {
  await cleanUp()
  const started = await startTest()
  browser = started.browser
  stranger = new Browser(started.sandbox)
  await browser.loginAs('U1')
  cardId = (await dataOf(browser, 'bankCardList', {})).cards[0]?.cardId ?? ''
})
afterAll(cleanUp)

const trust = () => dataOf(browser, 'trustPositionDetail', { trustId })
const detail = (appendId: string) => dataOf(browser, 'appendDetail', { appendId })
const decide = (kind: string, id: string, decision: object = {}) =>
  browser.control('POST', 'office', { kind, id, isPassed: true, ...decision })
const mark = (appendId: string, change: object = {}) =>
  browser.call('appendPayMark', {
    ...{ appendId, payDate: '2026-11-20', voucherFileId: '', requestNo: randomUUID() },
    ...change,
  })
const cancel = (appendId: string) => browser.call('appendCancel', { appendId, requestNo: randomUUID() })

async function applied(change: object = {}): Promise<string> {
  const { data, text } = await appendOf(browser, { cardId, ...change })
  if (!data) throw new Error(text)
  return (data as { appendId: string }).appendId
}

test('money that is approved, sent and found raises the trust’s total, cash, trades and values', async () => {
  const before = await trust()
  const appendId = await applied()
  expect(await detail(appendId)).toMatchObject({
    status: APPEND_STATUS.inReview,
    payAccountNo: '',
    canDeliver: '0',
    canCancel: '1',
    promisedDate: '2026-11-24',
  })
  await decide('append', appendId)
  expect(await detail(appendId)).toMatchObject({
    status: APPEND_STATUS.toPay,
    payAccountName: '远岚信托-林氏家族信托专户',
    payDeadline: '2026-11-27 17:00:00',
    canDeliver: '1',
  })
  expect((await mark(appendId)).inner).toBe(INNER.success)
  await decide('appendArrival', appendId)
  expect(await detail(appendId)).toMatchObject({
    status: APPEND_STATUS.confirmed,
    confirmDate: '2026-11-20',
    canCancel: '0',
    payAccountNo: '',
  })
  const after = await trust()
  expect([before.totalAssets, before.cash]).toEqual(['18652300.00', '1230000.00'])
  expect([after.totalAssets, after.cash, after.assetDate]).toEqual([
    '19252300.00',
    '1830000.00',
    '2026-11-19',
  ])
  expect(after.counts.trades).toBe(before.counts.trades + 1)
  const { list } = await dataOf(browser, 'trustTradeList', { trustId, pageNum: 1, pageSize: 5 })
  expect(list[0]).toMatchObject({ tradeType: '10', confirmAmount: '600000.00', bankName: '招商银行' })
  await browser.advance(21 * DAY)
  await browser.loginAs('U1')
  const values = await dataOf(browser, 'trustNetValueList', { trustId, range: '1m' })
  const totals = values.totalAssetsSeries.map(({ amount }) => Number(amount))
  expect(Math.max(...totals) - Math.min(...totals)).toBeGreaterThan(400_000)
})

test.each([
  [{ amount: '99999.99' }, 'amount', '追加金额不低于10万元'],
  [{ amount: '1e6' }, 'amount', '请输入正确的金额'],
  [{ propertyType: '5', cardId: '', propertyName: '房' }, 'propertyName', '请输入2-40个字的财产名称'],
  [{ propertyType: '' }, 'propertyType', '请选择财产类型'],
  [{ cardId: 'nobody-1' }, 'cardId', '请选择付款账户'],
  [{ cardId: '' }, 'cardId', '请选择付款账户'],
  [{ sourceOfFunds: '8' }, 'sourceOfFunds', '请选择资金来源'],
  [{ fileIds: [] }, 'fileIds', '请上传来源证明'],
  [{ fileIds: ['nobody-1'] }, 'fileIds', '有证明材料已失效，请删除后重新上传'],
  [{ declare: '0' }, 'declare', '请确认财产来源合法'],
])('%j is refused at its field', async (change, field, msg) => {
  const answer = await appendOf(browser, { cardId, ...change })
  expect(answer.inner).toBe(INNER.invalidInput)
  expect(answer.data).toEqual({ errors: [{ field, msg }] })
})

test('property that is no money raises the total alone', async () => {
  const appendId = await applied({ propertyType: '5', cardId: '', propertyName: '某小区房产' })
  await decide('append', appendId)
  expect(await detail(appendId)).toMatchObject({ payAccountNo: '', canDeliver: '1' })
  await mark(appendId)
  await decide('appendArrival', appendId)
  const { cash, totalAssets } = await trust()
  expect(cash).toBe('1230000.00')
  expect(Number(totalAssets)).toBeGreaterThan(19_200_000)
})

test('what was refused is applied for anew with the files it had, once', async () => {
  const appendId = await applied()
  const { files } = await detail(appendId)
  const fileIds = files.map(({ fileId }) => fileId)
  await browser.advance(61)
  expect((await appendOf(browser, { cardId, fromAppendId: appendId, fileIds })).inner).toBe(
    INNER.stateConflict,
  )
  await decide('append', appendId, { isPassed: false, reason: '材料不清晰' })
  expect(await detail(appendId)).toMatchObject({ rejectReason: '材料不清晰', canReapply: '1' })
  await browser.advance(61)
  const again = await applied({ fromAppendId: appendId, fileIds })
  expect((await detail(again)).status).toBe(APPEND_STATUS.inReview)
})

test('what is not there, or is another sum, may be sent again; a day of another time is refused', async () => {
  const appendId = await applied()
  expect((await mark(appendId)).inner).toBe(INNER.stateConflict)
  await decide('append', appendId)
  for (const [payDate, msg] of [
    ['2026-11-21', '日期不能晚于今天'],
    ['2026-11-19', '日期不能早于申请日期'],
  ]) {
    expect((await mark(appendId, { payDate })).data).toEqual({ errors: [{ field: 'payDate', msg }] })
  }
  await mark(appendId)
  await decide('appendArrival', appendId, { amount: '60000.00' })
  expect(await detail(appendId)).toMatchObject({ status: APPEND_STATUS.toPay, payDate: '', canDeliver: '1' })
  await mark(appendId)
  await decide('appendArrival', appendId, { isPassed: false, reason: '未查到该笔款项。' })
  expect((await detail(appendId)).timeline.map(({ remark }) => remark)).toContain('未查到该笔款项。')
  expect((await trust()).cash).toBe('1230000.00')
})

test('it is taken back until it was delivered, and no later', async () => {
  const appendId = await applied()
  await decide('append', appendId)
  await mark(appendId)
  expect((await cancel(appendId)).inner).toBe(INNER.stateConflict)
  await decide('appendArrival', appendId, { isPassed: false, reason: '未查到。' })
  expect((await cancel(appendId)).inner).toBe(INNER.success)
  expect((await cancel(appendId)).inner).toBe(INNER.stateConflict)
})

test('time approves it, and closes what was never delivered', async () => {
  const appendId = await applied()
  await browser.advance(3 * DAY)
  await browser.loginAs('U1')
  expect(await detail(appendId)).toMatchObject({
    status: APPEND_STATUS.toPay,
    payDeadline: '2026-11-30 17:00:00',
  })
  await browser.advance(7 * DAY + 8 * 3600)
  await browser.loginAs('U1')
  expect(await detail(appendId)).toMatchObject({ status: APPEND_STATUS.toPay, canDeliver: '0' })
  expect((await mark(appendId)).msg).toBe('期限已过，请联系理财经理')
  await browser.advance(DAY)
  await browser.loginAs('U1')
  expect((await detail(appendId)).status).toBe(APPEND_STATUS.withdrawn)
})

test('what nobody looked at for a month was closed when its time was over', async () => {
  const appendId = await applied()
  await decide('append', appendId)
  await browser.advance(30 * DAY)
  await browser.loginAs('U1')
  expect((await detail(appendId)).timeline.at(-1)).toMatchObject({
    ...{ name: '逾期关闭', time: '2026-11-30 17:00:00' },
  })
})

test('three may be under way, and no more', async () => {
  await applied()
  await browser.advance(61)
  await applied()
  await browser.advance(61)
  expect((await appendOf(browser, { cardId })).msg).toBe('已有3笔追加委托在办理，办结后可以再申请')
  expect(await dataOf(browser, 'appendPreCheck', { trustId })).toMatchObject({ canAppend: '0' })
})

test('nobody but the principal sees or makes one', async () => {
  await stranger.loginAs('U2')
  expect((await stranger.call('appendPreCheck', { trustId })).inner).toBe(INNER.notOwner)
  expect((await stranger.call('appendDetail', { appendId: 'AP2' })).inner).toBe(INNER.notOwner)
  expect((await stranger.call('appendCancel', { appendId: 'AP2', requestNo: randomUUID() })).inner).toBe(
    INNER.notOwner,
  )
})
