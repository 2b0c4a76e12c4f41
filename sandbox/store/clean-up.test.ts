import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { INNER } from '@/contract/codes'
import { verifyTokenOf } from '../testing/verified'
import type { Browser } from '../testing/harness'
import { cleanUp, startTest, temporaryFolder } from '../testing/harness'
import { FIRST_ANSWER_DAYS, STATEMENT_DAYS } from './clean-up'
import { openDatabase, type Db } from './database'

const DAY = 86_400
const MOBILE = '19900000001'

let browser: Browser
let db: Db

beforeEach(async () => {
  await cleanUp()
  const dataDir = path.join(temporaryFolder(), 'data')
  browser = (await startTest({ dataDir })).browser
  db = openDatabase(path.join(dataDir, 'sandbox.db'))
  await browser.loginAs('U1')
})
afterEach(() => db.close())
afterAll(cleanUp)

const count = (table: string, where = '1') =>
  db.get<{ count: number }>(`SELECT count(*) AS count FROM ${table} WHERE ${where}`)?.count

/** Everything that lies in the store, as one text. */
function everything(): string {
  const tables = db.all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")
  return JSON.stringify(tables.map(({ name }) => db.all(`SELECT * FROM "${name}"`)))
}

test('a proof of presence lies nowhere in the store, and a lost answer still gets it again', async () => {
  await browser.call('smsCodeSend', { scene: 'donate' })
  const request = { scene: 'donate', smsCode: await browser.lastCode(MOBILE), requestNo: randomUUID() }
  const first = await browser.call('smsCodeVerify', request)
  const { verifyToken } = first.data as { verifyToken: string }
  expect(verifyToken).toMatch(/^[\w-]{16,}$/)
  expect(everything()).not.toContain(verifyToken)
  expect(everything()).not.toContain(request.requestNo)
  expect((await browser.call('smsCodeVerify', request)).data).toEqual({ verifyToken })
})

test('sessions, proofs, picture codes and codes go in time', async () => {
  await browser.call('captchaGet', { scene: 'register' })
  await browser.call('smsCodeSend', { scene: 'donate' })
  const smsCode = await browser.lastCode(MOBILE)
  await browser.call('smsCodeVerify', { scene: 'donate', smsCode, requestNo: randomUUID() })
  await browser.call('smsCodeSend', { mobile: '13800138000', scene: 'login' })
  const left = () => [count('sessions'), count('verify_tokens'), count('captchas')]
  expect(left()).toEqual([1, 1, 1])

  await browser.advance(DAY - 60)
  expect(left()).toEqual([0, 0, 0])
  expect([count('sms_codes', "code <> ''"), count('first_answers')]).toEqual([2, 1])
  await browser.advance(120)
  expect(count('sms_codes', "code <> ''")).toBe(0)
  await browser.advance(DAY)
  // That the customer was sent one stays in the list of personal information.
  expect(db.all('SELECT mobile FROM sms_codes')).toEqual([{ mobile: MOBILE }])
})

test('a first answer stays as long as its write may be repeated', async () => {
  const requestNo = randomUUID()
  const first = await browser.call('assetReportLottery', { requestNo })
  await browser.advance(FIRST_ANSWER_DAYS * DAY - 60)
  await browser.loginAs('U1')
  expect((await browser.call('assetReportLottery', { requestNo })).text).toBe(first.text)
  expect(count('first_answers')).toBe(1)
  await browser.advance(120)
  expect(count('first_answers')).toBe(0)
})

test('a statement goes after its time, papers never', async () => {
  const papers = count('files', 'customer_id IS NULL')
  const statement = await browser.call('tradeRecordExport', {
    format: 'csv',
    startDate: '2026-01-01',
    endDate: '2026-06-30',
    verifyToken: await verifyTokenOf(browser, 'U1', 'statementExport'),
    requestNo: randomUUID(),
  })
  const { fileId } = statement.data as { fileId: string }
  await browser.advance(STATEMENT_DAYS * DAY - 60)
  await browser.loginAs('U1')
  expect((await browser.call('fileUrlQuery', { fileId })).inner).toBe(INNER.success)
  await browser.advance(120)
  await browser.loginAs('U1')
  expect((await browser.call('fileUrlQuery', { fileId })).inner).toBe(INNER.notOwner)
  expect(count('files', 'customer_id IS NULL')).toBe(papers)
})
