import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { INNER } from '@/contract/codes'
import type { PaperApplicationData } from '@/contract/papers'
import { AUTH_STATUS, ID_TYPE } from '@/contract/tables/customer'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { type Db, openDatabase } from '../store/database'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'
import {
  confirmedIdentity,
  faceTokenOf,
  finishIdentity,
  manualIdentity,
  uploadPart,
} from '../testing/id-card'
import { handedInPapers, PASSPORT, photosOf, savePaper, submitPapers } from '../testing/papers'

const HOUR = 3600

let browser: Browser
let stranger: Browser
let db: Db

beforeEach(async () => {
  await cleanUp()
  const dataDir = path.join(temporaryFolder(), 'data')
  const started = await startTest({ dataDir })
  db = openDatabase(path.join(dataDir, 'sandbox.db'))
  browser = started.browser
  stranger = new Browser(started.sandbox)
  await browser.loginAs('U3')
  await stranger.loginAs('U1')
})
afterEach(() => db.close())
afterAll(cleanUp)

const detail = async (applyNo?: string) => (await dataOf(browser, 'nonIdCardDetail', { applyNo })).application
const known = async (applyNo: string): Promise<PaperApplicationData> => {
  const application = await detail(applyNo)
  if (!application) throw new Error('An application of this number is answered or refused')
  return application
}
const saved = async (change: object = {}) => {
  const { inner, msg, data } = await savePaper(browser, change)
  if (inner !== INNER.success) throw new Error(msg)
  return (data as { applyNo: string }).applyNo
}
const user = () => dataOf(browser, 'userDetail', {})
const decide = (id: string, isPassed: boolean, reason = '') =>
  browser.control('POST', 'office', { kind: 'realName', id, isPassed, reason })
const newest = async () => {
  const { list } = await dataOf(browser, 'systemNoticeList', { readFlag: '0', pageNum: 1, pageSize: 20 })
  return list[0]
}
const isKept = (fileId: string) => db.get('SELECT id FROM uploaded_files WHERE id = ?', fileId) !== undefined
const draftOf = async () => dataOf(browser, 'draftQuery', { kind: 'papers' })
async function later(seconds: number): Promise<void> {
  await browser.advance(seconds)
  await browser.loginAs('U3')
}

describe('a document', () => {
  test('that is right opens an application, and is kept with what was consented to', async () => {
    expect(await detail()).toBeNull()
    const applyNo = await saved({ idNo: ' p765 4321 ' })
    expect(await known(applyNo)).toMatchObject({
      status: ID_APPLICATION_STATUS.filling,
      paper: PASSPORT,
      nameMask: 'M***N',
      idNoMask: '******21',
      nationalityName: '英国',
      files: [],
      timeline: [],
      rejectReason: '',
    })
    expect(await saved({ applyNo, name: 'MARY WHITE' })).toBe(applyNo)
    expect((await known(applyNo)).paper?.name).toBe('MARY WHITE')
    // Another device that knows of none goes on with it.
    expect(await saved()).toBe(applyNo)
    expect(await user()).toMatchObject({ authStatus: AUTH_STATUS.none, idType: ID_TYPE.passport })
  })

  test.each([
    ['passport', { idNo: '123' }, 'idNo', '请输入正确的护照号码'],
    ['permit', { idType: '2', nationality: 'CN', idNo: 'C12345678' }, 'idNo', '请输入正确的通行证号码'],
    ['Taiwan permit', { idType: '3', nationality: 'CN', idNo: '1' }, 'idNo', '请输入正确的通行证号码'],
    ['resident card', { idType: '4', idNo: '911840197511020015' }, 'idNo', '请输入正确的永久居留证号码'],
    ['residence permit', { idType: '5', nationality: 'CN', idNo: '8' }, 'idNo', '请输入正确的居住证号码'],
    ['officer card', { idType: '6', nationality: 'CN', idNo: '#' }, 'idNo', '请输入正确的证件号码'],
    ['household', { idType: '7', nationality: 'CN', idNo: '1' }, 'idNo', '请输入正确的身份证号码'],
    ['other', { idType: '9', idNo: 'abc' }, 'idNo', '请输入正确的证件号码'],
    ['kind of an ID card', { idType: '0' }, 'idType', '请选择证件类型'],
    ['country that is none', { nationality: 'QQ' }, 'nationality', '请选择国籍（地区）'],
    ['name', { name: 'X' }, 'name', '请输入正确的姓名'],
    ['minor', { birthDate: '2010-01-01' }, 'birthDate', '未满18周岁不能自行认证，请由监护人联系客服办理'],
    ['expired', { expireDate: '2026-11-19' }, 'expireDate', '证件已过期，请更新证件'],
    ['mobile', { mobile: '12' }, 'mobile', '请输入正确的手机号'],
    [
      'somebody else’s',
      { idNo: 'E12345678', birthDate: '1975-11-02' },
      'idNo',
      '该证件已认证其他账户，请使用本人证件或联系客服',
    ],
  ])('that is wrong is refused at its field: %s', async (_what, change, field, msg) => {
    const { inner, data } = await savePaper(browser, change)
    expect(inner).toBe(INNER.invalidInput)
    expect((data as { errors: unknown[] }).errors).toContainEqual({ field, msg })
    expect(await detail()).toBeNull()
  })

  test('is refused without the consent that is in force', async () => {
    expect((await savePaper(browser, { consentVersion: '0.9' })).inner).toBe(INNER.stateConflict)
  })
})

