import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { endpoints } from '@/contract/registry'
import type { Endpoint } from '@/contract/endpoint'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'

let browser: Browser
let sandbox: Awaited<ReturnType<typeof startTest>>['sandbox']

beforeEach(async () => {
  await cleanUp()
  ;({ browser, sandbox } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const donate = (requestNo: string, points = 500) =>
  browser.call('charityDonate', { charityId: 'CP1', points, anonymous: '1', requestNo })
const settle = (writeNo: string, who = browser, endpoint = 'charityDonate') =>
  who.call('writeSettle', { endpoint, writeNo })
const donations = async () => (await dataOf(browser, 'donationList', { pageNum: 1, pageSize: 50 })).total

test('tells a write that was carried out, however often it is asked', async () => {
  const requestNo = randomUUID()
  await donate(requestNo)
  expect((await settle(requestNo)).data).toEqual({ outcome: 'done' })
  expect((await settle(requestNo)).data).toEqual({ outcome: 'done' })
})

test('tells a write that was refused', async () => {
  const requestNo = randomUUID()
  expect((await donate(requestNo, 1_000_000)).inner).toBe(INNER.invalidInput)
  expect((await settle(requestNo)).data).toEqual({ outcome: 'refused' })
})

test('a write that never arrived is void, and stays so however late it comes', async () => {
  const requestNo = randomUUID()
  const before = await donations()
  expect((await settle(requestNo)).data).toEqual({ outcome: 'void' })
  expect((await donate(requestNo)).inner).toBe(INNER.duplicateInProgress)
  expect((await settle(requestNo)).data).toEqual({ outcome: 'void' })
  expect(await donations()).toBe(before)
})

test('knows nothing of what another customer wrote, and changes nothing there', async () => {
  const requestNo = randomUUID()
  await donate(requestNo)
  const other = new Browser(sandbox)
  await other.loginAs('U6')
  expect((await settle(requestNo, other)).data).toEqual({ outcome: 'void' })
  expect((await settle(requestNo)).data).toEqual({ outcome: 'done' })
})

test.each(['articleLike', 'smsLogin', 'smsCodeVerify', 'userDetail', 'constructor', 'nothing'])(
  'is not told about %s',
  async endpoint => {
    expect((await settle(randomUUID(), browser, endpoint)).inner).toBe(INNER.invalidInput)
  },
)

test('every write that wants a proof of presence is remembered until its outcome is known', () => {
  const all: Endpoint[] = Object.values(endpoints)
  const wantsProof = ({ request }: Endpoint) =>
    'verifyToken' in ((request as { entries?: Record<string, unknown> }).entries ?? {})
  const names = (found: Endpoint[]) => found.map(({ name }) => name).sort()
  // A signature moves nothing by itself: the write that it is for takes it in, once.
  const proven = all.filter(
    endpoint => endpoint.isWrite && wantsProof(endpoint) && endpoint !== endpoints.signatureSave,
  )
  expect(names(all.filter(endpoint => endpoint.isSensitive))).toEqual(names(proven))
  expect(proven.length).toBeGreaterThan(4)
})
