/** @jest-environment jsdom */
import { SandboxTransport } from '@test/sandbox-transport'
import { AppError } from '@/lib/app-error'
import { openPage } from '@/platform/pages/navigation'
import { RootStore } from '@/stores/root/root-store'
import type { AnswerSheet } from './answer-sheet'
import { RiskTest } from './risk-test'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const back = new SandboxTransport()
let root: RootStore
let risk: RiskTest

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(openPage).mockClear()
  back.become('U3')
  root = new RootStore(back.send)
  risk = new RiskTest(root)
})
afterEach(() => {
  risk.dispose()
  jest.useRealTimers()
})
afterAll(() => back.close())

async function sheetOf(test: RiskTest): Promise<AnswerSheet> {
  await test.sheet.load()
  const { data } = test.sheet
  if (!data) throw new Error('The paper did not come.')
  return data
}

/** Chooses the first option of so many questions, or another where it is named. */
function answer(sheet: AnswerSheet, count: number, others: Readonly<Record<string, string>> = {}): void {
  for (const question of sheet.paper.questions.slice(0, count)) {
    sheet.answers.choose(question, others[question.qid] ?? 'a')
  }
}

/** As another device of the customer's would. */
const send = (name: string, requestData: object) =>
  back.send(`/services/trustAppApi/${name}`, { requestData }, { timeoutMs: 1000 })
const saved = async () => jest.advanceTimersByTimeAsync(1000)
const submitted = () => back.sent('riskAnswerSubmit')
const loseAnswer = () =>
  back.instead('riskAnswerSubmit', send => {
    send()
    throw new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' })
  })

test('answers are there on another device, with the statement, at the first question that is open', async () => {
  risk.statement.fields.isOwn.set(true)
  const sheet = await sheetOf(risk)
  expect(risk.facts).toEqual({ canTest: true, isOwn: true })
  answer(sheet, 6)
  await saved()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('R01')

  const other = new RiskTest(new RootStore(back.send))
  const found = await sheetOf(other)
  expect(other.facts).toEqual({ canTest: true, isOwn: true })
  expect(found.at).toBe(6)
  expect(found.answers.toSend).toEqual(sheet.answers.toSend)
  other.dispose()
})

test('without the statement nothing opens, and with it the questions do', () => {
  expect(risk.begin()).toBe(false)
  expect(openPage).not.toHaveBeenCalled()
  risk.statement.fields.isOwn.set(true)
  expect(risk.begin()).toBe(true)
  expect(openPage).toHaveBeenCalledTimes(1)
})

test('answers to an earlier paper do not come back', async () => {
  const content = {
    version: '2025-1',
    isOwn: true,
    answers: { R01: { qid: 'R01', oids: ['a'], text: '', cells: [] } },
  }
  const draft = { kind: 'riskTest', revision: 0, device: 'APP', requestNo: 'a-request-1' }
  await send('draftSave', { ...draft, content: JSON.stringify(content) })
  const sheet = await sheetOf(risk)
  expect([sheet.answers.toSend, risk.facts?.isOwn]).toEqual([[], false])
})

test('the answer was lost: handed in again it is the same test', async () => {
  const sheet = await sheetOf(risk)
  answer(sheet, 15)
  loseAnswer()
  await risk.finish(sheet)
  expect(sheet.handIn.problem).toContain('结果尚未确认，可能已经成功')
  back.instead('riskAnswerSubmit', send => send())
  await risk.finish(sheet)
  expect(submitted()).toHaveLength(2)
  expect(submitted()[1]).toEqual(submitted()[0])
  await risk.info.load()
  expect(risk.info.data).toMatchObject({ todayLeft: 1, yearLeft: 7 })
})

test('answers that do not go together are handed in once the customer says so, and shown when not', async () => {
  const sheet = await sheetOf(risk)
  answer(sheet, 15, { R03: 'd' })
  sheet.show(14)
  const pending = risk.finish(sheet)
  expect(root.ui.confirmRequest?.message).toContain('第 2 题与第 3 题')
  root.ui.settleConfirm(false)
  await pending
  expect([submitted(), sheet.at]).toEqual([[], 1])
  const again = risk.finish(sheet)
  root.ui.settleConfirm(true)
  await again
  expect(submitted()).toHaveLength(1)
})

test('the limit was reached on another device meanwhile: says when again, and leads back', async () => {
  const sheet = await sheetOf(risk)
  answer(sheet, 14)
  await saved()
  const { toSend } = sheet
  for (const requestNo of ['another-1', 'another-2']) {
    const answers = sheet.paper.questions.map(({ qid }) => ({ qid, oids: ['b'] }))
    await send('riskAnswerSubmit', { ...toSend, answers, requestNo })
  }
  answer(sheet, 15)
  await risk.finish(sheet)
  expect(sheet.handIn.problem).toBe('您今日测评次数已达上限，2026-11-21 起可以再次测评')
  await jest.advanceTimersByTimeAsync(10)
  expect(risk.facts?.canTest).toBe(false)
})

test('handed in, nothing of it is begun any more when the overview comes to the front', async () => {
  risk.statement.fields.isOwn.set(true)
  const sheet = await sheetOf(risk)
  answer(sheet, 15)
  await saved()
  await risk.finish(sheet)
  risk.renew()
  expect([risk.statement.fields.isOwn.content, risk.sheet.data]).toEqual([false, undefined])
  await saved()
  // The draft went with the answers, and is not saved anew.
  await risk.info.load()
  expect([risk.info.data?.draftSavedAt, risk.isBegun]).toEqual(['', false])
})

test('a test is begun with its first answer: the statement alone can still be taken back', async () => {
  const sheet = await sheetOf(risk)
  risk.statement.fields.isOwn.set(true)
  expect(risk.isBegun).toBe(false)
  answer(sheet, 1)
  expect(risk.isBegun).toBe(true)
})
