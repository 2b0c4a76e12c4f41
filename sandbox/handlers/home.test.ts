import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { HOME_DATE, HOME_HOLDER, HOME_TASK } from '@/contract/tables/home'
import { APPEND_STATUS, FT_APPLY_STATUS } from '@/contract/tables/trust'
import { type Db, openDatabase } from '../store/database'
import { changeApplication } from '../store/ft-applications'
import { changeAppend } from '../store/trust-appends'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'

let browser: Browser
let db: Db

beforeEach(async () => {
  await cleanUp()
  const dataDir = path.join(temporaryFolder(), 'data')
  const started = await startTest({ dataDir })
  browser = started.browser
  db = openDatabase(path.join(dataDir, 'sandbox.db'))
  await browser.loginAs('U1')
})
afterEach(() => db.close())
afterAll(cleanUp)

const tasks = async () => (await dataOf(browser, 'homeTasks', {})).list
const dates = async () => (await dataOf(browser, 'homeSchedule', {})).list
const told = async () => (await tasks()).map(({ taskKind, taskId }) => `${taskKind} ${taskId}`.trim())

/** The first of what customer U1 pays at the sandbox's start. */
const LATE = 'D2026111810004'

test('what waits comes by deadline, what has none last', async () => {
  const list = await tasks()
  expect(list[0]).toEqual({
    ...{ taskKind: HOME_TASK.orderPay, taskId: LATE, title: '远岚·稳泰26号', note: '请按时打款' },
    ...{ amount: '600000.00', deadline: '2026-11-20 12:00:00' },
  })
  const deadlines = list.map(({ deadline }) => deadline || '~')
  expect(deadlines).toEqual([...deadlines].sort())
  expect(await told()).toEqual(
    expect.arrayContaining([
      'trustFill FA3',
      'claimRejected DR029',
      'notice M0207',
      'orderSign D2026111810005',
    ]),
  )
})

test.each([
  ['U2', ['riskTest', 'claimRejected DR029']],
  ['U3', ['identityProve']],
  ['U4', ['investorApply', 'riskTest', 'identityRenew']],
  ['U5', []],
])('%s is told of what is theirs alone', async (customer, expected) => {
  await browser.loginAs(customer)
  expect(await told()).toEqual(expected)
})

test('nobody is told anything before the login', async () => {
  await dataOf(browser, 'logout', {})
  for (const name of ['homeTasks', 'homeSchedule', 'homeSummary'] as const) {
    const answer = await browser.call(name, {})
    expect(answer.data).toBeUndefined()
  }
})

const S = FT_APPLY_STATUS

test.each([
  [S.draft, 'trustFill FA3'],
  [S.inReview, ''],
  [S.returned, 'trustMend FA3'],
  [S.toSign, 'trustSign FA3'],
  [S.signing, 'trustSign FA3'],
  [S.toDeliver, 'trustDeliver FA3'],
  [S.deliveryInReview, ''],
  [S.established, ''],
  [S.ended, ''],
  [S.withdrawn, ''],
  [S.refused, ''],
])('an application in status %s: %s', async (status, expected) => {
  changeApplication(db, 'FA3', { status, deliver_until: '2026-11-22 17:00:00' })
  const list = (await tasks()).filter(({ taskId }) => taskId === 'FA3')
  expect(list.map(({ taskKind, taskId }) => `${taskKind} ${taskId}`)).toEqual(expected ? [expected] : [])
  const isTimed = status === S.toDeliver
  expect(list.every(({ deadline }) => deadline === (isTimed ? '2026-11-22 17:00:00' : ''))).toBe(true)
})

test.each([
  [APPEND_STATUS.toPay, '2026-11-21 17:00:00', true],
  [APPEND_STATUS.toPay, '2026-11-20 09:00:00', false],
  [APPEND_STATUS.arriving, '2026-11-21 17:00:00', false],
  [APPEND_STATUS.rejected, '', false],
])('an append in status %s until %s waits: %s', async (status, pay_deadline, isWaiting) => {
  changeAppend(db, 'AP2', { status, pay_deadline })
  expect((await told()).includes(`${HOME_TASK.appendDeliver} AP2`)).toBe(isWaiting)
  expect((await dates()).some(({ dateKind }) => dateKind === HOME_DATE.appendPay)).toBe(isWaiting)
})

