import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { INNER } from '@/contract/codes'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { isOn } from '@/lib/flag'
import { type Db, openDatabase } from '../store/database'
import { applicationById, changeApplication } from '../store/ft-applications'
import { openTrustContract, signTrust } from '../trust-applications/moves'
import { dropForgottenApplications } from '../trust-applications/draft-job'
import { SEED_TIME } from '../clock'
import { dataOf } from '../testing/answers'
import { addWholePeople } from '../testing/beneficiaries'
import { filledApplication, PRINCIPAL, save, SETUP, submitApplication } from '../testing/ft-application'
import { type Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'
import { uploadPhoto } from '../testing/id-card'
import { sampleJpeg } from '../testing/sample-files'

let browser: Browser
let db: Db

beforeEach(async () => {
  await cleanUp()
  const dataDir = temporaryFolder()
  ;({ browser } = await startTest({ dataDir }))
  db = openDatabase(path.join(dataDir, 'sandbox.db'))
  await browser.loginAs('U1')
})
afterEach(() => db.close())
afterAll(cleanUp)

const DAY = 86_400
const detail = (applyId: string) => dataOf(browser, 'ftApplicationDetail', { applyId })
const decide = (id: string, decision: object, kind = 'ftApplication') =>
  browser.control('POST', 'office', { kind, id, isPassed: false, reason: '', ...decision })
const withdraw = (applyId: string) =>
  browser.call('ftApplicationWithdraw', { applyId, requestNo: randomUUID() })

/** An application in review. */
async function submitted(): Promise<string> {
  const applyId = await filledApplication(browser)
  await addWholePeople(browser, applyId)
  const { data } = await submitApplication(browser, applyId)
  expect(data).toMatchObject({ ftApplyStatus: '10', errors: [] })
  return applyId
}

test('every section is looked at again, and each error names its step and field', async () => {
  const { data } = await submitApplication(browser, 'FA3')
  const { errors, ftApplyStatus } = data as {
    errors: { section: string; msg: string }[]
    ftApplyStatus: string
  }
  expect(ftApplyStatus).toBe('00')
  expect(errors.map(({ section, msg }) => [section, msg])).toEqual([
    ['spouse', '请填写配偶信息'],
    ['setup', '请填写信托方案'],
    ['property', '请添加交付财产'],
    ['people', '请至少添加一位受益人'],
    ['people', '请填写终止分配方案'],
  ])
})

test('an application is handed in once, and closed while it is looked at', async () => {
  const applyId = await submitted()
  expect((await submitApplication(browser, applyId)).inner).toBe(INNER.stateConflict)
  expect((await save(browser, 'ftSetupSave', applyId, SETUP, 1)).inner).toBe(INNER.stateConflict)
  expect((await detail(applyId)).sections.setup).toBeNull()
})

test('a save that a decision has overtaken says what has become of the application, and changes nothing', async () => {
  const applyId = await submitted()
  const saved = async () => {
    const { inner, msg } = await save(browser, 'ftSetupSave', applyId, SETUP, 1)
    return [inner, msg]
  }
  expect(await saved()).toEqual([INNER.stateConflict, '申请正在审核，暂时不能修改'])
  await decide(applyId, { remarks: [{ section: 'principal', field: 'email', content: '邮箱无法送达' }] })
  expect(await saved()).toEqual([INNER.stateConflict, '这一步已通过审核，无需修改'])
  const mended = { ...PRINCIPAL, maritalStatus: '3', email: 'lin2@mail.example' }
  expect((await save(browser, 'ftPrincipalSave', applyId, mended, 1)).inner).toBe(INNER.success)
  expect((await submitApplication(browser, applyId)).data).toMatchObject({ errors: [] })
  await decide(applyId, { isPassed: true })
  expect(await saved()).toEqual([INNER.stateConflict, '申请已通过审核，不能再修改'])
  expect((await save(browser, 'ftPrincipalSave', applyId, mended, 2)).msg).toBe('申请已通过审核，不能再修改')
  expect((await detail(applyId)).ftApplyStatus).toBe('20')
})

test('time passes what nobody decided after two working days', async () => {
  const applyId = await submitted()
  await browser.advance(5 * DAY)
  await browser.loginAs('U1')
  expect((await detail(applyId)).ftApplyStatus).toBe('20')
  expect((await detail(applyId)).canSign).toBe('1')
})

test('what was returned opens only where the reviewer spoke, and goes back into review', async () => {
  const applyId = await submitted()
  await decide(applyId, { remarks: [{ section: 'principal', field: 'email', content: '邮箱无法送达' }] })
  const returned = await detail(applyId)
  expect([returned.ftApplyStatus, returned.remarks]).toMatchObject([
    '11',
    [{ section: 'principal', field: 'email', content: '邮箱无法送达', isMended: '0' }],
  ])
  expect(returned.steps.filter(({ canEdit }) => isOn(canEdit)).map(({ id }) => id)).toEqual(['principal'])
  expect((await save(browser, 'ftSetupSave', applyId, SETUP, 1)).inner).toBe(INNER.stateConflict)
  expect((await submitApplication(browser, applyId)).data).toMatchObject({
    errors: [{ section: 'principal', field: 'email', msg: '请按审核意见修改后保存' }],
  })
  const mended = { ...PRINCIPAL, maritalStatus: '3', email: 'lin2@mail.example' }
  expect((await save(browser, 'ftPrincipalSave', applyId, mended, 1)).inner).toBe(INNER.success)
  expect((await detail(applyId)).remarks[0]?.isMended).toBe('1')
  expect((await submitApplication(browser, applyId)).data).toMatchObject({ ftApplyStatus: '10', errors: [] })
})

test('a section that is missing because of what was mended opens with it', async () => {
  const applyId = await submitted()
  await decide(applyId, {
    remarks: [{ section: 'principal', field: 'maritalStatus', content: '请核对婚姻状况' }],
  })
  await save(browser, 'ftPrincipalSave', applyId, PRINCIPAL, 1)
  const { steps } = await detail(applyId)
  expect(steps.filter(({ canEdit }) => isOn(canEdit)).map(({ id }) => id)).toEqual(['principal', 'spouse'])
  expect((await submitApplication(browser, applyId)).data).toMatchObject({
    errors: [{ section: 'spouse', field: '', msg: '请填写配偶信息' }],
  })
})

test('what is refused says why and stays so', async () => {
  const applyId = await submitted()
  await decide(applyId, { reason: '财产来源说明不足' })
  expect(await detail(applyId)).toMatchObject({
    ftApplyStatus: '91',
    rejectReason: '财产来源说明不足',
    canWithdraw: '0',
  })
  expect((await withdraw(applyId)).inner).toBe(INNER.stateConflict)
})

test('a remark about no section of an application is no decision', async () => {
  await expect(decide('FA4', { remarks: [{ section: 'nothing', content: 'x' }] })).rejects.toThrow('400')
  expect((await detail('FA4')).ftApplyStatus).toBe('10')
})

test('taken back, nothing of what was filled in is kept', async () => {
  expect((await withdraw('FA4')).inner).toBe(INNER.success)
  expect(await detail('FA4')).toMatchObject({ ftApplyStatus: '90', summary: [], canWithdraw: '0' })
  const row = db.get<{ count: number }>(
    "SELECT count(*) AS count FROM uploaded_files WHERE used_for = 'ft:FA4'",
  )
  expect(row?.count).toBe(0)
})

describe('the delivery', () => {
  async function toDeliver(): Promise<string> {
    const applyId = await submitted()
    await decide(applyId, { isPassed: true })
    const rowOf = () => applicationById(db, applyId)
    const approved = rowOf()
    if (!approved) throw new Error('No application')
    signTrust(db, openTrustContract(db, approved, Date.now()), Date.now())
    return applyId
  }
  const deliver = async (applyId: string) =>
    browser.call('ftDeliverySubmit', {
      applyId,
      voucherFileIds: [await uploadPhoto(browser, sampleJpeg(), UPLOAD_PURPOSE.payment)],
      requestNo: randomUUID(),
    })

  test('is asked for with the account and until when, and establishes the trust', async () => {
    const applyId = await toDeliver()
    const { transfer, canDeliver } = await detail(applyId)
    expect([canDeliver, transfer?.amount]).toEqual(['1', '10000000.00'])
    expect((await deliver(applyId)).data).toEqual({ ftApplyStatus: '31' })
    expect((await deliver(applyId)).inner).toBe(INNER.stateConflict)
    await decide(applyId, { isPassed: true }, 'ftDelivery')
    expect((await detail(applyId)).ftApplyStatus).toBe('40')
  })

  test('in part says what is missing and asks for the rest alone', async () => {
    const applyId = await toDeliver()
    await deliver(applyId)
    await decide(applyId, { isPassed: true, amount: '6000000.00' }, 'ftDelivery')
    expect(await detail(applyId)).toMatchObject({
      ftApplyStatus: '30',
      deliveryNote: '已收到 6,000,000.00 元，尚缺 4,000,000.00 元。',
      transfer: { amount: '4000000.00' },
    })
    await deliver(applyId)
    await decide(applyId, { isPassed: true, amount: '4000000.00' }, 'ftDelivery')
    expect((await detail(applyId)).ftApplyStatus).toBe('40')
  })

  test('without a voucher is refused at its field', async () => {
    const applyId = await toDeliver()
    const answer = await browser.call('ftDeliverySubmit', {
      applyId,
      voucherFileIds: [],
      requestNo: randomUUID(),
    })
    expect(answer.data).toEqual({ errors: [{ field: 'voucherFileIds', msg: '请上传交付凭证' }] })
  })
})

test('a draft that nobody went on with for two months goes, what is typed of one keeps it', () => {
  changeApplication(db, 'FA3', { update_time: '2026-09-01 10:00:00' })
  changeApplication(db, 'FA5', { update_time: '2026-09-01 10:00:00' })
  db.run(
    "INSERT INTO drafts (customer_id, kind, subject, revision, content, device, saved_at) VALUES ('100006', 'ftApplication', 'FA5:setup', 1, '{}', 'x', ?)",
    SEED_TIME,
  )
  dropForgottenApplications(db, SEED_TIME)
  expect([applicationById(db, 'FA3'), applicationById(db, 'FA5')?.id]).toEqual([undefined, 'FA5'])
})
