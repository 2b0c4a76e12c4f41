import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { FT_APPLY_STATUS } from '@/contract/tables/trust'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { dataOf } from '../testing/answers'
import { handedIn } from '../testing/handed-in'
import { Browser, cleanUp, startTest } from '../testing/harness'
import { samplePdf } from '../testing/sample-files'
import { agree, confirm, contract, readPapers, signature } from '../testing/signing'

/** U1's application for the family of the couple: in review, and complete. */
const applyId = 'FA4'
const trustId = 'FT4'
const page = { pageNum: 1, pageSize: 20 }
const DAY = 86_400

let browser: Browser
let stranger: Browser

beforeEach(async () => {
  await cleanUp()
  const started = await startTest()
  browser = started.browser
  stranger = new Browser(started.sandbox)
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const detail = () => dataOf(browser, 'ftApplicationDetail', { applyId })
const decide = (kind: string, decision: object = {}) =>
  browser.control('POST', 'office', { kind, id: applyId, isPassed: true, ...decision })

/** From the approval to the signed contract. */
async function signed(): Promise<void> {
  await decide('ftApplication')
  await readPapers(browser, applyId)
  await agree(browser, applyId)
  await confirm(browser, applyId)
  await dataOf(browser, 'contractSign', await signature(browser, applyId))
}

async function delivered(): Promise<void> {
  const bytes = Buffer.concat([samplePdf(), Buffer.from(`\n%${randomUUID()}\n`)])
  const voucher = await handedIn(browser, bytes, { purpose: UPLOAD_PURPOSE.payment, mime: 'application/pdf' })
  await dataOf(browser, 'ftDeliverySubmit', {
    ...{ applyId, voucherFileIds: [voucher], requestNo: randomUUID() },
  })
}

test('an approved trust is read, confirmed and signed as an order is', async () => {
  expect((await stranger.call('contractDocList', { orderId: applyId })).inner).not.toBe(INNER.success)
  await decide('ftApplication')
  const before = await contract(browser, applyId)
  expect(before).toMatchObject({
    kind: 'trust',
    step: 'read',
    productName: '致远家庭服务信托',
    applyAmount: '2000000.00',
    signDeadline: '',
  })
  expect(before.docs.map(({ docName }) => docName.replace('致远家庭服务信托', ''))).toEqual([
    '信托合同',
    '信托风险申明书',
    '信托设立确认书',
    '受益人与分配方案确认书',
    '税收居民身份声明',
  ])
  expect((await agree(browser, applyId)).inner).toBe(INNER.stateConflict)
  await readPapers(browser, applyId)
  expect((await agree(browser, applyId)).inner).toBe(INNER.success)
  expect((await detail()).ftApplyStatus).toBe(FT_APPLY_STATUS.signing)
  const info = await dataOf(browser, 'contractConfirmInfo', { orderId: applyId })
  expect(info.facts.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['信托名称', '信托类别', '信托期限', '收费方案', '受益人']),
  )
  expect((await confirm(browser, applyId)).inner).toBe(INNER.success)
  const answer = await dataOf(browser, 'contractSign', await signature(browser, applyId))
  expect(answer).toMatchObject({ kind: 'trust', nextAction: 'deliver' })
  expect(answer.docs).toHaveLength(5)
  expect(await detail()).toMatchObject({ ftApplyStatus: FT_APPLY_STATUS.toDeliver, canDeliver: '1' })
})

test('its papers and their signed files are nobody else’s', async () => {
  await signed()
  const { docs } = await dataOf(browser, 'contractSignResult', { orderId: applyId })
  const [paper] = (await contract(browser, applyId)).docs
  await stranger.loginAs('U6')
  for (const fileId of [docs[0]?.fileId, paper?.fileId]) {
    expect((await browser.call('fileUrlQuery', { fileId })).inner).toBe(INNER.success)
    expect((await stranger.call('fileUrlQuery', { fileId })).inner).toBe(INNER.notOwner)
  }
  for (const name of ['contractDocList', 'contractConfirmInfo', 'contractSignResult']) {
    expect((await stranger.call(name, { orderId: applyId })).inner).toBe(INNER.notOwner)
  }
})

test('delivered in part, it says what is missing; whole, it is a trust with people, plans, contracts and value', async () => {
  await signed()
  await delivered()
  await decide('ftDelivery', { amount: '1500000.00' })
  expect(await detail()).toMatchObject({
    ftApplyStatus: FT_APPLY_STATUS.toDeliver,
    deliveryNote: '已收到 1,500,000.00 元，尚缺 500,000.00 元。',
  })
  await delivered()
  await decide('ftDelivery', { amount: '500000.00' })
  expect((await detail()).ftApplyStatus).toBe(FT_APPLY_STATUS.established)

  const trust = await dataOf(browser, 'trustPositionDetail', { trustId })
  expect(trust).toMatchObject({
    trustName: '致远家庭服务信托',
    trustKind: '3',
    establishDate: '2026-11-20',
    assetDate: '2026-11-20',
  })
  expect(Number(trust.cash) + Number(trust.investAssets)).toBeCloseTo(Number(trust.totalAssets), 2)
  const { list: people } = await dataOf(browser, 'beneficiaryList', { trustId })
  expect(people.length).toBe(trust.counts.beneficiaries)
  expect(people.length).toBeGreaterThan(0)
  const { plans } = await dataOf(browser, 'distSchemeDetail', { trustId })
  expect(plans.length).toBeGreaterThan(0)
  const { list: contracts } = await dataOf(browser, 'trustContractList', { trustId })
  expect(contracts.map(({ kind }) => kind).sort()).toEqual(['main', ...Array<string>(4).fill('supplement')])
  const plan = await dataOf(browser, 'investmentPlanDetail', { trustId })
  expect(plan.lines.map(({ current }) => Number(current)).reduce((sum, one) => sum + one, 0)).toBeCloseTo(
    100,
    1,
  )
  const { list: trades } = await dataOf(browser, 'trustTradeList', { trustId, ...page })
  expect(trades.map(({ tradeType }) => tradeType)).toContain('01')
  const values = await dataOf(browser, 'trustNetValueList', { trustId, range: '1m' })
  expect(values.totalAssetsSeries.length).toBeGreaterThanOrEqual(0)
  const rows = await dataOf(browser, 'trustPositionList', { holderRole: '1', ...page })
  expect(rows.list.map(row => row.trustId)).toEqual(expect.arrayContaining(['FT1', trustId]))
})

test('what is not delivered in time is told once for each deadline, and counts when it comes all the same', async () => {
  const told = async () =>
    (await dataOf(browser, 'systemNoticeList', page)).list.filter(
      ({ title }) => title === '家族信托财产交付已逾期',
    ).length
  const course = async () => (await detail()).timeline.map(({ name, remark, time }) => [name, remark, time])
  /** The session does not last that long. */
  const pass = async (seconds: number) => {
    await browser.advance(seconds)
    await browser.loginAs('U1')
  }
  const late = (until: string) => ['交付逾期', `应于 ${until} 前交付`, `${until}:00`]
  await signed()
  await pass(13 * DAY)
  expect(await told()).toBe(0)
  await pass(2 * DAY)
  expect(await told()).toBe(1)
  expect(await detail()).toMatchObject({ ftApplyStatus: FT_APPLY_STATUS.toDeliver, canDeliver: '1' })
  expect(await course()).toContainEqual(late('2026-12-04 17:00'))
  await pass(DAY)
  expect(await told()).toBe(1)

  await delivered()
  await decide('ftDelivery', { amount: '1500000.00' })
  await pass(7 * DAY)
  expect(await told()).toBe(2)
  await delivered()
  await decide('ftDelivery', { amount: '500000.00' })
  expect((await detail()).ftApplyStatus).toBe(FT_APPLY_STATUS.established)
  await pass(30 * DAY)
  expect(await told()).toBe(2)
})

test('signed twice at once, it is signed once', async () => {
  await decide('ftApplication')
  await readPapers(browser, applyId)
  await agree(browser, applyId)
  await confirm(browser, applyId)
  const request = await signature(browser, applyId)
  const answers = await Promise.all([
    browser.call('contractSign', request),
    browser.call('contractSign', request),
  ])
  expect(answers.filter(({ inner }) => inner === INNER.success).length).toBeGreaterThanOrEqual(1)
  expect((await dataOf(browser, 'contractSignResult', { orderId: applyId })).docs).toHaveLength(5)
  expect((await browser.call('contractOpen', { orderId: applyId, requestNo: randomUUID() })).inner).toBe(
    INNER.success,
  )
  expect((await detail()).ftApplyStatus).toBe(FT_APPLY_STATUS.toDeliver)
})
