import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { QUALIFIED_STATUS } from '@/contract/tables/customer'
import { INVESTOR_APPLICATION_STATUS, INVESTOR_CRITERION } from '@/contract/tables/investor'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'
import { uploadPhoto } from '../testing/id-card'
import { applyAsInvestor, proofOf, readDeclaration } from '../testing/investor'
import { sampleJpeg } from '../testing/sample-files'

const DAY = 86_400

let browser: Browser
let newBrowser: () => Browser

beforeEach(async () => {
  await cleanUp()
  const started = await startTest()
  browser = started.browser
  newBrowser = () => new Browser(started.sandbox)
  await browser.loginAs('U2')
})
afterAll(cleanUp)

const info = () => dataOf(browser, 'qualifiedInfo', {})
const viewing = () => dataOf(browser, 'qualifiedViewInfo', {})
const confirm = (agreementVersion = '1.0') =>
  browser.call('qualifiedViewConfirm', { agreementVersion, requestNo: randomUUID() })
const notices = async () => {
  const { list } = await dataOf(browser, 'systemNoticeList', { pageNum: 1, pageSize: 10 })
  return list.map(({ title }) => title)
}
const decide = (id: string, isPassed: boolean, reason = '') =>
  browser.control('POST', 'office', { kind: 'investor', id, isPassed, reason })

/** An application that waits; answers its id and its proof. */
async function applied(): Promise<{ applyId: string; fileIds: string[] }> {
  await readDeclaration(browser)
  const fileIds = [await proofOf(browser)]
  const { data } = await applyAsInvestor(browser, fileIds)
  return { applyId: (data as { applyId: string }).applyId, fileIds }
}

describe('how they stand as seeded', () => {
  test.each([
    ['U1', { status: QUALIFIED_STATUS.passed, expireDate: '2027-06-30', gate: '', canApply: '0' }],
    ['U2', { status: QUALIFIED_STATUS.none, expireDate: '', gate: '', canApply: '1', application: null }],
    ['U3', { status: QUALIFIED_STATUS.none, gate: 'AUTH' }],
    ['U4', { status: QUALIFIED_STATUS.expired, expireDate: '2026-05-31', gate: 'ID', canApply: '1' }],
    ['U5', { status: QUALIFIED_STATUS.none, gate: 'AUTH' }],
    ['U6', { status: QUALIFIED_STATUS.passed, expireDate: '2027-08-31', canApply: '0' }],
  ])('%s', async (customer, expected) => {
    await browser.loginAs(customer)
    expect(await info()).toMatchObject(expected)
  })
})

describe('an application', () => {
  test('waits for people, counts for twelve months once they pass it, and then no more', async () => {
    const { applyId, fileIds } = await applied()
    expect(await info()).toMatchObject({
      status: QUALIFIED_STATUS.inReview,
      canApply: '0',
      application: {
        applyId,
        status: INVESTOR_APPLICATION_STATUS.inReview,
        criterion: INVESTOR_CRITERION.netAssets,
        amount: '3000000.00',
        years: 2,
        files: [{ fileId: fileIds[0] }],
        promisedDate: '2026-11-25',
      },
    })
    await decide(applyId, true)
    expect(await info()).toMatchObject({
      status: QUALIFIED_STATUS.passed,
      expireDate: '2027-11-19',
      canApply: '0',
    })
    expect(await dataOf(browser, 'userDetail', {})).toMatchObject({
      qualifiedStatus: '2',
      qualifiedExpireDate: '2027-11-19',
    })
    await browser.advance(364 * DAY)
    await browser.loginAs('U2')
    expect(await info()).toMatchObject({ status: QUALIFIED_STATUS.passed, canApply: '1' })
    await browser.advance(DAY)
    await browser.loginAs('U2')
    expect(await info()).toMatchObject({
      status: QUALIFIED_STATUS.expired,
      canApply: '1',
      application: { status: INVESTOR_APPLICATION_STATUS.expired },
    })
    expect((await notices()).slice(0, 3)).toEqual([
      '合格投资者认定已过期',
      '风险测评结果已过期',
      '合格投资者认定已通过',
    ])
  })

  test('is passed by time, unless people decided before', async () => {
    await applied()
    await browser.advance(5 * DAY)
    await browser.loginAs('U2')
    expect(await info()).toMatchObject({ status: QUALIFIED_STATUS.passed, expireDate: '2027-11-23' })
  })

  test('that is refused says why, and its proof serves again', async () => {
    const { applyId, fileIds } = await applied()
    await decide(applyId, false, '资产证明出具已超过3个月')
    expect(await info()).toMatchObject({
      status: QUALIFIED_STATUS.rejected,
      canApply: '1',
      application: { rejectReason: '资产证明出具已超过3个月', files: [{ fileId: fileIds[0] }] },
    })
    expect((await notices()).slice(0, 2)).toEqual(['合格投资者认定未通过', '合格投资者认定申请已受理'])
    expect(await applyAsInvestor(browser, fileIds)).toMatchObject({ inner: INNER.success })
  })

  test('is one at a time, and none while one counts for long', async () => {
    await applied()
    expect(await applyAsInvestor(browser, [await proofOf(browser)])).toMatchObject({
      inner: INNER.stateConflict,
      msg: '认定申请正在审核，无需重复提交',
    })
    await browser.loginAs('U1')
    await readDeclaration(browser)
    expect(await applyAsInvestor(browser, [await proofOf(browser)])).toMatchObject({
      inner: INNER.stateConflict,
      msg: '合格投资者认定仍然有效，无需重新申请',
    })
  })

  test('is one, however often its answer is lost', async () => {
    await readDeclaration(browser)
    const fileIds = [await proofOf(browser)]
    const requestNo = randomUUID()
    const first = await applyAsInvestor(browser, fileIds, { requestNo })
    expect((await applyAsInvestor(browser, fileIds, { requestNo })).text).toBe(first.text)
  })

  test('drops its draft', async () => {
    const draft = { kind: 'investor' as const, subject: '' }
    await dataOf(browser, 'draftSave', {
      ...draft,
      revision: 0,
      content: '{}',
      device: '手机浏览器',
      requestNo: randomUUID(),
    })
    await applied()
    expect(await dataOf(browser, 'draftQuery', draft)).toMatchObject({ revision: 0, content: '' })
  })
})