test('what is done, or run out, is gone with the next answer', async () => {
  const isTold = async (task: string) => (await told()).includes(task)
  expect([await isTold(`orderPay ${LATE}`), await isTold('notice M0207')]).toEqual([true, true])
  const paid = { orderId: LATE, payDate: '2026-11-20', voucherFileId: '', requestNo: randomUUID() }
  await dataOf(browser, 'paymentMark', paid)
  await dataOf(browser, 'messageRead', { msgIds: ['M0207'], requestNo: randomUUID() })
  expect([await isTold(`orderPay ${LATE}`), await isTold('notice M0207')]).toEqual([false, false])
  expect((await dates()).map(({ subjectId }) => subjectId)).not.toContain(LATE)
  await browser.advance(4 * 24 * 3600)
  await browser.loginAs('U1')
  expect(await isTold('orderPay D2026112010001')).toBe(false)
})

test('the next five dates come soonest first: deadlines, products, what a trust pays', async () => {
  expect((await dates()).map(({ date, dateKind, subjectId }) => `${date} ${dateKind} ${subjectId}`)).toEqual([
    `2026-11-20 orderPay ${LATE}`,
    '2026-11-21 cooling D2026111910002',
    '2026-11-23 orderPay D2026112010001',
    '2026-12-01 open U1-P07',
    '2026-12-10 trustPayment FT1',
  ])
})

test("a beneficiary's date says which of the trust's beneficiaries it is", async () => {
  db.run("UPDATE dist_plans SET bene_id = 'FT1-B4' WHERE id = 'DP1'")
  await browser.loginAs('U2')
  expect((await dates())[0]).toMatchObject({
    ...{ date: '2026-12-10', dateKind: HOME_DATE.benefit, subjectId: 'FT1', beneId: 'FT1-B4' },
    ...{ amount: '8000.00' },
  })
})

const summary = async (customer: string) => {
  await browser.loginAs(customer)
  return dataOf(browser, 'homeSummary', {})
}

test('who owns something is told the same figures as 我的资产 has', async () => {
  const own = await summary('U1')
  const overview = await dataOf(browser, 'assetOverview', {})
  const { totalAsset, assetDate, yesterdayIncome, pendingAmount, familyTrustTotal } = overview
  expect(own).toMatchObject({
    ...{ holder: HOME_HOLDER.owner, totalAsset, assetDate, yesterdayIncome, pendingAmount },
    ...{ familyTrustTotal, advisor: { name: '沈清和', mobile: '19900000091' } },
  })
  expect(own.totalAsset).toBe('14645525.57')
})

test('who only benefits from a trust is told what it has paid to them, and the next date', async () => {
  db.run("UPDATE dist_plans SET bene_id = 'FT1-B4' WHERE id = 'DP1'")
  expect(await summary('U2')).toMatchObject({
    holder: HOME_HOLDER.beneficiary,
    benefit: {
      ...{ received: '696400.50', trustCount: 1, trustId: 'FT1', beneId: 'FT1-B4' },
      nextDate: '2026-12-10',
    },
  })
})

test('a newcomer has nothing yet', async () => {
  expect(await summary('U3')).toMatchObject({
    ...{ holder: HOME_HOLDER.newcomer, totalAsset: '0.00', familyTrustTotal: '', benefit: null },
  })
})

test.each([
  ['1', '0', true],
  ['0', '0', false],
  ['2', '0', false],
  ['1', '1', false],
])('the report in status %s, over %s, is offered: %s', async (status, isDue, isOffered) => {
  db.run("UPDATE reports SET status = ?, is_due = ? WHERE customer_id = '100001'", status, isDue)
  expect((await summary('U1')).report !== null).toBe(isOffered)
})
