import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { BANK_CHANGE_STATUS } from '@/contract/tables/trade'
import { dataOf } from '../testing/answers'
import { type Answer, type Browser, cleanUp, startTest } from '../testing/harness'
import { type MOBILES, verifyTokenOf } from '../testing/verified'

const B4 = { beneId: 'FT1-B4' }

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U2')
})
afterAll(cleanUp)

const info = (ref: object = B4) => dataOf(browser, 'beneFillInfo', ref)
const errorsOf = ({ data }: Answer) =>
  (data as { errors?: { field: string; msg: string }[] } | undefined)?.errors?.map(({ field, msg }) => [
    field,
    msg,
  ])

async function faceToken(subject: string): Promise<string> {
  const { bizToken } = await dataOf(browser, 'faceStart', {
    ...{ scene: 'beneficiary', subject, channel: 'app', requestNo: randomUUID() },
  })
  await browser.control('POST', 'face', { bizToken, result: 'passed' })
  return (await dataOf(browser, 'faceResult', { bizToken })).verifyToken
}

async function change(more: object = {}, customer: keyof typeof MOBILES = 'U2'): Promise<Answer> {
  return browser.call('beneficiaryBankChangeApply', {
    ...B4,
    accountOwner: '1',
    accountName: '林景行',
    cardNo: '6205500000000000053',
    proofFileIds: [],
    verifyToken: await verifyTokenOf(browser, customer, 'beneficiary', B4.beneId),
    faceToken: await faceToken(B4.beneId),
    requestNo: randomUUID(),
    ...more,
  })
}

async function decide(kind: string, decision: object): Promise<void> {
  const waiting = await browser.control<{ id: string; customer: string }[]>('GET', `office?kind=${kind}`)
  const own = waiting.find(({ customer }) => customer === 'U2')
  await browser.control('POST', 'office', { kind, id: own?.id, ...decision })
}

test('the guardian sees the data of the minor, masked, and whose account may be paid', async () => {
  expect(await info()).toMatchObject({
    isGuardian: '1',
    nameMask: '林*行',
    idNoMask: '1100**********005X',
    cardNoMask: '6250********0014',
    accountNames: [
      { accountOwner: '1', nameMask: '林*行' },
      { accountOwner: '2', nameMask: '周*君' },
    ],
  })
  expect((await info({ trustId: 'FT1' })).beneId).toBe('FT1-B4')
})

test('nobody else sees it: other beneficiaries, the guardian once the minor is of age, who was taken off', async () => {
  for (const beneId of ['FT1-B1', 'FT1-B2', 'nobody']) {
    expect((await browser.call('beneFillInfo', { beneId })).inner).toBe(INNER.notOwner)
  }
  // B4 comes of age on 2028-05-20.
  for (const days of [365, 200]) await browser.advance(days * 86_400)
  await browser.loginAs('U2')
  expect((await browser.call('beneFillInfo', B4)).inner).toBe(INNER.notOwner)
})

test.each<readonly [object, string, string]>([
  [{ accountName: '周文君' }, 'accountName', '收款账户户名须与受益人一致'],
  [{ accountOwner: '2' }, 'accountName', '使用监护人账户的，户名须与监护人一致'],
  [{ accountOwner: '9' }, 'accountOwner', '请选择收款账户'],
  [{ cardNo: '6200000000000006' }, 'cardNo', '请输入正确的银行卡号'],
  [{ cardNo: '6200000000000005' }, 'cardNo', '仅支持本人借记卡'],
  [{ cardNo: '6250948000080014' }, 'cardNo', '与现有收款账户相同'],
])('an account with %j is refused at %s', async (more, field, msg) => {
  expect(errorsOf(await change(more))).toContainEqual([field, msg])
})

test('an account wants face and code about this beneficiary', async () => {
  const answer = await change({ faceToken: await faceToken('FT1-B1') })
  expect([answer.inner, answer.data]).toEqual([INNER.verifyTokenMissing, { missing: ['face'] }])
})

test('the old account is paid until the change is approved; one at a time', async () => {
  const applied = await change({ accountOwner: '2', accountName: '周文君', cardNo: '6250947000000014' })
  expect(applied.data).toMatchObject({ status: BANK_CHANGE_STATUS.inReview })
  const { applyId } = applied.data as { applyId: string }
  await browser.advance(61)
  expect((await change()).msg).toBe('收款账户变更正在审核，无需重复提交')
  expect((await info()).cardNoMask).toBe('6250********0014')
  await decide('bankChange', { isPassed: true })
  expect(await info()).toMatchObject({ cardNoMask: '6250********0014', accountNameMask: '周*君' })
  // The principal follows the course, and no longer reads the card that the guardian named.
  await browser.loginAs('U1')
  expect((await browser.call('beneficiaryBankChangeDetail', { applyId })).inner).toBe(INNER.success)
  const detail = await dataOf(browser, 'ftBeneDetail', { trustId: 'FT1', ...B4 })
  expect([detail.isSelfKept, detail.bene.cardNo, detail.bene.idNo]).toEqual(['1', '', ''])
})

test('a refused change says why, and may be asked for again', async () => {
  const { applyId } = (await change()).data as { applyId: string }
  await decide('bankChange', { isPassed: false, reason: '卡片影像不清晰' })
  expect((await info()).account).toMatchObject({
    status: BANK_CHANGE_STATUS.rejected,
    rejectReason: '卡片影像不清晰',
  })
  expect(await dataOf(browser, 'beneficiaryBankChangeDetail', { applyId })).toMatchObject({
    beneId: 'FT1-B4',
    canReapply: '1',
  })
  await browser.advance(61)
  expect((await change()).inner).toBe(INNER.success)
})

test('data is completed, reviewed, and counts from then on', async () => {
  const fill = async (more: object = {}) =>
    browser.call('beneFillSubmit', {
      ...{ ...B4, email: 'jx@example.cn', fileIds: [], requestNo: randomUUID() },
      verifyToken: await verifyTokenOf(browser, 'U2', 'beneficiary', B4.beneId),
      ...more,
    })
  expect(errorsOf(await fill({ email: '', address: 'aaaa', mobile: '123' }))).toEqual([
    ['mobile', '请输入正确的手机号'],
    ['email', '请输入正确的邮箱'],
    ['regionCode', '请选择所在地区'],
  ])
  await browser.advance(61)
  expect(errorsOf(await fill({ regionCode: '110108', address: '短' }))).toEqual([
    ['address', '请填写详细地址'],
  ])
  await browser.advance(61)
  expect((await fill()).data).toMatchObject({ beneStatus: '0' })
  expect(await info()).toMatchObject({ status: '0', emailMask: '' })
  await browser.advance(61)
  expect((await fill()).msg).toBe('信息正在审核，无需重复提交')
  await decide('beneFill', { isPassed: true })
  expect(await info()).toMatchObject({ status: '1', emailMask: 'j***@example.cn' })
})
