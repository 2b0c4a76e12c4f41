import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { isOff, isOn } from '@/lib/flag'
import type { Endpoint } from '@/contract/endpoint'
import { endpoints, type EndpointName } from '@/contract/registry'
import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { RECORD_TYPE } from '@/contract/tables/order'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'
import { sampleOf } from '../testing/sample-request'
import { verifyTokenOf } from '../testing/verified'

const FIRST_PAGE = { pageNum: 1, pageSize: 50 }

/** Fields that name a thing. */
const NAMES_A_THING = /(?:Id|Ids|No|subject|bizToken)$/
/** Which name none: a number of the write itself, of a paper, or of a card that is typed. */
const TYPED: readonly string[] = ['requestNo', 'idNo', 'cardNo']

type Made = Awaited<ReturnType<typeof make>>
type Who = 'U1' | 'U3' | 'U5' | 'U6'

interface Thing {
  readonly id: string | ((made: Made) => string)
  /** U1 when left out. */
  readonly owner?: Who
  /** U6 when left out. */
  readonly stranger?: Who
  /** What else the request of each needs, so that nothing but this id is in the way. */
  readonly beside?: readonly [ofOwner: object, ofStranger: object]
}

const BESIDE_SET = [{ applyId: 'FA4' }, { trustId: 'FT3', revision: 0 }] as const
const BESIDE_TRUST = [{ trustId: 'FT1' }, { trustId: 'FT3' }] as const

/** Of each field, or of one endpoint's: somebody's thing. */
const THINGS: Readonly<Record<string, Thing>> = {
  appendId: { id: 'AP2' },
  'appendApply.fromAppendId': { id: 'AP2', beside: BESIDE_TRUST },
  applyId: { id: 'FA4' },
  'beneficiaryBankChangeDetail.applyId': { id: 'BC2026111200008' },
  applyNo: { id: 'ZJ202611180001', owner: 'U5' },
  'accountCancelWithdraw.applyNo': { id: made => made.cancellation, owner: 'U3' },
  authApplyId: { id: 'SM201904100001' },
  'beneCardRead.applyId': { id: 'FA4', beside: [{ fileId: 'FA4-mate-front' }, {}] },
  'beneCardRead.trustId': { id: 'FT1', beside: [{ fileId: 'FA4-mate-front' }, {}] },
  'ftBeneDetail.applyId': { id: 'FA4', beside: [{ beneId: 'FA4-B1' }, { beneId: 'FA4-B1' }] },
  'ftBeneDetail.trustId': { id: 'FT1', beside: [{ beneId: 'FT1-B1' }, { beneId: 'FT1-B1' }] },
  'nonIdCardSave.applyNo': {
    id: 'ZJ202611180001',
    owner: 'U5',
    beside: [{ consentVersion: '1.0' }, { consentVersion: '1.0' }],
  },
  'orderCreate.reserveId': { id: 'D2026111110011', beside: [{ productId: 'C02' }, { productId: 'C02' }] },
  beneId: { id: 'FT1-B1' },
  'beneficiaryDistScheme.beneId': { id: 'FT1-B1', beside: BESIDE_TRUST },
  'beneficiaryPositionDetail.beneId': { id: 'FT1-B1', beside: BESIDE_TRUST },
  'beneficiaryRecordList.beneId': { id: 'FT1-B1', beside: BESIDE_TRUST },
  'ftBeneDelete.beneId': { id: 'FA4-B1', beside: BESIDE_SET },
  'ftBeneDetail.beneId': { id: 'FA4-B1', beside: BESIDE_SET },
  'ftBeneSave.beneId': { id: 'FA4-B1', beside: BESIDE_SET },
  'ftGuardianSave.beneId': { id: 'FA4-B1', beside: BESIDE_SET },
  bizToken: { id: made => made.bizToken },
  callBackId: { id: made => made.callBack },
  certId: { id: 'CT202611200940050017' },
  fromCertId: { id: 'CT202610211027180044' },
  deviceId: { id: made => made.device },
  distId: { id: 'DR039' },
  'incomeDistributionDetail.distId': { id: 'T2026111800113' },
  donationId: { id: 'D2025090900103' },
  exportId: { id: 'PE202604080001' },
  'docText.fileId': { id: made => made.certificateFile },
  'fileUrlQuery.fileId': { id: made => made.certificateFile },
  'fileUploadInfo.fileId': { id: 'FA4-consent' },
  instId: { id: 'IN202611200941200058' },
  'instructionPrepare.instId': { id: 'IN202611200941200058', beside: BESIDE_TRUST },
  msgId: { id: 'M0114' },
  msgIds: { id: 'M0114' },
  orderId: { id: 'D2026111910003' },
  planId: { id: 'DP3' },
  positionId: { id: 'U1-P05' },
  'historyPositionDetail.positionId': { id: 'U1-H01' },
  // Of its holders alone: it is sold no more.
  productId: { id: 'P02' },
  recordId: { id: 'D2026111010012' },
  researchId: { id: 'UR1', stranger: 'U3' },
  reserveId: { id: 'D2026111110011' },
  resultId: { id: made => made.riskResult },
  sessionId: { id: made => made.recordingSession },
  surveyId: { id: 'SV1', stranger: 'U3' },
  ticketId: { id: 'TS2026092800417263' },
  tradeId: { id: 'T2026102700113' },
  'tradeCancel.tradeId': { id: 'T2026111900139' },
  'trustTradeDetail.tradeId': { id: made => made.trustTrade },
  trustId: { id: 'FT1' },
  uploadId: { id: made => made.upload },
  verifyId: { id: made => made.cardCheck },
}

