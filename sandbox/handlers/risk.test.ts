import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import type { riskAnswerSubmit } from '@/contract/risk'
import { RISK_RESULT_STATUS, RISK_STATUS } from '@/contract/tables/risk'
import { PAPER } from '../risk/paper'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import type { MOBILES } from '../testing/verified'
import { verifyTokenOf } from '../testing/verified'

const DAY = 86_400
type HandIn = RequestOf<typeof riskAnswerSubmit>
type Customer = keyof typeof MOBILES

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
})
afterAll(cleanUp)

const info = () => dataOf(browser, 'riskInfo', {})
const result = (resultId?: string) => dataOf(browser, 'riskResult', resultId ? { resultId } : {})

/** The same option at every question, where there is one. */
const sheet = (oid: string): HandIn['answers'] =>
  PAPER.questions.map(({ qid, options }) => ({
    qid,
    oids: [options.some(option => option.oid === oid) ? oid : 'a'],
  }))

const handIn = (more: Partial<Record<keyof HandIn, unknown>> = {}) =>
  browser.call('riskAnswerSubmit', {
    paperId: PAPER.paperId,
    version: PAPER.version,
    answers: sheet('b'),
    selfFilled: '1',
    requestNo: randomUUID(),
    ...more,
  })

/** A test that was taken; answers what came of it. */
async function tested(oid = 'b') {
  return (await handIn({ answers: sheet(oid) })).data as ResponseOf<typeof riskAnswerSubmit>
}

async function confirm(resultId: string, customer: Customer, verifyToken?: string) {
  return browser.call('riskResultConfirm', {
    resultId,
    verifyToken: verifyToken ?? (await verifyTokenOf(browser, customer, 'riskConfirm', resultId)),
    requestNo: randomUUID(),
  })
}

test.each([
  ['U1', { status: RISK_STATUS.valid, customerRiskLevel: 'C4', expireDate: '2027-03-01', yearLeft: 7 }],
  ['U2', { status: RISK_STATUS.valid, customerRiskLevel: 'C3', expireDate: '2027-01-15', yearLeft: 7 }],
  ['U3', { status: RISK_STATUS.none, customerRiskLevel: '', expireDate: '', yearLeft: 8, history: [] }],
  ['U4', { status: RISK_STATUS.expired, customerRiskLevel: 'C2', expireDate: '2026-09-30', yearLeft: 8 }],
  ['U6', { status: RISK_STATUS.valid, customerRiskLevel: 'C5', expireDate: '2027-08-01', yearLeft: 1 }],
])('%s as seeded', async (customer, known) => {
  await browser.loginAs(customer)
  expect(await info()).toMatchObject({ ...known, pendingResultId: '', draftSavedAt: '', questionCount: 15 })
})

test('the first test: scored here, waits for its confirmation, and counts from then on', async () => {
  await browser.loginAs('U3')
  const { resultId, level, score, todayLeft, yearLeft } = await tested()
  expect({ todayLeft, yearLeft }).toEqual({ todayLeft: 1, yearLeft: 7 })
  expect(await info()).toMatchObject({
    status: RISK_STATUS.none,
    customerRiskLevel: '',
    pendingResultId: resultId,
    history: [{ resultId, date: '2026-11-20', level, score, status: RISK_RESULT_STATUS.unconfirmed }],
  })
  expect(await dataOf(browser, 'userDetail', {})).toMatchObject({ customerRiskLevel: '' })

  const { data } = await confirm(resultId, 'U3')
  expect(data).toEqual({ status: RISK_RESULT_STATUS.confirmed, level, expireDate: '2027-11-19' })
  expect(await info()).toMatchObject({
    status: RISK_STATUS.valid,
    customerRiskLevel: level,
    pendingResultId: '',
  })
  expect(await dataOf(browser, 'userDetail', {})).toMatchObject({
    customerRiskLevel: level,
    riskExpireDate: '2027-11-19',
  })
})