// Rule V-QI, as on the page.
test.each([
  ['1', '3000000', '2', undefined, undefined],
  ['1', '2999900', '2', '须不低于300万元', undefined],
  ['2', '5000000.00', '10', undefined, undefined],
  ['2', '4999999.99', '10', '须不低于500万元', undefined],
  ['3', '400000', '2', undefined, undefined],
  ['3', '399999.99', '2', '须不低于40万元', undefined],
  ['1', '3000000', '1', undefined, '投资经历须满2年'],
  ['1', '1e7', '两年', '请输入正确的金额', '请填写投资经历的整年数，如 5'],
])('criterion %s with %s yuan and %s years', async (criterion, amount, years, amountMsg, yearsMsg) => {
  await readDeclaration(browser)
  const answer = await applyAsInvestor(browser, [await proofOf(browser)], { criterion, amount, years })
  const errors = [
    { field: 'amount', msg: amountMsg },
    { field: 'years', msg: yearsMsg },
  ].filter(({ msg }) => msg !== undefined)
  if (errors.length === 0) return expect(answer.inner).toBe(INNER.success)
  expect([answer.inner, answer.data]).toEqual([INNER.invalidInput, { errors }])
})

describe('what is refused', () => {
  test.each([
    [{ ownFunds: '0' }, 'ownFunds', '请确认以自有资金投资'],
    [{ noSplit: '0' }, 'noSplit', '请确认不代持、不拼单'],
    [{ consent: '0' }, 'consent', '请单独同意收集证明材料'],
    [{ fileIds: [] }, 'fileIds', '请上传证明材料'],
    [{ fileIds: Array.from({ length: 10 }, (_, at) => `file-${at}`) }, 'fileIds', '最多上传9个文件'],
  ])('%j', async (more, field, msg) => {
    await readDeclaration(browser)
    const answer = await applyAsInvestor(browser, [await proofOf(browser)], more)
    expect(answer.inner).toBe(INNER.invalidInput)
    expect(answer.data).toEqual({ errors: [{ field, msg }] })
  })

  test('an unread declaration, and an old one', async () => {
    const fileIds = [await proofOf(browser)]
    expect((await applyAsInvestor(browser, fileIds)).data).toEqual({
      errors: [{ field: 'agreementVersion', msg: '请完整阅读《合格投资者声明》' }],
    })
    expect(await applyAsInvestor(browser, fileIds, { agreementVersion: '0.9' })).toMatchObject({
      inner: INNER.stateConflict,
      msg: '《合格投资者声明》已更新，请重新阅读',
    })
  })

  test('proof of somebody else, for another end, given twice, or of nobody: all alike', async () => {
    const other = newBrowser()
    await other.loginAs('U6')
    const foreign = await proofOf(other)
    const own = await proofOf(browser)
    const idCard = await uploadPhoto(browser, sampleJpeg(), UPLOAD_PURPOSE.identity)
    await readDeclaration(browser)
    for (const fileIds of [[foreign], [own, own], [idCard], ['nobody-1']]) {
      expect((await applyAsInvestor(browser, fileIds)).data).toEqual({
        errors: [{ field: 'fileIds', msg: '有证明材料已失效，请删除后重新上传' }],
      })
    }
    expect(await applyAsInvestor(browser, [own])).toMatchObject({ inner: INNER.success })
  })

  test('who has not proved who they are, or by papers that have run out', async () => {
    await browser.loginAs('U3')
    expect(await applyAsInvestor(browser, ['x'])).toMatchObject({ inner: INNER.realNameRequired })
    await browser.loginAs('U4')
    expect(await applyAsInvestor(browser, ['x'])).toMatchObject({ inner: INNER.idCardExpired })
  })
})