const OF_EVERYBODY = 'is the house’s, and everybody’s to read'
const OF_A_FILE = 'is taken out of the customer’s own files alone: upload.test'
const SAID_BEFORE = 'counts within the thing that the request names first, which is asked about here'

/** What is not asked about here, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  activityId: OF_EVERYBODY,
  agreementId: OF_EVERYBODY,
  articleId: OF_EVERYBODY,
  categoryId: OF_EVERYBODY,
  charityId: OF_EVERYBODY,
  paperId: OF_EVERYBODY,
  videoId: OF_EVERYBODY,
  feePlanId: OF_EVERYBODY,
  'docReadReport.docId': OF_EVERYBODY,
  fileId: OF_A_FILE,
  fileIds: OF_A_FILE,
  proofFileIds: OF_A_FILE,
  voucherFileId: OF_A_FILE,
  voucherFileIds: OF_A_FILE,
  frontFileId: OF_A_FILE,
  backFileId: OF_A_FILE,
  mateFrontFileId: OF_A_FILE,
  mateBackFileId: OF_A_FILE,
  consentFileIds: OF_A_FILE,
  imageFileId: OF_A_FILE,
  signFileId: 'is taken out of the customer’s own signatures alone: signature.test',
  cardId: 'is looked for among the customer’s own cards, and refused at its field: signing.test',
  questionId: SAID_BEFORE,
  'conditionalDistSubmit.distId': SAID_BEFORE,
  'trustTradeList.productId': SAID_BEFORE,
  productIds: 'are looked for among the customer’s own holdings: certificate.test',
  'incomeDistributionList.productId': 'is a filter: what is not held has no rows, see below',
  'tradeRecordList.productId': 'is a filter: what is not held has no rows, see below',
  'tradeRecordExport.productId': 'is a filter: what is not held has no rows',
  statementId: 'is a period, of which everybody has a statement of their own',
  writeNo: 'is looked for among the customer’s own writes: write.test',
  captchaId: 'is the picture’s of a call without a session',
  visitId: 'goes with the secret of its link: survey.test',
  subject: 'is bound to a proof, a draft or words of the customer’s own: see below',
}

const lookUp = <T>(table: Readonly<Record<string, T>>, endpoint: string, field: string): T | undefined =>
  table[`${endpoint}.${field}`] ?? (`${endpoint}.${field}` in EXCEPTIONS ? undefined : table[field])

interface WithEntries {
  readonly entries?: Readonly<Record<string, unknown>>
}

const FIELDS = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(([name, { request }]) =>
  Object.keys((request as WithEntries).entries ?? {})
    .filter(field => NAMES_A_THING.test(field) && !TYPED.includes(field))
    .map(field => [name, field] as const),
)

const ASKED = FIELDS.flatMap(([name, field]) => {
  const thing = lookUp(THINGS, name, field)
  return thing ? [[`${name}.${field}`, name, field, thing] as const] : []
})
// What ends its thing comes last.
const ENDS = /Delete|Withdraw|Cancel/
const ROWS = [...ASKED.filter(([title]) => !ENDS.test(title)), ...ASKED.filter(([title]) => ENDS.test(title))]

let made: Made
const devices = {} as Record<Who, Browser>

async function make(owner: Browser, other: Browser) {
  const no = () => ({ requestNo: randomUUID() })
  const slots = await dataOf(owner, 'callBackSlots', {})
  const [day] = slots.days
  const slot = day?.slots.find(({ isFree }) => isOn(isFree))?.slot ?? ''
  const wish = { topic: CONTACT_TOPIC.other, subject: '', note: '', mobile: '', date: day?.date ?? '', slot }
  const { callBackId } = await dataOf(owner, 'callBackBook', { ...wish, ...no() })
  const { bizToken } = await dataOf(owner, 'faceStart', { scene: 'realName', channel: 'app', ...no() })
  const { list: sessions } = await dataOf(owner, 'deviceList', {})
  const certificate = await dataOf(owner, 'assetCertDetail', { certId: 'CT202611120915360009' })
  const { result } = await dataOf(owner, 'riskResult', {})
  const recordId = 'D2026111010012'
  const started = await dataOf(owner, 'doubleRecordStart', {
    recordId,
    by: RECORD_TYPE.byOneself,
    channel: 'h5',
    ...no(),
  })
  const trades = await dataOf(owner, 'trustTradeList', { trustId: 'FT1', ...FIRST_PAGE })
  const upload = { purpose: '01', size: 1000, mime: 'image/jpeg', sha256: 'a'.repeat(64), ...no() } as const
  const { uploadId } = await dataOf(owner, 'fileUploadStart', upload)
  const card = { cardNo: '6205500000000000012', mobile: '19900000001', ...no() }
  const { verifyId } = await dataOf(owner, 'bankCardVerify', card)
  return {
    callBack: callBackId,
    bizToken,
    device: sessions.find(({ isCurrent }) => isOff(isCurrent))?.deviceId ?? '',
    certificateFile: certificate.fileId,
    riskResult: result?.resultId ?? '',
    recordingSession: started.sessionId,
    trustTrade: trades.list[0]?.tradeId ?? '',
    upload: uploadId,
    cardCheck: verifyId,
    cancellation: await cancellationOf(other),
  }
}

/** Who holds nothing may close the account. */
async function cancellationOf(browser: Browser): Promise<string> {
  await dataOf(browser, 'agreementContent', { code: 'accountCancel' })
  await browser.advance(10)
  const read = { docId: 'AG-CANC-11', lastPage: 1, isEnd: '1', seconds: 10 } as const
  await dataOf(browser, 'docReadReport', { ...read, requestNo: randomUUID() })
  const { applyNo } = await dataOf(browser, 'accountCancelApply', {
    ...{ reason: '1', waivePoints: '0', agreementVersion: '1.1' },
    verifyToken: await verifyTokenOf(browser, 'U3', 'accountCancel'),
    requestNo: randomUUID(),
  })
  return applyNo
}