describe('photos', () => {
  test.each([
    [{}, 2],
    [{ idType: '2', nationality: 'CN', idNo: 'H12345678' }, 3],
    [{ idType: '6', nationality: 'CN', idNo: '军字第001234号' }, 3],
    [{ idType: '7', nationality: 'CN', idNo: '110000199901010078', birthDate: '1999-01-01', sex: '1' }, 4],
  ] as const)('of document %p have to be %d at least', async (change, count) => {
    const applyNo = await saved({ ...change, expireDate: '2031-04-30' })
    const files = await photosOf(browser, 'idType' in change ? change.idType : PASSPORT.idType)
    expect(files).toHaveLength(count)
    const lacking = await submitPapers(browser, applyNo, files.slice(1))
    const msg = expect.stringContaining(`至少上传${count}张照片，还缺`) as string
    expect(lacking.data).toMatchObject({ errors: [{ field: 'files', msg }] })
    expect((await submitPapers(browser, applyNo, files)).inner).toBe(INNER.success)
  })

  test('of another kind, twice the same or somebody else’s are refused', async () => {
    const applyNo = await saved()
    const [page, held] = await photosOf(browser)
    if (!page || !held) throw new Error('A passport asks for two photos')
    const theirs = await uploadPart(stranger, 'held')
    for (const files of [
      [page, { ...held, fileId: page.fileId }],
      [page, { part: 'held' as const, fileId: theirs.fileId }],
      [page, held, { part: 'back' as const, fileId: held.fileId }],
      [
        { part: 'page' as const, fileId: held.fileId },
        { part: 'held' as const, fileId: page.fileId },
      ],
    ]) {
      expect((await submitPapers(browser, applyNo, files)).inner).toBe(INNER.invalidInput)
    }
    expect((await known(applyNo)).status).toBe(ID_APPLICATION_STATUS.filling)
  })
})

