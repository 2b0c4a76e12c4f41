import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { INNER } from '@/contract/codes'
import type { IdentityApplicationData } from '@/contract/identity'
import { AUTH_STATUS } from '@/contract/tables/customer'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import type { SpecimenForm } from '../specimens/photo'
import { dataOf } from '../testing/answers'
import { openDatabase, type Db } from '../store/database'
import { Browser, cleanUp, startTest, temporaryFolder } from '../testing/harness'
import {
  confirmedIdentity,
  faceTokenOf,
  finishIdentity,
  manualIdentity,
  readBoth,
  readSide,
  submitIdentity,
  uploadPart,
  uploadPhoto,
} from '../testing/id-card'
import { specimenPhoto } from '../testing/sample-files'

const DAY = 86_400

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

const open = async (on = browser) => (await dataOf(on, 'identityApplication', {})).application
async function applicationOf(authApplyId: string): Promise<IdentityApplicationData> {
  const { application } = await dataOf(browser, 'identityApplication', { authApplyId })
  if (!application) throw new Error('An application of this id is answered or refused')
  return application
}
const user = (on = browser) => dataOf(on, 'userDetail', {})
const decide = (id: string, isPassed: boolean, reason = '') =>
  browser.control('POST', 'office', { kind: 'realName', id, isPassed, reason })
/** Time passes, and the session with it. */
async function later(seconds: number): Promise<void> {
  await browser.advance(seconds)
  await browser.loginAs('U3')
}
const newest = async () => {
  const { list } = await dataOf(browser, 'systemNoticeList', { readFlag: '0', pageNum: 1, pageSize: 20 })
  return list[0]
}

describe('an application', () => {
  test('is opened by the first photo that was read, and holds both sides', async () => {
    expect(await open()).toBeNull()
    await readSide(browser, 'front', await uploadPhoto(browser, specimenPhoto('front', 'notACard')))
    expect(await open()).toBeNull()
    const { authApplyId, frontFileId, backFileId } = await readBoth(browser)
    expect(await open()).toMatchObject({
      authApplyId,
      status: ID_APPLICATION_STATUS.filling,
      isUpdating: '0',
      consentVersion: '1.0',
      front: { fileId: frontFileId, width: 1200, height: 840, read: { nameMatch: '1' } },
      back: { fileId: backFileId, read: { back: { endDate: '2029-06-12' } } },
      isConfirmed: '0',
      expireTime: expect.stringMatching(/^2026-11-21 10:0/) as string,
    })
  })

  test('runs out after a day, with its photos and its draft', async () => {
    const { authApplyId, frontFileId } = await readBoth(browser)
    const draft = { kind: 'identity' as const, revision: 0, content: '{}', device: 'APP' }
    await browser.call('draftSave', { ...draft, requestNo: randomUUID() })
    await later(DAY - 3600)
    expect((await applicationOf(authApplyId)).status).toBe(ID_APPLICATION_STATUS.filling)
    await later(3600)
    expect(await open()).toBeNull()
    expect(await applicationOf(authApplyId)).toMatchObject({
      status: ID_APPLICATION_STATUS.expired,
      front: null,
      back: null,
      nameMask: '',
      idNoMask: '',
    })
    expect((await browser.call('fileUploadInfo', { fileId: frontFileId })).inner).toBe(INNER.notOwner)
    expect((await dataOf(browser, 'draftQuery', { kind: 'identity' })).revision).toBe(0)
    const read = { authApplyId, frontFileId, backFileId: frontFileId }
    expect((await submitIdentity(browser, read)).inner).toBe(INNER.stateConflict)
    expect((await readBoth(browser)).authApplyId).not.toBe(authApplyId)
  })

  test('of somebody else is refused as one of nobody is', async () => {
    const authApplyId = await confirmedIdentity(browser)
    const faceToken = await faceTokenOf(browser, authApplyId)
    const read = { authApplyId, frontFileId: 'F1', backFileId: 'F2' }
    for (const id of [authApplyId, 'nobody-1']) {
      const calls = [
        stranger.call('identityApplication', { authApplyId: id }),
        submitIdentity(stranger, { ...read, authApplyId: id }),
        finishIdentity(stranger, id, faceToken),
        manualIdentity(stranger, id),
        stranger.call('faceStart', {
          scene: 'realName',
          subject: id,
          channel: 'h5',
          requestNo: randomUUID(),
        }),
      ]
      for (const answer of await Promise.all(calls)) expect(answer.inner).toBe(INNER.notOwner)
    }
    expect((await user(stranger)).nameMask).toBe('林*远')
    expect((await open())?.isConfirmed).toBe('1')
  })
})