beforeAll(async () => {
  const { sandbox } = await startTest()
  for (const who of ['U1', 'U3', 'U5', 'U6'] as const) {
    devices[who] = new Browser(sandbox)
    await devices[who].loginAs(who)
  }
  await new Browser(sandbox).loginAs('U1')
  made = await make(devices.U1, devices.U3)
})
afterAll(cleanUp)

test('every id of a request is somebody’s thing, or an exception with its reason', () => {
  const unknown = FIELDS.filter(
    ([name, field]) =>
      (lookUp(THINGS, name, field) ?? EXCEPTIONS[`${name}.${field}`] ?? EXCEPTIONS[field]) === undefined,
  )
  expect(unknown.map(names => names.join('.'))).toEqual([])
  const used = FIELDS.flatMap(([name, field]) => [`${name}.${field}`, field])
  expect([...Object.keys(THINGS), ...Object.keys(EXCEPTIONS)].filter(key => !used.includes(key))).toEqual([])
})

describe.each(ROWS)('%s', (_title, name, field, { id, owner = 'U1', stranger = 'U6', beside = [{}, {}] }) => {
  const endpoint: Endpoint = endpoints[name]
  const requestOf = (value: string, more: object) => ({
    ...(sampleOf(endpoint.request) as object),
    ...more,
    [field]: field.endsWith('Ids') ? [value] : value,
  })
  const own = () => (typeof id === 'string' ? id : id(made))

  test('refuses an id of somebody else and one of nobody alike', async () => {
    expect(own()).not.toBe('')
    const foreign = await devices[stranger].call(name, requestOf(own(), beside[1]))
    expect([foreign.inner, foreign.data]).toEqual([INNER.notOwner, undefined])
    const nobody = await devices[stranger].call(name, requestOf('x'.repeat(32), beside[1]))
    expect(nobody.text).toBe(foreign.text)
  })

  test('knows the id of its owner', async () => {
    const { inner } = await devices[owner].call(name, requestOf(own(), beside[0]))
    expect(inner).toMatch(/^\d+$/)
    expect(inner).not.toBe(INNER.notOwner)
  })
})