describe('people', () => {
  test('have it with its photos until they decide, once', async () => {
    const applyNo = await saved()
    const files = await photosOf(browser)
    const requestNo = randomUUID()
    const first = await submitPapers(browser, applyNo, files, requestNo)
    expect(first.data).toEqual({
      applyNo,
      status: ID_APPLICATION_STATUS.inReview,
      promisedDate: '2026-11-25',
    })
    expect((await submitPapers(browser, applyNo, files, requestNo)).data).toEqual(first.data)
    expect((await submitPapers(browser, applyNo, files)).inner).toBe(INNER.stateConflict)
    expect((await savePaper(browser)).inner).toBe(INNER.stateConflict)
    expect((await user()).authStatus).toBe(AUTH_STATUS.inReview)
    const application = await known(applyNo)
    expect(application).toMatchObject({ paper: null, promisedDate: '2026-11-25' })
    expect(application.files.map(({ part }) => part)).toEqual(['page', 'held'])
    expect(application.timeline.map(({ name, isDone }) => [name, isDone])).toEqual([
      ['提交资料', '1'],
      ['人工审核', '0'],
    ])
    expect(JSON.stringify(application)).not.toMatch(/MARY|P7654321|1988-04-12|19900000003/)
    const cases = await browser.control<{ id: string; facts: unknown }[]>('GET', 'office?kind=realName')
    expect(cases.find(({ id }) => id === applyNo)?.facts).toContainEqual(['证件号码', '******21'])
  })

  test('pass it: customer, papers and the list of what was collected say so', async () => {
    const applyNo = await handedInPapers(browser)
    await decide(applyNo, true)
    expect(await user()).toMatchObject({
      authStatus: AUTH_STATUS.passed,
      nameMask: 'M***N',
      birDate: '1988-04-12',
      sex: '2',
      idType: ID_TYPE.passport,
      idExpireDate: '2031-04-30',
    })
    expect(db.get('SELECT id_type, id_no FROM customer_papers WHERE customer_id = ?', '100003')).toEqual({
      id_type: ID_TYPE.passport,
      id_no: 'P7654321',
    })
    const { items } = await dataOf(browser, 'piDetail', { category: 'identity' })
    expect(items.find(({ itemId }) => itemId === 'idType')?.valueMask).toBe('护照，有效期至 2031-04-30')
    expect((await known(applyNo)).timeline.at(-1)).toMatchObject({ name: '审核通过', isDone: '1' })
    expect(await newest()).toMatchObject({ title: '实名认证已通过' })
  })

  test('refuse it with a reason, and it is mended with what was there', async () => {
    const applyNo = await handedInPapers(browser)
    await decide(applyNo, false, '资料页不清晰')
    expect((await user()).authStatus).toBe(AUTH_STATUS.failed)
    const refused = await known(applyNo)
    expect(refused).toMatchObject({
      status: ID_APPLICATION_STATUS.failed,
      rejectReason: '资料页不清晰',
      paper: PASSPORT,
    })
    expect(refused.files).toHaveLength(2)
    const again = await saved()
    expect(again).not.toBe(applyNo)
    expect(await detail()).toMatchObject({ applyNo: again, rejectReason: '资料页不清晰' })
    const files = refused.files.map(({ part, fileId }) => ({ part, fileId }))
    expect((await submitPapers(browser, again, files)).inner).toBe(INNER.success)
    expect((await known(again)).rejectReason).toBe('')
    await decide(again, true)
    expect((await user()).authStatus).toBe(AUTH_STATUS.passed)
  })

  test('that say nothing leave it to time', async () => {
    const applyNo = await handedInPapers(browser)
    await later(5 * 24 * HOUR)
    expect((await known(applyNo)).status).toBe(ID_APPLICATION_STATUS.passed)
  })

  test('pass nothing that has run out meanwhile', async () => {
    const applyNo = await handedInPapers(browser, { expireDate: '2026-11-20' })
    await later(24 * HOUR)
    await decide(applyNo, true)
    expect(await known(applyNo)).toMatchObject({
      status: ID_APPLICATION_STATUS.failed,
      rejectReason: '证件已过期，请更新证件',
    })
  })
})

