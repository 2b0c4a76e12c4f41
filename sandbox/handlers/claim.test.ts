import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { INNER } from '@/contract/codes'
import { DIST_FREQUENCY, DIST_STATUS } from '@/contract/tables/trust'
import { payBenefits } from '../claims/pay-job'
import { instantOf } from '../clock'
import { dataOf } from '../testing/answers'
import { type Db, openDatabase } from '../store/database'
import { Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'
import { claimOf } from '../testing/trusts'

const DAY = 86_400
const trustId = 'FT1'
const page = { pageNum: 1, pageSize: 20 }

let browser: Browser
let guardian: Browser
let db: Db

beforeEach(async () => {
  await cleanUp()
  const dataDir = path.join(temporaryFolder(), 'data')
  const started = await startTest({ dataDir })
  db = openDatabase(path.join(dataDir, 'sandbox.db'))
  browser = started.browser
  guardian = new Browser(started.sandbox)
  await browser.loginAs('U1')
  await guardian.loginAs('U2')
})
afterEach(() => db.close())
afterAll(cleanUp)

const plansOf = async (who: Browser) =>
  (await dataOf(who, 'conditionalDistList', { trustId, ...page })).list.map(
    ({ distId, cap, canClaim, claimStatus }) => [distId, cap, canClaim, claimStatus],
  )
const detail = (who: Browser, distId: string) => dataOf(who, 'conditionalDistDetail', { distId })
const decide = (id: string, decision: object = {}) =>
  browser.control('POST', 'office', { kind: 'claim', id, isPassed: true, ...decision })
const cancel = (who: Browser, distId: string, reason = '暂不需要') =>
  who.call('distCancel', { distId, reason, requestNo: randomUUID() })
const trust = () => dataOf(browser, 'trustPositionDetail', { trustId })

/** The claim that is under way, or was rejected, under a plan. */
const claimIdOf = async (planId: string) => (await dataOf(browser, 'conditionalDistPlan', { planId })).claimId
async function submitted(who: Browser, customer: 'U1' | 'U2', planId: string, change: object = {}) {
  const { data, text } = await claimOf(who, customer, planId, change)
  if (!data) throw new Error(text)
  return (data as { distId: string }).distId
}

test('the principal sees every plan, a guardian those of the minor alone, a stranger none', async () => {
  expect(await plansOf(browser)).toEqual([
    ['DP3', '0.00', '0', DIST_STATUS.inReview],
    ['DP4', '0.00', '0', ''],
    ['DP5', '100000.00', '1', DIST_STATUS.rejected],
  ])
  expect(await plansOf(guardian)).toEqual([['DP5', '100000.00', '1', DIST_STATUS.rejected]])
  await guardian.loginAs('U6')
  expect((await guardian.call('conditionalDistList', { trustId, ...page })).inner).toBe(INNER.notOwner)
  expect((await guardian.call('conditionalDistPlan', { planId: 'DP5' })).inner).toBe(INNER.notOwner)
})

test('a guardian cannot see, claim under or cancel what concerns somebody else (E29)', async () => {
  const pending = await claimIdOf('DP3')
  expect((await guardian.call('conditionalDistDetail', { distId: pending })).inner).toBe(INNER.notOwner)
  expect((await cancel(guardian, pending)).inner).toBe(INNER.notOwner)
  expect((await claimOf(guardian, 'U2', 'DP3')).inner).toBe(INNER.notOwner)
})

test('who may only look cannot cancel', async () => {
  const pending = await claimIdOf('DP3')
  db.run("UPDATE trusts SET rights = 'view' WHERE id = ?", trustId)
  expect((await browser.call('conditionalDistDetail', { distId: pending })).inner).toBe(INNER.success)
  expect((await cancel(browser, pending)).inner).toBe(INNER.notOwner)
})

test('a guardian of who has come of age is one no more', async () => {
  // B4 is born on 2010-05-20.
  await browser.advance(300 * DAY)
  await browser.advance(247 * DAY)
  await guardian.loginAs('U2')
  expect((await guardian.call('conditionalDistList', { trustId, ...page })).inner).toBe(INNER.notOwner)
})

test('a rejected claim is supplemented, approved, and paid on the next working day out of the cash', async () => {
  const rejected = await claimIdOf('DP5')
  const distId = await submitted(guardian, 'U2', 'DP5', { distId: rejected, amount: '42600' })
  expect(distId).toBe(rejected)
  expect(await detail(guardian, distId)).toMatchObject({ status: DIST_STATUS.inReview, applicant: '监护人' })
  await decide(distId)
  await browser.advance(3 * DAY)
  await browser.loginAs('U1')
  await guardian.loginAs('U2')
  expect(await detail(guardian, distId)).toMatchObject({
    status: DIST_STATUS.paid,
    payTime: '2026-11-23 10:00:00',
    cardNoMask: '6250********0014',
  })
  const { list } = await dataOf(browser, 'trustTradeList', { trustId, ...page })
  expect(list[0]).toMatchObject({ tradeType: '11', confirmAmount: '42600.00' })
  // 100,000 a year: what is paid is gone until the next.
  expect((await dataOf(guardian, 'conditionalDistPlan', { planId: 'DP5' })).cap).toBe('57400.00')
})

test.each([
  [{ amount: '100000.01' }, 'amount', '申请金额不能超过可申请的100,000.00元'],
  [{ amount: '0' }, 'amount', '请填写正确的分配金额'],
  [{ expectDate: '2026-11-20' }, 'expectDate', '期望支付日期不能早于明天'],
  [{ remark: '字'.repeat(201) }, 'remark', '请输入200字以内的说明'],
  [{ fileIds: [] }, 'fileIds', '请上传证明材料'],
  [{ fileIds: ['nobody-1'] }, 'fileIds', '有证明材料已失效，请删除后重新上传'],
])('%j is refused at its field', async (change, field, msg) => {
  const answer = await claimOf(guardian, 'U2', 'DP5', change)
  expect(answer.data).toEqual({ errors: [{ field, msg }] })
})

test('one is under way at a time; cancelled, the plan gives anew; decided, it cannot be taken back', async () => {
  expect((await claimOf(browser, 'U1', 'DP3', { amount: '1' })).msg).toBe(
    '已有一笔申请在办理，办结后可以再申请',
  )
  const pending = await claimIdOf('DP3')
  expect((await cancel(browser, pending, '')).inner).toBe(INNER.invalidInput)
  expect((await cancel(browser, pending)).inner).toBe(INNER.success)
  // As another device opens it: the answer of the cancelling is not all that there is.
  expect(await detail(browser, pending)).toMatchObject({ rejectReason: '暂不需要' })
  await browser.advance(61)
  const again = await submitted(browser, 'U1', 'DP3', { amount: '100000' })
  expect(await detail(browser, again)).toMatchObject({ applicant: '委托人' })
  await decide(again)
  expect((await cancel(browser, again)).inner).toBe(INNER.stateConflict)
})

test('fixed plans pay by the clock, each day once, as the preview says', async () => {
  const { preview } = await dataOf(browser, 'distSchemeDetail', { trustId })
  await browser.advance(92 * DAY)
  await browser.loginAs('U1')
  const { list } = await dataOf(browser, 'trustTradeList', { trustId, tradeType: '11', ...page })
  const paid = list.filter(({ confirmDate }) => confirmDate > '2026-11-24')
  const due = preview.filter(({ date }) => date <= '2027-02-20')
  expect(due.length).toBe(3)
  expect(paid.map(({ confirmDate, confirmAmount }) => [confirmDate, confirmAmount]).reverse()).toEqual(
    due.map(({ date, amount }) => [date, amount]),
  )
  await browser.advance(1)
  await browser.loginAs('U1')
  expect((await dataOf(browser, 'trustTradeList', { trustId, tradeType: '11', ...page })).list).toEqual(list)
})

test('an occasional plan pays who applies and nobody by the clock, and a part of the trust is capped by what it has', async () => {
  db.run(
    "UPDATE dist_plans SET dist_type = '3', condition_type = '', amount = '', percent = '0.50' WHERE id = 'DP5'",
  )
  const total = (await trust()).totalAssets
  const cap = (Number(total) * 0.005).toFixed(2)
  expect((await plansOf(guardian)).find(([id]) => id === 'DP5')?.slice(0, 2)).toEqual(['DP5', cap])
  const { preview, plans } = await dataOf(browser, 'distSchemeDetail', { trustId })
  expect(preview.some(({ beneNameMask }) => beneNameMask === '林*行')).toBe(false)
  expect(plans.find(({ distId }) => distId === 'DP5')).toMatchObject({ distType: '3', percent: '0.50' })
  await cancel(guardian, await claimIdOf('DP5'))
  const claimed = await submitted(guardian, 'U2', 'DP5', { amount: '90000' })
  await decide(claimed)
  await browser.advance(4 * DAY)
  await browser.loginAs('U1')
  expect((await detail(browser, claimed)).status).toBe(DIST_STATUS.paid)
  const trades = await dataOf(browser, 'trustTradeList', { trustId, tradeType: '11', ...page })
  expect(trades.list).toContainEqual(
    expect.objectContaining({ confirmAmount: '90000.00', confirmDate: '2026-11-23' }),
  )
  const { list } = await dataOf(browser, 'distRecordList', { trustId, ...page })
  expect(list.find(({ distId }) => distId === claimed)).toMatchObject({ distType: '3', isClaim: '1' })
})

test.each([
  [DIST_FREQUENCY.yearly, '2026-01-01', true],
  [DIST_FREQUENCY.yearly, '2025-12-31', false],
  [DIST_FREQUENCY.halfYearly, '2026-07-01', true],
  [DIST_FREQUENCY.halfYearly, '2026-06-30', false],
  [DIST_FREQUENCY.quarterly, '2026-10-01', true],
  [DIST_FREQUENCY.quarterly, '2026-09-30', false],
  [DIST_FREQUENCY.monthly, '2026-11-01', true],
  [DIST_FREQUENCY.monthly, '2026-10-31', false],
])('of a plan of frequency %s, what was claimed on %s counts: %s', async (frequency, day, isCounted) => {
  const rejected = await claimIdOf('DP5')
  db.run("UPDATE dist_plans SET frequency = ? WHERE id = 'DP5'", frequency)
  const paid = [DIST_STATUS.paid, `${day} 10:00:00`, '40000.00'] as const
  db.run('UPDATE dist_records SET status = ?, apply_time = ?, amount = ? WHERE id = ?', ...paid, rejected)
  const { cap } = await dataOf(guardian, 'conditionalDistPlan', { planId: 'DP5' })
  expect(cap).toBe(isCounted ? '60000.00' : '100000.00')
})

test('what is due first is paid first: later payments leave no claim without its cash', async () => {
  const approved = await claimIdOf('DP3')
  await decide(approved)
  db.run("UPDATE dist_plans SET amount = '100000.00' WHERE trust_id = ? AND dist_type = '1'", trustId)
  db.run("UPDATE trusts SET cash = '100000.00' WHERE id = ?", trustId)
  // By itself: elsewhere what is decided meanwhile has it run in between.
  payBenefits(db, instantOf('2027-02-20 12:00:00'))
  expect(await detail(browser, approved)).toMatchObject({
    ...{ status: DIST_STATUS.paid, payTime: '2026-11-23 10:00:00' },
  })
})

test('never more is paid than the trust has in cash: the payment fails, and comes with the money', async () => {
  const approved = await claimIdOf('DP3')
  await decide(approved)
  db.run("UPDATE trusts SET cash = '99999.99' WHERE id = 'FT1'")
  await browser.advance(4 * DAY)
  await browser.loginAs('U1')
  expect(await detail(browser, approved)).toMatchObject({
    status: DIST_STATUS.failed,
    payNote: '信托现金不足，暂未支付，补足后自动支付',
    payTime: '',
  })
  expect((await trust()).cash).toBe('99999.99')
  db.run("UPDATE trusts SET cash = '100000.00' WHERE id = 'FT1'")
  await browser.advance(2)
  await browser.loginAs('U1')
  expect((await detail(browser, approved)).status).toBe(DIST_STATUS.paid)
  expect((await trust()).cash).toBe('0.00')
})
