/** @jest-environment jsdom */
import { SandboxTransport } from '@test/sandbox-transport'
import { RISK_RESULT_STATUS } from '@/contract/tables/risk'
import { AppError } from '@/lib/app-error'
import { RootStore } from '@/stores/root/root-store'
import { AnswerSheet } from './answer-sheet'
import { ResultConfirmation } from './result-confirmation'
import { RiskTest } from './risk-test'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const back = new SandboxTransport()
let root: RootStore
let confirmation: ResultConfirmation

/** A test whose result waits, and the page that confirms it. */
async function openAfterTest(): Promise<void> {
  const risk = new RiskTest(root)
  await risk.sheet.load()
  const sheet = risk.sheet.data
  if (!(sheet instanceof AnswerSheet)) throw new Error('The paper did not come.')
  for (const question of sheet.paper.questions) sheet.answers.choose(question, 'b')
  await risk.finish(sheet)
  risk.dispose()
  confirmation = new ResultConfirmation(root, {})
  await confirmation.result.load()
}

beforeEach(async () => {
  localStorage.clear()
  back.become('U3')
  root = new RootStore(back.send)
  await root.user.fetchForNavigation('customer')
  await openAfterTest()
})
afterEach(() => confirmation.dispose())
afterAll(() => back.close())

async function typeCode(): Promise<void> {
  const { code, form } = confirmation.sms
  await code.submit(undefined)
  form.fields.smsCode.set(back.lastCode)
}
const statusOf = ({ result }: ResultConfirmation) => result.data?.result?.status
const confirmed = () => back.sent('riskResultConfirm')
const loseAnswer = () =>
  back.instead('riskResultConfirm', send => {
    send()
    throw new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' })
  })

test('a wrong code stands at its field and confirms nothing', async () => {
  await confirmation.sms.code.submit(undefined)
  confirmation.sms.form.fields.smsCode.set('000000')
  await confirmation.submission.submit()
  expect(confirmation.sms.form.fields.smsCode.error).toBe('验证码错误')
  expect([confirmed(), confirmation.problem]).toEqual([[], undefined])
})

test('the right one confirms this result alone', async () => {
  await typeCode()
  await confirmation.submission.submit()
  expect(confirmed()).toHaveLength(1)
  expect(confirmed()[0]?.resultId).toBe(confirmation.result.data?.result?.resultId)
  await confirmation.result.load()
  expect(statusOf(confirmation)).toBe(RISK_RESULT_STATUS.confirmed)
})

test('the answer was lost: the same goes again, with the same proof', async () => {
  await typeCode()
  loseAnswer()
  await confirmation.submission.submit()
  expect(confirmation.problem).toMatch(/结果尚未确认，确认可能已经成功/)
  back.instead('riskResultConfirm', send => send())
  await confirmation.submission.submit()
  expect(confirmed()).toHaveLength(2)
  expect(confirmed()[1]).toEqual(confirmed()[0])
  expect(confirmation.problem).toBeUndefined()
})

test('the answer was lost and the page opened anew: it says that the result counts, and shows it', async () => {
  await typeCode()
  loseAnswer()
  await confirmation.submission.submit()
  const { resultId } = confirmation.result.data?.result ?? {}
  const again = new ResultConfirmation(root, { resultId })
  await again.result.load()
  await again.write.catchUp()
  expect(again.write.earlier?.kind).toBe('done')
  expect(statusOf(again)).toBe(RISK_RESULT_STATUS.confirmed)
  again.dispose()
})