describe('what was read is confirmed', () => {
  test('with name and address as the customer corrected them', async () => {
    const read = await readBoth(browser)
    expect(
      (await submitIdentity(browser, read, { address: ' 北京市朝阳区听松街7号3单元502室 ' })).data,
    ).toEqual({ authApplyId: read.authApplyId, needFace: '1', mismatch: '0' })
    expect(await open()).toMatchObject({ isConfirmed: '1', nameMask: '陈*' })
  })

  test.each<[string, object, string, string]>([
    ['a name that is none', { name: '陈1' }, 'name', '请输入正确的姓名'],
    ['an address that is none', { address: '北京' }, 'address', '请填写详细地址'],
  ])('not with %s', async (_what, more, field, msg) => {
    const answer = await submitIdentity(browser, await readBoth(browser), more)
    expect(answer).toMatchObject({ inner: INNER.invalidInput, data: { errors: [{ field, msg }] } })
  })

  test.each<[SpecimenForm, 'front' | 'back', string, string]>([
    ['expired', 'back', 'endDate', '证件已过期，请更新证件'],
    ['alteredDigit', 'front', 'cardNo', '请输入正确的身份证号码'],
    ['otherBirthday', 'front', 'birthday', '身份证号码与出生日期不一致'],
    ['minor', 'front', 'birthday', '未满18周岁不能自行认证，请由监护人联系客服办理'],
    ['otherPerson', 'front', 'cardNo', '该身份证已认证其他账户，请使用本人证件或联系客服'],
  ])('not of a card that is %s', async (reading, side, field, msg) => {
    const read = await readBoth(browser, { [side]: reading })
    const answer = await submitIdentity(browser, read)
    expect(answer).toMatchObject({ inner: INNER.invalidInput, data: { errors: [{ field, msg }] } })
    expect((await open())?.isConfirmed).toBe('0')
  })

  test('with every doubtful field compared', async () => {
    const read = await readBoth(browser, { front: 'doubtful' })
    expect((await submitIdentity(browser, read)).data).toEqual({
      errors: [{ field: 'address', msg: '请对照证件核对' }],
    })
    expect((await submitIdentity(browser, read, { checked: ['address'] })).inner).toBe(INNER.success)
  })

  test('of the photos that are there now: another one asks for it anew', async () => {
    const read = await readBoth(browser)
    await submitIdentity(browser, read)
    const other = await uploadPhoto(browser)
    await readSide(browser, 'front', other)
    expect((await open())?.isConfirmed).toBe('0')
    expect(await submitIdentity(browser, read)).toMatchObject({
      inner: INNER.stateConflict,
      msg: '证件照片已更换，请重新核对',
    })
    expect((await manualIdentity(browser, read.authApplyId)).inner).toBe(INNER.stateConflict)
    expect((await submitIdentity(browser, { ...read, frontFileId: other })).inner).toBe(INNER.success)
  })

  test('and one with another name than the registered goes to people alone', async () => {
    const read = await readBoth(browser, { front: 'otherName' })
    const { data } = await submitIdentity(browser, read, { name: '陈欣' })
    expect(data).toMatchObject({ needFace: '0', mismatch: '1' })
    const faceToken = await faceTokenOf(browser, read.authApplyId)
    expect(await finishIdentity(browser, read.authApplyId, faceToken)).toMatchObject({
      inner: INNER.stateConflict,
      msg: '姓名与注册信息不一致，请提交人工审核',
    })
    expect((await manualIdentity(browser, read.authApplyId)).inner).toBe(INNER.success)
  })
})

