import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { idNoOf } from '../seed/beneficiary-people'
import { dataOf } from '../testing/answers'
import { addGuardian, addPerson, GUARDIAN, MINOR } from '../testing/beneficiaries'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { verifyTokenOf } from '../testing/verified'

const FT1 = { trustId: 'FT1' }
const PAGE = { pageNum: 1, pageSize: 20 }
/** Under age still, when the change is approved. */
const YOUNGER = { ...MINOR, idNo: idNoOf('2012-05-20', 11), name: '林景初', accountName: '林景初' }
/** U2, who looks after B4 already. */
const U2 = { ...GUARDIAN, name: '周文君', relation: '02', idNo: '110000197009220024', mobile: '19900000002' }

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
})
afterAll(cleanUp)

/** A second minor of the trust whom U2 looks after. */
async function secondMinor(): Promise<string> {
  await browser.loginAs('U1')
  const beneId = await addPerson(browser, FT1, { ...YOUNGER, order: 3, sharePercent: '100' })
  await addGuardian(browser, FT1, beneId, U2)
  await dataOf(browser, 'beneChangeSubmit', {
    ...FT1,
    verifyToken: await verifyTokenOf(browser, 'U1', 'beneficiary', 'FT1'),
    requestNo: randomUUID(),
  })
  const [waiting] = await browser.control<{ id: string }[]>('GET', 'office?kind=beneChange')
  await browser.control('POST', 'office', { kind: 'beneChange', id: waiting?.id, isPassed: true })
  return beneId
}

test('the guardian of two minors reaches what concerns each of them, and nobody else', async () => {
  const second = await secondMinor()
  await browser.loginAs('U2')
  const first = await dataOf(browser, 'beneficiaryPositionDetail', FT1)
  expect(first.benefits).toEqual([
    { beneId: 'FT1-B4', nameMask: '林*行' },
    { beneId: second, nameMask: '林*初' },
  ])
  expect([first.beneId, first.order]).toEqual(['FT1-B4', 1])
  const other = await dataOf(browser, 'beneficiaryPositionDetail', { ...FT1, beneId: second })
  expect([other.beneId, other.order, other.sharePercent]).toEqual([second, 3, '100.00'])
  const recordsOf = async (beneId?: string) =>
    (await dataOf(browser, 'beneficiaryRecordList', { ...FT1, ...PAGE, ...(beneId ? { beneId } : {}) })).total
  expect(await recordsOf()).toBeGreaterThan(0)
  expect(await recordsOf(second)).toBe(0)
  expect((await dataOf(browser, 'beneficiaryDistScheme', { ...FT1, beneId: second })).plans).toEqual([])
  expect((await dataOf(browser, 'beneFillInfo', { beneId: second })).nameMask).toBe('林*初')
  for (const name of ['beneficiaryPositionDetail', 'beneficiaryDistScheme'] as const) {
    expect((await browser.call(name, { ...FT1, beneId: 'FT1-B1' })).inner).toBe(INNER.notOwner)
  }
  const foreign = await browser.call('beneficiaryRecordList', { ...FT1, ...PAGE, beneId: 'FT1-B2' })
  expect(foreign.inner).toBe(INNER.notOwner)
})
