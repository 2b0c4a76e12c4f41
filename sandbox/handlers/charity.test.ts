import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'
import { verifyTokenOf } from '../testing/verified'

const PAGE = { pageNum: 1, pageSize: 50 }
const DAY = 86_400

let browser: Browser
let sandbox: Awaited<ReturnType<typeof startTest>>['sandbox']

beforeEach(async () => {
  await cleanUp()
  ;({ browser, sandbox } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const donate = (input: object = {}) =>
  browser.call('charityDonate', {
    charityId: 'CP1',
    points: 500,
    anonymous: '1',
    requestNo: randomUUID(),
    ...input,
  })
const home = () => dataOf(browser, 'vipHome', {})
const project = (charityId = 'CP1') => dataOf(browser, 'charityDetail', { charityId })

test('projects that take donations come first, each with its state', async () => {
  const { list, total } = await dataOf(browser, 'charityList', PAGE)
  expect(total).toBe(4)
  expect(list.map(({ charityId, status }) => [charityId, status])).toEqual([
    ['CP3', '1'],
    ['CP1', '1'],
    ['CP4', '0'],
    ['CP2', '2'],
  ])
  expect(list.find(({ charityId }) => charityId === 'CP1')).toMatchObject({
    raisedPoints: 640_000,
    progress: 64,
    donors: 1208,
    daysLeft: 42,
  })
  expect(list.find(({ charityId }) => charityId === 'CP2')).toMatchObject({
    raisedPoints: 300_000,
    progress: 100,
    donors: 862,
  })
})

test('a project ends with its period, whatever it has got', async () => {
  await browser.advance(12 * DAY)
  await browser.loginAs('U1')
  expect(await project('CP3')).toMatchObject({ status: '3', daysLeft: 0 })
  expect(await donate({ charityId: 'CP3' })).toMatchObject({
    inner: INNER.stateConflict,
    msg: '项目已结束，不能再捐赠',
  })
})

test('a donation moves the balance, the project, the ledger and the records', async () => {
  const before = await project()
  const { data, inner } = await donate({ anonymous: '0' })
  expect(inner).toBe(INNER.success)
  expect(data).toMatchObject({ points: 500, balance: 12_180 })
  // U1 had given to this project before: one donor more only for who had not.
  expect(await project()).toMatchObject({
    raisedPoints: before.raisedPoints + 500,
    donors: 1208,
    balance: 12_180,
  })
  expect(await home()).toMatchObject({
    points: 12_180,
    pointsExpireAmount: 1500,
    donorCount: 4,
    contributionValue: 4100,
    certificateCount: 2,
  })
  const [record] = (await dataOf(browser, 'pointsRecordList', { pointType: '4', ...PAGE })).list
  expect(record).toMatchObject({ change: -500, balance: 12_180, source: '捐赠：清源计划 · 山区饮水改造' })
  const [donation] = (await dataOf(browser, 'donationList', PAGE)).list
  expect(donation).toMatchObject({ charityId: 'CP1', points: 500, anonymous: '0' })
})

test('a first donation brings the project a donor', async () => {
  await browser.loginAs('U2')
  expect((await donate({ points: 100 })).inner).toBe(INNER.success)
  expect((await project()).donors).toBe(1209)
})

test('the wall names those alone who asked for it, masked', async () => {
  const before = (await project()).wall
  await donate({ anonymous: '1' })
  expect((await project()).wall).toEqual(before)
  await donate({ anonymous: '0' })
  const { wall } = await project()
  expect(wall[0]).toMatchObject({ nameMask: '林*远', points: 500, date: '2026-11-20' })
  expect(JSON.stringify(wall)).not.toMatch(/林致远|王慎之|何久/)
})

test.each([
  [99, '每次至少捐赠100积分'],
  [0, '每次至少捐赠100积分'],
  [-500, '每次至少捐赠100积分'],
  [100.5, '请输入整数积分'],
  [12_681, '积分不足，当前可用12680积分'],
])('%p points are refused and change nothing', async (points, msg) => {
  const answer = await donate({ points })
  expect(answer).toMatchObject({ inner: INNER.invalidInput, data: { errors: [{ field: 'points', msg }] } })
  expect(await home()).toMatchObject({ points: 12_680, donorCount: 3 })
})

test.each([
  ['CP2', '项目已完成募集，感谢您的关注'],
  ['CP4', '项目尚未开始，暂不能捐赠'],
])('%s takes no donations', async (charityId, msg) => {
  expect(await donate({ charityId })).toMatchObject({ inner: INNER.stateConflict, msg })
})

describe('above 1,000 points', () => {
  test.each([
    [1000, INNER.success],
    [1001, INNER.verifyTokenMissing],
  ])('%p without a code: %p', async (points, inner) => {
    expect((await donate({ points })).inner).toBe(inner)
  })

  test('a code of the scene is good for one donation', async () => {
    const verifyToken = await verifyTokenOf(browser, 'U1', 'donate')
    expect((await donate({ points: 2000, verifyToken })).inner).toBe(INNER.success)
    expect((await donate({ points: 2000, verifyToken })).inner).toBe(INNER.verifyTokenMissing)
    expect((await home()).points).toBe(10_680)
  })

  test('a code of another scene is worth nothing', async () => {
    const verifyToken = await verifyTokenOf(browser, 'U1', 'tradeCancel')
    expect((await donate({ points: 2000, verifyToken })).inner).toBe(INNER.verifyTokenMissing)
  })
})

test('the same requestNo gives once (E11)', async () => {
  const requestNo = randomUUID()
  const first = await donate({ requestNo })
  expect((await donate({ requestNo })).text).toBe(first.text)
  expect(await home()).toMatchObject({ points: 12_180, donorCount: 4 })
})

describe('a certificate', () => {
  test('is issued when it is asked for first, and stays the same', async () => {
    expect((await home()).certificateCount).toBe(1)
    const first = await dataOf(browser, 'donationCertificate', { donationId: 'D2024051200101' })
    expect(first).toEqual({
      certNo: 'YLGY-2024051200101',
      name: '林致远',
      nameMask: '林*远',
      charityId: 'CP2',
      project: '山里的图书室',
      points: 600,
      value: '6.00',
      date: '2024-05-12',
      orgName: '北京公益慈善基金会',
    })
    expect(await dataOf(browser, 'donationCertificate', { donationId: 'D2024051200101' })).toEqual(first)
    expect((await home()).certificateCount).toBe(2)
  })

  test('of somebody else is refused, as is one of nobody, and no list shows a foreign row', async () => {
    const stranger = new Browser(sandbox)
    await stranger.loginAs('U6')
    const foreign = await stranger.call('donationCertificate', { donationId: 'D2025090900103' })
    expect(foreign).toMatchObject({ inner: INNER.notOwner, msg: '您无权查看该内容' })
    expect((await stranger.call('donationCertificate', { donationId: 'nobody' })).text).toBe(foreign.text)
    expect((await browser.call('charityDetail', { charityId: 'nobody' })).inner).toBe(INNER.notOwner)
    const { list, total } = await dataOf(stranger, 'donationList', PAGE)
    expect([total, list.some(({ donationId }) => donationId === 'D2025090900103')]).toEqual([26, false])
  })
})