describe('what nobody finishes', () => {
  test('is gone after a day with its photos and its draft', async () => {
    const applyNo = await saved()
    const files = await photosOf(browser)
    await browser.call('draftSave', {
      kind: 'papers',
      revision: 0,
      content: '{}',
      device: 'APP',
      requestNo: randomUUID(),
    })
    await later(24 * HOUR)
    expect(await known(applyNo)).toMatchObject({
      status: ID_APPLICATION_STATUS.expired,
      paper: null,
      nameMask: '',
      idNoMask: '',
      rejectReason: '',
    })
    expect(await detail()).toBeNull()
    expect((await draftOf()).revision).toBe(0)
    expect(files.map(({ fileId }) => isKept(fileId))).toEqual([false, false])
    expect((await submitPapers(browser, applyNo, files)).inner).toBe(INNER.stateConflict)
    expect(await saved()).not.toBe(applyNo)
  })

  test('leaves the photos of one that was refused before', async () => {
    const refused = await handedInPapers(browser)
    await decide(refused, false, '资料页不清晰')
    await saved()
    await later(24 * HOUR)
    expect((await known(refused)).files).toHaveLength(2)
    expect(await detail()).toMatchObject({ applyNo: refused })
  })

  test('is a draft alone too', async () => {
    await browser.call('draftSave', {
      kind: 'papers',
      revision: 0,
      content: '{}',
      device: 'APP',
      requestNo: randomUUID(),
    })
    const { fileId } = await uploadPart(browser, 'held')
    await later(24 * HOUR)
    expect((await draftOf()).revision).toBe(0)
    expect(isKept(fileId)).toBe(false)
  })
})

describe('both ways', () => {
  test('exclude each other while people decide', async () => {
    const authApplyId = await confirmedIdentity(browser)
    const applyNo = await saved()
    await submitPapers(browser, applyNo, await photosOf(browser))
    expect((await manualIdentity(browser, authApplyId)).inner).toBe(INNER.stateConflict)
    expect((await finishIdentity(browser, authApplyId, 'x'.repeat(20))).inner).toBe(INNER.stateConflict)
    await decide(applyNo, false, '资料页不清晰')
    const finished = await finishIdentity(browser, authApplyId, await faceTokenOf(browser, authApplyId))
    expect(finished.inner).toBe(INNER.success)
    expect((await user()).authStatus).toBe(AUTH_STATUS.passed)
  })

  test('keep what was proved until the new document passes', async () => {
    const authApplyId = await confirmedIdentity(browser)
    const applyNo = await saved()
    await finishIdentity(browser, authApplyId, await faceTokenOf(browser, authApplyId))
    await submitPapers(browser, applyNo, await photosOf(browser))
    expect((await known(applyNo)).isUpdating).toBe('1')
    expect((await user()).authStatus).toBe(AUTH_STATUS.passed)
    await decide(applyNo, false, '资料页不清晰')
    expect(await user()).toMatchObject({ authStatus: AUTH_STATUS.passed, idType: ID_TYPE.idCard })
    expect(await newest()).toMatchObject({ title: '证件更新未通过' })
  })
})

test('of somebody else nothing is told or taken', async () => {
  const applyNo = await saved()
  for (const answer of [
    await stranger.call('nonIdCardDetail', { applyNo }),
    await savePaper(stranger, { applyNo }),
    await submitPapers(stranger, applyNo, await photosOf(stranger)),
    await stranger.call('nonIdCardDetail', { applyNo: 'ZJ20261120-00000000' }),
  ]) {
    expect(answer.inner).toBe(INNER.notOwner)
    expect(answer.data ?? null).toBeNull()
  }
})

test('U5’s passport is with people, with its photos', async () => {
  await browser.loginAs('U5')
  const application = await detail()
  expect(application).toMatchObject({ applyNo: 'ZJ202611180001', status: '1', idNoMask: '*******78' })
  for (const { fileUrl } of application?.files ?? []) {
    expect((await browser.fetch(fileUrl)).status).toBe(200)
  }
})