test.each([
  [CONTACT_TOPIC.order, 'D2026111910003'],
  [CONTACT_TOPIC.holding, 'U1-P05'],
  [CONTACT_TOPIC.trust, 'FT1'],
])('no words say the name of what is somebody else’s: topic %s', async (topic, subject) => {
  for (const name of ['contactInfo', 'ticketTerms'] as const) {
    const aboutFor = async (who: Who, about: string) =>
      (await dataOf(devices[who], name, { topic, subject: about })).about
    expect(await aboutFor('U6', subject)).toBe(await aboutFor('U6', ''))
    expect(await aboutFor('U1', subject)).not.toBe(await aboutFor('U1', ''))
  }
})

test('an id of another kind is refused too', async () => {
  for (const [name, request] of [
    ['positionDetail', { positionId: 'U1-H01' }],
    ['historyPositionDetail', { positionId: 'U1-P01' }],
    ['incomeDistributionDetail', { distId: 'T2026102700113' }],
  ] as const) {
    expect(await devices.U1.call(name, request)).toMatchObject({ inner: INNER.notOwner })
  }
})

test('a trade of the family trust is no trade of the customer', async () => {
  const list = await devices.U1.call('trustTradeList', { trustId: 'FT1', ...FIRST_PAGE })
  const [first] = (list.data as { list: { tradeId: string }[] }).list
  expect(await devices.U1.call('tradeRecordDetail', { tradeId: first?.tradeId })).toMatchObject({
    inner: INNER.notOwner,
  })
})

test.each([
  ['tradeRecordList', { productId: 'P05' }],
  ['incomeDistributionList', { productId: 'P05' }],
])('%s of a product that is not held is empty', async (name, filter) => {
  expect(await devices.U6.call(name, { ...filter, pageNum: 1, pageSize: 20 })).toMatchObject({
    inner: INNER.success,
    data: { total: 0, pages: 0, list: [] },
  })
})