test('the result in full: what goes with it, what is held beyond it, what was answered, what counted before', async () => {
  await browser.loginAs('U1')
  const current = (await result()).result
  expect(current).toMatchObject({ level: 'C4', score: 72, previous: { level: 'C3', date: '2025-03-03' } })
  expect(current?.above.map(({ productName }) => productName)).toEqual([
    '远岚·医疗成长股权',
    '远岚·硬科技股权二期',
  ])
  const { resultId, level } = await tested('a')
  const { result: waiting } = await result()
  expect(waiting).toMatchObject({
    ...{ resultId, level, status: RISK_RESULT_STATUS.unconfirmed, expireDate: '2027-11-19' },
    previous: { level: 'C4', date: '2026-03-02', status: RISK_RESULT_STATUS.confirmed },
  })
  expect(waiting?.answers).toHaveLength(15)
  expect(waiting?.answers[0]).toEqual({ title: '您的年龄在以下哪个范围？', text: '18至30周岁' })
  expect(waiting?.above.length).toBeGreaterThan(2)
})

test('until it is confirmed the old one counts; then the old one is replaced', async () => {
  await browser.loginAs('U1')
  const { resultId } = await tested()
  expect(await info()).toMatchObject({ customerRiskLevel: 'C4', expireDate: '2027-03-01' })
  await confirm(resultId, 'U1')
  const { history, customerRiskLevel } = await info()
  expect(history.map(({ status }) => status)).toEqual([
    RISK_RESULT_STATUS.confirmed,
    RISK_RESULT_STATUS.replaced,
    RISK_RESULT_STATUS.replaced,
  ])
  expect(customerRiskLevel).not.toBe('C4')
})

test('a new test drops the one that was not confirmed, which counts as a try all the same', async () => {
  await browser.loginAs('U3')
  const first = await tested()
  const second = await tested('c')
  expect(await confirm(first.resultId, 'U3', 'x'.repeat(32))).toMatchObject({ inner: INNER.stateConflict })
  expect(await info()).toMatchObject({ pendingResultId: second.resultId, todayLeft: 0, yearLeft: 6 })
})

test('two a day: the third is refused with the day it can be taken, and taken on that day', async () => {
  await browser.loginAs('U3')
  await tested()
  await tested()
  const refused = await handIn()
  expect(refused).toMatchObject({
    inner: INNER.stateConflict,
    msg: '您今日测评次数已达上限，2026-11-21 起可以再次测评',
  })
  // Fourteen hours to midnight, and not before it.
  await browser.advance(14 * 3600 - 60)
  await browser.loginAs('U3')
  expect((await handIn()).inner).toBe(INNER.stateConflict)
  await browser.advance(60)
  expect((await info()).todayLeft).toBe(2)
  expect((await handIn()).inner).toBe(INNER.success)
})

test('eight in twelve months: the ninth waits until the first goes', async () => {
  await browser.loginAs('U6')
  await tested()
  expect(await handIn()).toMatchObject({
    inner: INNER.stateConflict,
    msg: '近12个月测评次数已达上限，2027-01-12 起可以再次测评',
  })
  expect(await info()).toMatchObject({ todayLeft: 0, yearLeft: 0, nextDate: '2027-01-12' })
  await browser.advance(53 * DAY)
  await browser.loginAs('U6')
  expect((await handIn()).inner).toBe(INNER.success)
})

test('sent twice with one number it is one test', async () => {
  await browser.loginAs('U3')
  const requestNo = randomUUID()
  const first = await handIn({ requestNo })
  const again = await handIn({ requestNo })
  expect(again.text).toBe(first.text)
  expect(await info()).toMatchObject({ todayLeft: 1, yearLeft: 7 })
})

test.each<[string, object, string]>([
  ['a question without an answer', { answers: sheet('b').slice(1) }, 'R01'],
  ['two answers to one', { answers: [{ qid: 'R01', oids: ['a', 'b'] }, ...sheet('b').slice(1)] }, 'R01'],
  [
    'an answer that is not offered',
    { answers: [{ qid: 'R01', oids: ['e'] }, ...sheet('b').slice(1)] },
    'R01',
  ],
  ['a question that is not asked', { answers: [...sheet('b'), { qid: 'R99', oids: ['a'] }] }, 'R99'],
  ['a question answered twice', { answers: [...sheet('b'), { qid: 'R15', oids: ['c'] }] }, 'R15'],
  ['not said to be one’s own', { selfFilled: '0' }, 'selfFilled'],
])('%s is refused, and no try', async (_name, more, field) => {
  await browser.loginAs('U3')
  const { inner, data } = await handIn(more)
  expect(inner).toBe(INNER.invalidInput)
  expect((data as { errors: { field: string }[] }).errors.map(error => error.field)).toContain(field)
  expect((await info()).yearLeft).toBe(8)
})

