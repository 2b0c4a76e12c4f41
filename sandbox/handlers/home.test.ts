import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { CANCEL_STATUS } from '@/contract/tables/account-cancel'
import { BENE_CHANGE_STATUS } from '@/contract/tables/beneficiary'
import { CERT_STATUS, CERT_TYPE } from '@/contract/tables/certificate'
import { CALL_BACK_STATUS, CONTACT_TOPIC } from '@/contract/tables/contact'
import { HOME_DATE, HOME_HOLDER, HOME_TASK } from '@/contract/tables/home'
import { INST_STATUS } from '@/contract/tables/instruction'
import { BANK_CHANGE_STATUS } from '@/contract/tables/trade'
import { APPEND_STATUS, FT_APPLY_STATUS } from '@/contract/tables/trust'
import { addDays } from '@/lib/date'
import { addBeneChange, moveBeneChange } from '../store/bene-changes'
import { addCallBack } from '../store/call-backs'
import { addCancellation, moveCancellation } from '../store/cancellations'
import { type Db, openDatabase } from '../store/database'
import { changeApplication } from '../store/ft-applications'
import { changeInstruction } from '../store/instructions'
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

test.each([
  [BENE_CHANGE_STATUS.draft, 'beneChangeDraft FT1'],
  [BENE_CHANGE_STATUS.inReview, ''],
  [BENE_CHANGE_STATUS.refused, 'beneChangeRefused FT1'],
  [BENE_CHANGE_STATUS.applied, ''],
  [BENE_CHANGE_STATUS.dropped, ''],
])('a change of beneficiaries in status %s: %s', async (status, expected) => {
  const { change_id: changeId } = addBeneChange(db, 'FT1', '100001', Date.parse('2026-08-01T10:00:00+08:00'))
  moveBeneChange(db, changeId, { status, reject_reason: '受益比例合计不足' })
  const list = (await tasks()).filter(({ taskKind }) => taskKind.startsWith('beneChange'))
  expect(list.map(({ taskKind, taskId }) => `${taskKind} ${taskId}`)).toEqual(expected ? [expected] : [])
  // However long ago: it stays the customer's until they give it up.
  expect(
    list.every(
      ({ note }) =>
        note === (expected.includes('Refused') ? '受益比例合计不足' : '受益人变更未提交，可继续填写'),
    ),
  ).toBe(true)
})

/** How each thing that can be refused is put into that state, `days` days before the sandbox's today. */
const REFUSALS: Readonly<Record<string, (days: number) => unknown>> = {
  'appendRejected AP2': days => {
    db.run(
      'DELETE FROM trust_appends WHERE trust_id = (SELECT trust_id FROM trust_appends WHERE id = ?) AND id <> ?',
      'AP2',
      'AP2',
    )
    changeAppend(db, 'AP2', {
      status: APPEND_STATUS.rejected,
      reject_reason: '来源不明',
      apply_time: dayBefore(days),
    })
  },
  'instructionRejected IN202611200941200058': days =>
    changeInstruction(db, 'IN202611200941200058', {
      ...{ status: INST_STATUS.rejected, reject_reason: '额度已满' },
      finished_at: momentOf(dayBefore(days)),
    }),
  'certRejected CT202606081105520026': days =>
    db.run(
      'UPDATE certificates SET status = ?, applied_at = ? WHERE cert_id = ?',
      ...[CERT_STATUS.rejected, momentOf(dayBefore(days)), 'CT202606081105520026'],
    ),
  bankChangeRejected: days =>
    db.run(
      'UPDATE bank_changes SET status = ?, reject_reason = ?, apply_time = ?',
      ...[BANK_CHANGE_STATUS.rejected, '影像不清', dayBefore(days)],
    ),
  cancelRejected: days => {
    const now = momentOf(dayBefore(days))
    const { apply_no: applyNo } = addCancellation(db, {
      ...{ customerId: '100001', reason: '', waivedPoints: 0, dueAt: now, promisedDate: '2026-11-20', now },
    })
    moveCancellation(db, applyNo, { status: CANCEL_STATUS.rejected, rejectReason: '仍有持仓', now })
  },
  callMissed: days => {
    db.run('DELETE FROM call_backs')
    addCallBack(db, { ...CALL, call_time: dayBefore(days), status: CALL_BACK_STATUS.missed })
  },
}

const momentOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`)
const dayBefore = (days: number) => `${addDays('2026-11-20', -days)} 09:30:00`

const CALL = {
  ...{
    id: 'CB900',
    customer_id: '100001',
    advisor_id: 'ADV1',
    topic: CONTACT_TOPIC.order,
    about: '产品订单',
  },
  ...{
    note: '',
    call_time: '2026-11-20 15:30:00',
    mobile: '',
    status: CALL_BACK_STATUS.booked,
    created_at: 0,
  },
}

test.each(Object.entries(REFUSALS))('%s is told for thirty days after the refusal', async (task, refuse) => {
  const isTold = async () => (await told()).some(one => one.startsWith(task))
  refuse(31)
  expect(await isTold()).toBe(false)
  refuse(30)
  expect(await isTold()).toBe(true)
})

test('what was asked for again is no more told as refused', async () => {
  const refused = 'certRejected CT202606081105520026'
  REFUSALS[refused]?.(10)
  expect(await told()).toContain(refused)
  db.run(
    'UPDATE certificates SET cert_type = ? WHERE cert_id = ?',
    ...[CERT_TYPE.experience, 'CT202611191618420031'],
  )
  expect(await told()).not.toContain(refused)
  addCallBack(db, { ...CALL, call_time: '2026-11-19 10:00:00', status: CALL_BACK_STATUS.missed })
  expect(await told()).toContain('callMissed')
  addCallBack(db, { ...CALL, id: 'CB901' })
  expect(await told()).not.toContain('callMissed')
})

test.each([
  [CALL_BACK_STATUS.booked, '2026-11-20 15:30:00', ['2026-11-20 15:30 产品订单']],
  [CALL_BACK_STATUS.booked, '2026-11-20 09:00:00', []],
  [CALL_BACK_STATUS.cancelled, '2026-11-20 15:30:00', []],
])('a call in status %s for %s among the dates: %j', async (status, call_time, expected) => {
  db.run('DELETE FROM call_backs')
  addCallBack(db, { ...CALL, status, call_time })
  const { list } = await dataOf(browser, 'schedule', {})
  const calls = list.filter(({ dateKind }) => dateKind === HOME_DATE.call)
  expect(calls.map(({ date, note }) => `${date} ${note}`)).toEqual(expected)
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