describe('the face', () => {
  test('of the application passes it: customer, papers, list of what was collected', async () => {
    const authApplyId = await confirmedIdentity(browser)
    const requestNo = randomUUID()
    const faceToken = await faceTokenOf(browser, authApplyId)
    const first = await finishIdentity(browser, authApplyId, faceToken, requestNo)
    expect(first.data).toEqual({ status: ID_APPLICATION_STATUS.passed, promisedDate: '' })
    // The answer was lost: the same key gets it again, another one changes nothing.
    expect((await finishIdentity(browser, authApplyId, faceToken, requestNo)).data).toEqual(first.data)
    expect((await finishIdentity(browser, authApplyId, faceToken)).inner).toBe(INNER.stateConflict)
    expect(await user()).toMatchObject({
      authStatus: AUTH_STATUS.passed,
      birDate: '1999-01-01',
      idExpireDate: '2029-06-12',
    })
    expect(await open()).toBeNull()
    expect(await applicationOf(authApplyId)).toMatchObject({
      status: ID_APPLICATION_STATUS.passed,
      front: null,
      idNoMask: '1100**********0078',
      cardEndDate: '2029-06-12',
    })
    const { items } = await dataOf(browser, 'piDetail', { category: 'identity' })
    expect(items.map(({ itemId }) => itemId)).toEqual(['idNo', 'idType'])
    expect(await newest()).toMatchObject({
      title: '实名认证已通过',
      linkUrl: `/phone/realNameAuth/IDCard/result?authApplyId=${authApplyId}`,
    })
  })

  test('makes the customer the beneficiary who has the same ID card', async () => {
    const bound = () => db.get("SELECT customer_id AS who FROM beneficiaries WHERE id = 'FT1-B3'")
    db.run("UPDATE beneficiaries SET id_type = '0', id_no = '110000199901010078' WHERE id = 'FT1-B3'")
    const authApplyId = await confirmedIdentity(browser)
    expect(bound()).toEqual({ who: null })
    await finishIdentity(browser, authApplyId, await faceTokenOf(browser, authApplyId))
    expect(bound()).toEqual({ who: '100003' })
    const { list } = await dataOf(browser, 'trustPositionList', {
      holderRole: '2',
      pageNum: 1,
      pageSize: 20,
    })
    expect(list.map(({ trustId }) => trustId)).toEqual(['FT1'])
  })

  test('of another application, of another scene or of nobody passes nothing', async () => {
    const authApplyId = await confirmedIdentity(browser)
    const { bizToken } = await dataOf(browser, 'faceStart', {
      scene: 'realName',
      channel: 'h5',
      requestNo: randomUUID(),
    })
    await browser.control('POST', 'face', { bizToken, result: 'passed' })
    const { verifyToken } = await dataOf(browser, 'faceResult', { bizToken })
    for (const token of [verifyToken, 'x'.repeat(32)]) {
      expect((await finishIdentity(browser, authApplyId, token)).inner).toBe(INNER.verifyTokenMissing)
    }
    expect((await user()).authStatus).toBe(AUTH_STATUS.none)
  })

  test('that is older than five minutes has to be checked again', async () => {
    const authApplyId = await confirmedIdentity(browser)
    const faceToken = await faceTokenOf(browser, authApplyId)
    await browser.advance(301)
    expect((await finishIdentity(browser, authApplyId, faceToken)).inner).toBe(INNER.verifyTokenMissing)
    const again = await faceTokenOf(browser, authApplyId)
    expect((await finishIdentity(browser, authApplyId, again)).inner).toBe(INNER.success)
  })

  test('is asked for once what was read is confirmed, and not before', async () => {
    const { authApplyId } = await readBoth(browser)
    const start = { scene: 'realName', subject: authApplyId, channel: 'h5', requestNo: randomUUID() }
    expect((await browser.call('faceStart', start)).inner).toBe(INNER.stateConflict)
  })

  test('that failed three times leaves the manual way, and is free again the next day (E13)', async () => {
    const authApplyId = await confirmedIdentity(browser)
    for (let failures = 0; failures < 3; failures += 1) await faceTokenOf(browser, authApplyId, 'failed')
    const start = { scene: 'realName', subject: authApplyId, channel: 'h5' }
    expect((await browser.call('faceStart', { ...start, requestNo: randomUUID() })).inner).toBe(
      INNER.faceLimitReached,
    )
    await later(15 * 3600)
    expect((await browser.call('faceStart', { ...start, requestNo: randomUUID() })).inner).toBe(INNER.success)
    expect((await manualIdentity(browser, authApplyId)).inner).toBe(INNER.success)
  })
})

