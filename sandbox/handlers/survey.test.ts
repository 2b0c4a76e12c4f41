import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { INNER } from '@/contract/codes'
import type { SurveyAnswer } from '@/lib/survey'
import { openDatabase } from '../store/database'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'

const DAY = 86_400

let browser: Browser
let visitor: Browser
let dataDir: string

beforeEach(async () => {
  await cleanUp()
  dataDir = path.join(temporaryFolder(), 'data')
  const { sandbox, browser: first } = await startTest({ dataDir })
  browser = first
  visitor = new Browser(sandbox)
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const oids = (qid: string, ...chosen: string[]): SurveyAnswer => ({ qid, oids: chosen, text: '', cells: [] })
const words = (qid: string, text: string): SurveyAnswer => ({ qid, oids: [], text, cells: [] })

/** Right answers to SV1, of somebody who opens the app every day. */
const GOOD: readonly SurveyAnswer[] = [
  oids('q1', '1'),
  oids('q3', '1', '5'),
  oids('q4', '4'),
  { qid: 'q5', oids: [], text: '', cells: ['r1', 'r2', 'r3'].map(rid => ({ rid, oid: '3' })) },
  oids('q6', '2', '1', '3'),
]
const SATISFIED = [oids('q1', '5'), oids('q2', '4'), oids('q3', '5')]

const without = (qid: string) => GOOD.filter(answer => answer.qid !== qid)
const submit = (answers: readonly SurveyAnswer[], surveyId = 'SV1', requestNo: string = randomUUID()) =>
  browser.call('surveySubmit', { surveyId, answers, requestNo })
const points = async () => (await dataOf(browser, 'vipHome', {})).points
const errorsOf = (data: unknown) => (data as { errors: { field: string; msg: string }[] }).errors

function query<Row>(sql: string): Row[] {
  const db = openDatabase(path.join(dataDir, 'sandbox.db'))
  try {
    return db.all<Row>(sql)
  } finally {
    db.close()
  }
}

test.each([
  ['SV1', '1', 7],
  ['SV2', '2', 3],
  ['SV3', '3', 2],
  ['SV4', '1', 4],
])('%s is in state %s with %p questions', async (surveyId, status, count) => {
  const survey = await dataOf(browser, 'surveyDetail', { surveyId })
  expect([survey.status, survey.questions.length]).toEqual([status, count])
})

test('an answered survey comes with its answers', async () => {
  const survey = await dataOf(browser, 'surveyDetail', { surveyId: 'SV2' })
  expect(survey.submitTime).toBe('2026-11-06 19:42:10')
  expect(survey.answers.map(({ qid, oids: chosen }) => [qid, chosen])).toEqual([
    ['q1', ['2']],
    ['q2', ['1', '3']],
  ])
})

test('is answered once, for points once', async () => {
  const before = await points()
  const requestNo = randomUUID()
  const first = await submit(GOOD, 'SV1', requestNo)
  expect(first.data).toEqual({ status: '2', pointsAwarded: 100 })
  expect((await submit(GOOD, 'SV1', requestNo)).text).toBe(first.text)
  expect(await submit(GOOD)).toMatchObject({ inner: INNER.stateConflict, msg: '您已提交过这份问卷' })
  expect(await points()).toBe(before + 100)
  const survey = await dataOf(browser, 'surveyDetail', { surveyId: 'SV1' })
  expect(survey.answers.map(({ qid }) => qid)).toEqual(['q1', 'q3', 'q4', 'q5', 'q6'])
})

test.each<[string, readonly SurveyAnswer[], [string, string][]]>([
  ['one missing', without('q4'), [['q4', '请选择评分']]],
  [
    'none at all',
    [],
    [
      ['q1', '请选择一项'],
      ['q3', '请选择1至3项'],
      ['q4', '请选择评分'],
      ['q5', '请为每一行选择一项'],
      ['q6', '请确认排序'],
    ],
  ],
  ['what its answer asks for', [oids('q1', '4'), ...without('q1')], [['q2', '请选择一项']]],
  ['too many', [oids('q3', '1', '2', '3', '4'), ...without('q3')], [['q3', '最多选择3项']]],
  ['too short a text', [...GOOD, words('q7', '短')], [['q7', '请输入5-500个字']]],
  ['too long a text', [...GOOD, words('q7', '长'.repeat(501))], [['q7', '请输入5-500个字']]],
])('%s: each question says what is wrong, and nothing is kept', async (_name, answers, expected) => {
  const { inner, data } = await submit(answers)
  expect(inner).toBe(INNER.invalidInput)
  expect(errorsOf(data).map(({ field, msg }) => [field, msg])).toEqual(expected)
  expect((await dataOf(browser, 'surveyDetail', { surveyId: 'SV1' })).status).toBe('1')
})

test.each<[string, SurveyAnswer]>([
  ['an option that is not offered', oids('q1', '7')],
  ['a question that is not asked', oids('q77', '1')],
  ['an exclusive option beside another', oids('q3', '1', '6')],
  ['a part of a sort', oids('q6', '1')],
  ['an answer twice', oids('q4', '5')],
])('%s is refused', async (_name, answer) => {
  const isReplaced = answer.qid !== 'q4'
  const { inner, data } = await submit([...(isReplaced ? without(answer.qid) : GOOD), answer])
  expect(inner).toBe(INNER.invalidInput)
  expect(errorsOf(data)[0]).toEqual({ field: answer.qid, msg: '答案与题目不符，请刷新后重新填写' })
})

test('answers that the others hide are dropped', async () => {
  expect((await submit([...GOOD, oids('q2', '1')])).inner).toBe(INNER.success)
  const { answers } = await dataOf(browser, 'surveyDetail', { surveyId: 'SV1' })
  expect(answers.some(({ qid }) => qid === 'q2')).toBe(false)
})

test('texts are kept without emoji', async () => {
  await submit([...GOOD, words('q7', ' 请把字体放大一些👍 ')])
  const { answers } = await dataOf(browser, 'surveyDetail', { surveyId: 'SV1' })
  expect(answers.at(-1)?.text).toBe('请把字体放大一些')
})

test('closes with its deadline (E27)', async () => {
  await browser.advance(26 * DAY)
  await browser.loginAs('U1')
  expect(await submit(GOOD)).toMatchObject({ inner: INNER.stateConflict, msg: '问卷已截止' })
  expect((await submit(GOOD, 'SV3')).inner).toBe(INNER.stateConflict)
})

test('an anonymous survey keeps no line from the answers to the customer', async () => {
  expect((await submit(SATISFIED, 'SV4')).data).toEqual({ status: '2', pointsAwarded: 60 })
  const rows = query<Record<string, string>>("SELECT * FROM survey_replies WHERE form_id = 'SV4'")
  expect(rows).toHaveLength(1)
  expect(rows[0]?.customer_id).toBe('')
  expect(JSON.stringify(rows)).not.toMatch(/10000\d|2026/)
  const survey = await dataOf(browser, 'surveyDetail', { surveyId: 'SV4' })
  expect([survey.status, survey.answers]).toEqual(['2', []])
})

test('a customer who was not invited gets nothing', async () => {
  await browser.loginAs('U3')
  const foreign = await browser.call('surveyDetail', { surveyId: 'SV1' })
  expect(foreign.inner).toBe(INNER.notOwner)
  expect((await browser.call('surveyDetail', { surveyId: 'nothing' })).text).toBe(foreign.text)
  expect((await submit(GOOD)).inner).toBe(INNER.notOwner)
  expect((await browser.call('surveyDetail', { surveyId: 'SV4' })).inner).toBe(INNER.success)
})

describe('a call-back', () => {
  const TOKEN = 'visit-open-2026'
  const RIGHT = [oids('q1', '1'), oids('q2', '1'), oids('q3', '1'), oids('q4', '1', '2')]
  const ask = (token: string) => visitor.call('visitQuestionQuery', { token })
  const answer = (answers: readonly SurveyAnswer[], token = TOKEN, visitId = 'VS1') =>
    visitor.call('visitAnswerSubmit', { visitId, token, answers, requestNo: randomUUID() })

  test('opens by its token without a session, and says no name in full', async () => {
    const { data, text } = await ask(TOKEN)
    expect(data).toMatchObject({
      visitId: 'VS1',
      nameMask: '林*远',
      productName: '远岚·稳泰26号',
      status: '1',
    })
    expect(text).not.toContain('林致远')
  })

  test('is answered once', async () => {
    expect((await answer(RIGHT)).inner).toBe(INNER.success)
    expect((await ask(TOKEN)).data).toMatchObject({ status: '2', questions: [] })
    expect(await answer(RIGHT)).toMatchObject({ inner: INNER.stateConflict, msg: '您已完成这次回访' })
  })

  test('wants every answer', async () => {
    const { inner, data } = await answer(RIGHT.slice(1))
    expect([inner, errorsOf(data)]).toEqual([INNER.invalidInput, [{ field: 'q1', msg: '请选择一项' }]])
  })

  test.each(['visit-over-2026', 'visit-unknown-1', 'VS1-00000'])('does not open by %s', async token => {
    expect(await ask(token)).toMatchObject({ inner: INNER.notOwner, msg: '链接已失效' })
    expect((await answer(RIGHT, token)).inner).toBe(INNER.notOwner)
  })

  test('does not take the answers of another link, nor after it has expired', async () => {
    expect((await answer(RIGHT, TOKEN, 'VS3')).inner).toBe(INNER.notOwner)
    await browser.advance(8 * DAY)
    expect((await answer(RIGHT)).inner).toBe(INNER.notOwner)
    // One that was answered says so for good.
    expect((await ask('visit-done-2026')).data).toMatchObject({ status: '2' })
  })

  test('keeps no token in the store', () => {
    expect(JSON.stringify(query('SELECT * FROM visits'))).not.toContain('visit-open')
  })
})

test('without an id it is the survey for everyone that runs now', async () => {
  expect(await dataOf(browser, 'surveyDetail', {})).toMatchObject({ surveyId: 'SV4' })
  expect((await browser.call('surveyDetail', { surveyId: '' })).inner).toBe(INNER.invalidInput)
})