describe('a renewal', () => {
  // U1 counts until 2027-06-30.
  const renewed = async () => {
    await browser.loginAs('U1')
    await browser.advance(200 * DAY)
    await browser.loginAs('U1')
    expect(await info()).toMatchObject({ status: QUALIFIED_STATUS.passed, canApply: '1' })
    return applied()
  }
  const hub = async () => (await dataOf(browser, 'identifyInfo', {})).investor

  test('leaves what counts in force, and takes its place once it is passed', async () => {
    const { applyId } = await renewed()
    expect(await hub()).toMatchObject({ status: '2', expireDate: '2027-06-30', renewal: '1' })
    await decide(applyId, true)
    expect(await hub()).toMatchObject({ status: '2', expireDate: '2028-06-07', renewal: '' })
  })

  test('that is refused leaves it in force until its own end', async () => {
    const { applyId } = await renewed()
    await decide(applyId, false, '材料不清晰')
    expect(await hub()).toMatchObject({ status: '2', renewal: '3', rejectReason: '材料不清晰' })
    await browser.advance(30 * DAY)
    await browser.loginAs('U1')
    expect(await hub()).toMatchObject({
      status: '3',
      expireDate: '',
      renewal: '',
      rejectReason: '材料不清晰',
    })
  })
})

describe('to see private products', () => {
  test('needs a name, then a confirmation, which counts on every device', async () => {
    await browser.loginAs('U3')
    expect(await viewing()).toEqual({ canView: '0', gate: 'AUTH' })
    expect(await confirm()).toMatchObject({ inner: INNER.realNameRequired })
    await browser.loginAs('U2')
    expect(await viewing()).toEqual({ canView: '0', gate: '' })
    expect((await confirm()).data).toEqual({
      errors: [{ field: 'agreementVersion', msg: '请完整阅读《合格投资者声明》' }],
    })
    await readDeclaration(browser)
    expect(await confirm('0.9')).toMatchObject({ inner: INNER.stateConflict })
    expect(await confirm()).toMatchObject({ inner: INNER.success, data: { canView: '1' } })
    const other = newBrowser()
    await other.loginAs('U2')
    expect(await dataOf(other, 'qualifiedViewInfo', {})).toEqual({ canView: '1', gate: '' })
    // It entitles to nothing else.
    expect(await info()).toMatchObject({ status: QUALIFIED_STATUS.none })
  })

  test('needs no confirmation of who counts as a qualified investor, until that ends', async () => {
    await browser.loginAs('U1')
    expect(await viewing()).toEqual({ canView: '1', gate: '' })
    await browser.advance(223 * DAY)
    await browser.loginAs('U1')
    expect(await viewing()).toEqual({ canView: '0', gate: '' })
  })
})

test('papers that ran out while it waited are a reason to refuse it', async () => {
  // U2's card holds until 2035-06-30.
  for (let year = 0; year < 12; year += 1) await browser.advance(262 * DAY)
  await browser.loginAs('U2')
  await applied()
  await browser.advance(5 * DAY)
  await browser.loginAs('U2')
  expect(await info()).toMatchObject({
    status: QUALIFIED_STATUS.rejected,
    gate: 'ID',
    application: { rejectReason: '审核期间证件已过期，请更新证件后重新提交' },
  })
})

test('a file that a draft names is kept as long as the draft; one that nothing names goes', async () => {
  const [kept, dropped] = [await proofOf(browser), await proofOf(browser)]
  await dataOf(browser, 'draftSave', {
    ...{ kind: 'investor', subject: '', revision: 0, device: '手机浏览器' },
    content: JSON.stringify({ proof: { files: [{ fileId: kept }] } }),
    requestNo: randomUUID(),
  })
  await browser.advance(8 * DAY)
  await browser.loginAs('U2')
  expect(await browser.call('fileUploadInfo', { fileId: kept })).toMatchObject({ inner: INNER.success })
  expect(await browser.call('fileUploadInfo', { fileId: dropped })).toMatchObject({ inner: INNER.notOwner })
})