describe('people', () => {
  async function handedIn(more: object = {}): Promise<string> {
    const authApplyId = await confirmedIdentity(browser, more)
    await manualIdentity(browser, authApplyId)
    return authApplyId
  }

  test('have it until they decide; nothing changes meanwhile', async () => {
    const authApplyId = await confirmedIdentity(browser)
    const requestNo = randomUUID()
    const same = { requestNo, files: [await uploadPart(browser, 'held')] }
    const first = await manualIdentity(browser, authApplyId, same)
    expect(first.data).toEqual({ status: ID_APPLICATION_STATUS.inReview, promisedDate: '2026-11-25' })
    expect((await manualIdentity(browser, authApplyId, same)).data).toEqual(first.data)
    expect((await manualIdentity(browser, authApplyId)).inner).toBe(INNER.stateConflict)
    expect((await user()).authStatus).toBe(AUTH_STATUS.inReview)
    expect(await readSide(browser, 'front', await uploadPhoto(browser))).toMatchObject({
      inner: INNER.stateConflict,
      msg: '认证正在审核，无需重复提交',
    })
    expect(await open()).toMatchObject({ status: ID_APPLICATION_STATUS.inReview, front: null })
    await later(2 * DAY)
    expect((await open())?.status).toBe(ID_APPLICATION_STATUS.inReview)
  })

  test('see it at the office without the whole number', async () => {
    const authApplyId = await handedIn()
    const cases = await browser.control<{ id: string; facts: unknown }[]>('GET', 'office?kind=realName')
    expect(cases.find(({ id }) => id === authApplyId)).toMatchObject({
      kind: 'realName',
      customer: 'U3',
      facts: [
        ['姓名', '陈新'],
        ['证件号码', '1100**********0078'],
        ['有效期至', '2029-06-12'],
        ['与注册姓名', '一致'],
        ['类型', '首次认证'],
      ],
    })
  })

  test('pass it', async () => {
    const authApplyId = await handedIn()
    await decide(authApplyId, true)
    expect((await user()).authStatus).toBe(AUTH_STATUS.passed)
    expect((await newest())?.title).toBe('实名认证已通过')
  })

  test('pass no card that another account has proved meanwhile', async () => {
    const authApplyId = await handedIn()
    db.run("UPDATE customer_papers SET id_no = '110000199901010078' WHERE customer_id = '100006'")
    await decide(authApplyId, true)
    expect(await applicationOf(authApplyId)).toMatchObject({
      status: ID_APPLICATION_STATUS.failed,
      rejectReason: '该身份证已认证其他账户，请使用本人证件或联系客服',
    })
  })

  test('that say nothing leave it to time', async () => {
    const authApplyId = await handedIn()
    await later(5 * DAY)
    expect((await applicationOf(authApplyId)).status).toBe(ID_APPLICATION_STATUS.passed)
    expect((await user()).authStatus).toBe(AUTH_STATUS.passed)
  })

  test('refuse it with a reason, after which it can be begun anew', async () => {
    const authApplyId = await handedIn()
    await decide(authApplyId, false, '照片与本人不符')
    expect(await applicationOf(authApplyId)).toMatchObject({
      status: ID_APPLICATION_STATUS.failed,
      rejectReason: '照片与本人不符',
      decideTime: expect.stringMatching(/^2026-11-20 10:0/) as string,
    })
    expect((await user()).authStatus).toBe(AUTH_STATUS.failed)
    expect(await newest()).toMatchObject({ title: '实名认证未通过' })
    expect((await readBoth(browser)).authApplyId).not.toBe(authApplyId)
  })
})

describe('who has proved their identity before', () => {
  beforeEach(() => browser.loginAs('U4'))

  const renewed = { name: '王慎之', address: '天津市和平区听松里3号' }

  test('keeps it until the new card passes', async () => {
    const authApplyId = await confirmedIdentity(browser, renewed, 'U4')
    expect((await open())?.isUpdating).toBe('1')
    await manualIdentity(browser, authApplyId)
    expect((await user()).authStatus).toBe(AUTH_STATUS.expired)
    await decide(authApplyId, false, '照片不清晰')
    expect(await user()).toMatchObject({ authStatus: AUTH_STATUS.expired, idExpireDate: '2026-10-01' })
    const again = await confirmedIdentity(browser, renewed, 'U4')
    const finished = await finishIdentity(browser, again, await faceTokenOf(browser, again))
    expect(finished.inner).toBe(INNER.success)
    expect(await user()).toMatchObject({ authStatus: AUTH_STATUS.passed, idExpireDate: '9999-12-31' })
    expect((await newest())?.title).toBe('证件已更新')
  })

  test('cannot become another person', async () => {
    const read = await readBoth(browser, { front: 'minor' }, 'U4')
    const { data } = await submitIdentity(browser, read, renewed)
    expect(data).toMatchObject({
      errors: [
        { field: 'birthday' },
        { field: 'cardNo', msg: '与您已认证的身份证号码不一致，请使用本人证件' },
      ],
    })
  })

  test('is told when the new card ends soon', async () => {
    const read = await readBoth(browser, { back: 'expiring' }, 'U4')
    await submitIdentity(browser, read, renewed)
    await finishIdentity(browser, read.authApplyId, await faceTokenOf(browser, read.authApplyId))
    expect(await user()).toMatchObject({ authStatus: AUTH_STATUS.expiring, idExpireDate: '2027-01-15' })
  })
})

test('who waits for the review of another document cannot begin here', async () => {
  await browser.loginAs('U5')
  expect(await readSide(browser, 'front', await uploadPhoto(browser))).toMatchObject({
    inner: INNER.stateConflict,
    msg: '认证正在审核，无需重复提交',
  })
})