test('an earlier version of the paper is refused', async () => {
  await browser.loginAs('U3')
  expect(await handIn({ version: '2025-1' })).toMatchObject({
    inner: INNER.stateConflict,
    msg: '问卷已更新，请重新作答',
  })
})

test('what was kept in the middle is there until it is handed in', async () => {
  await browser.loginAs('U3')
  const draft = {
    kind: 'riskTest',
    revision: 0,
    content: '{}',
    device: '手机浏览器',
    requestNo: randomUUID(),
  }
  await browser.call('draftSave', draft)
  expect((await info()).draftSavedAt).toMatch(/^2026-11-20 10:/)
  await tested()
  expect((await info()).draftSavedAt).toBe('')
})

describe('confirming', () => {
  test('takes a code of its scene for this result alone, once', async () => {
    await browser.loginAs('U3')
    const { resultId } = await tested()
    expect((await confirm(resultId, 'U3', 'x'.repeat(32))).inner).toBe(INNER.verifyTokenMissing)
    const ofAnother = await verifyTokenOf(browser, 'U3', 'riskConfirm', 'RR-other')
    expect((await confirm(resultId, 'U3', ofAnother)).inner).toBe(INNER.verifyTokenMissing)
    await browser.advance(60)
    const ofScene = await verifyTokenOf(browser, 'U3', 'signing', resultId)
    expect((await confirm(resultId, 'U3', ofScene)).inner).toBe(INNER.verifyTokenMissing)
    await browser.advance(60)
    expect((await confirm(resultId, 'U3')).inner).toBe(INNER.success)
    expect((await confirm(resultId, 'U3', 'x'.repeat(32))).inner).toBe(INNER.stateConflict)
  })

  test('of somebody else’s result is refused, as is looking at it; one of nobody alike', async () => {
    await browser.loginAs('U3')
    const { resultId } = await tested()
    await browser.loginAs('U1')
    for (const id of [resultId, 'nobody-1']) {
      expect((await browser.call('riskResult', { resultId: id })).inner).toBe(INNER.notOwner)
      expect((await confirm(id, 'U1', 'x'.repeat(32))).inner).toBe(INNER.notOwner)
    }
  })

  test('comes too late behind the last day, and the result is dropped', async () => {
    await browser.loginAs('U3')
    const { resultId } = await tested()
    await browser.advance(365 * DAY)
    await browser.loginAs('U3')
    expect((await confirm(resultId, 'U3', 'x'.repeat(32))).inner).toBe(INNER.stateConflict)
    expect((await result(resultId)).result?.status).toBe(RISK_RESULT_STATUS.dropped)
  })
})

test('the day after its last a result has expired, and the customer is told once, with the way', async () => {
  await browser.loginAs('U1')
  const notices = async () => {
    const { list } = await dataOf(browser, 'systemNoticeList', { pageNum: 1, pageSize: 20 })
    return list.filter(({ title }) => title === '风险测评结果已过期')
  }
  // 2027-03-01, in the evening.
  await browser.advance(101 * DAY + 10 * 3600)
  await browser.loginAs('U1')
  expect([(await info()).status, await notices()]).toEqual([RISK_STATUS.valid, []])
  await browser.advance(8 * 3600)
  await browser.loginAs('U1')
  expect(await info()).toMatchObject({ status: RISK_STATUS.expired, customerRiskLevel: 'C4' })
  const told = await notices()
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({ linkUrl: '/phone/riskAssessment/index' })
  await browser.advance(30 * DAY)
  await browser.loginAs('U1')
  expect(await notices()).toHaveLength(1)
})

test('who has no result is shown none', async () => {
  await browser.loginAs('U3')
  expect((await result()).result).toBeNull()
})
