import { randomUUID } from 'node:crypto'
import type { BeneSet } from '@/contract/beneficiary'
import { INNER } from '@/contract/codes'
import { BENE_CHANGE_STATUS } from '@/contract/tables/beneficiary'
import { dataOf } from '../testing/answers'
import { addPerson, ADULT, PLAN, saveKey } from '../testing/beneficiaries'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { verifyTokenOf } from '../testing/verified'

const FT1 = { trustId: 'FT1' }
const DAYS_4 = 4 * 86_400

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const set = (): Promise<BeneSet> => dataOf(browser, 'ftBeneList', FT1)
const inForce = () => dataOf(browser, 'beneficiaryList', FT1)

/** B2 gives up 10 %, which somebody new gets. */
async function typed(): Promise<string> {
  const beneId = await addPerson(browser, FT1, { ...ADULT, sharePercent: '10' })
  const { bene } = await dataOf(browser, 'ftBeneDetail', { ...FT1, beneId: 'FT1-B2' })
  await dataOf(browser, 'ftBeneSave', {
    ...{ ...FT1, beneId: 'FT1-B2', consent: '1', ...(await saveKey(browser, FT1)) },
    bene: { ...bene, sharePercent: '20', email: 'b@example.cn', idExpireDate: '2034-05-06' },
  })
  return beneId
}

const submit = async () =>
  browser.call('beneChangeSubmit', {
    ...FT1,
    verifyToken: await verifyTokenOf(browser, 'U1', 'beneficiary', 'FT1'),
    requestNo: randomUUID(),
  })

const withdraw = () => browser.call('beneChangeWithdraw', { ...FT1, requestNo: randomUUID() })

async function decide(decision: object): Promise<void> {
  const [waiting] = await browser.control<{ kind: string; id: string }[]>('GET', 'office?kind=beneChange')
  await browser.control('POST', 'office', { kind: 'beneChange', id: waiting?.id, ...decision })
}

test('a change begins as a copy of what is in force, with the first thing that is saved', async () => {
  expect(await set()).toMatchObject({ status: '', canEdit: '1', errors: [] })
  expect((await submit()).msg).toBe('没有需要提交的变更')
  await typed()
  const { status, list, orderSums, errors } = await set()
  expect([status, list.length, orderSums, errors]).toEqual([
    BENE_CHANGE_STATUS.draft,
    7,
    [
      { order: 1, sum: '100.00' },
      { order: 2, sum: '100.00' },
    ],
    [],
  ])
  expect((await inForce()).list).toHaveLength(6)
})

test('what does not come to 100 is not handed in', async () => {
  await addPerson(browser, FT1, { ...ADULT, sharePercent: '10' })
  expect((await submit()).data).toEqual({
    errors: [{ section: 'people', field: 'order.1', msg: '同一顺位受益比例合计须为100%，当前为110.00%' }],
  })
})

test('the old set counts until the office approves, and from then on the new one, with its plans', async () => {
  const beneId = await typed()
  const { plans } = await set()
  await dataOf(browser, 'ftDistPlanSave', {
    ...FT1,
    plans: [...plans.filter(({ planId }) => planId !== 'DP2'), { ...PLAN, beneId, amount: '1000' }],
    ...(await saveKey(browser, FT1)),
  })
  expect((await submit()).data).toMatchObject({ status: BENE_CHANGE_STATUS.inReview })
  const before = await inForce()
  expect(before.list.find(one => one.beneId === 'FT1-B2')?.sharePercent).toBe('30.00')
  expect(before.joining).toMatchObject([{ beneId, beneStatus: '0' }])
  expect(await set()).toMatchObject({ canEdit: '0', canWithdraw: '1' })
  const preview = (await set()).preview
  await decide({ isPassed: true })
  const after = await inForce()
  expect(after.list.find(one => one.beneId === 'FT1-B2')?.sharePercent).toBe('20.00')
  expect([after.joining, after.changeStatus]).toEqual([[], ''])
  const scheme = await dataOf(browser, 'distSchemeDetail', FT1)
  expect(scheme.plans.map(({ distId }) => distId)).not.toContain('DP2')
  // What was shown before is what will be paid.
  expect(scheme.preview).toEqual(preview)
})

test('who is taken off benefits no more, and is not seen again', async () => {
  await dataOf(browser, 'ftBeneDelete', { ...FT1, beneId: 'FT1-B6', ...(await saveKey(browser, FT1)) })
  await browser.advance(60)
  expect((await submit()).inner).toBe(INNER.success)
  await browser.advance(DAYS_4)
  await browser.loginAs('U1')
  expect((await inForce()).list.map(one => one.beneId)).not.toContain('FT1-B6')
  const messages = await dataOf(browser, 'systemNoticeList', { pageNum: 1, pageSize: 5 })
  expect(messages.list.map(({ title }) => title)).toContain('受益人变更已生效')
})

test('a refusal says why and is mended; a change in review is taken back, one that is typed is given up', async () => {
  await typed()
  await submit()
  await decide({ isPassed: false, reason: '请补充关系证明' })
  expect(await set()).toMatchObject({
    status: BENE_CHANGE_STATUS.refused,
    decision: '请补充关系证明',
    canEdit: '1',
  })
  await browser.advance(60)
  await submit()
  expect((await withdraw()).data).toEqual({ status: BENE_CHANGE_STATUS.draft })
  expect((await set()).list).toHaveLength(7)
  expect((await withdraw()).data).toEqual({ status: BENE_CHANGE_STATUS.dropped })
  expect(await set()).toMatchObject({ status: '', list: expect.arrayContaining([]) as unknown })
  expect((await set()).list).toHaveLength(6)
  expect((await withdraw()).inner).toBe(INNER.stateConflict)
})

test('neither a beneficiary nor a stranger changes anything', async () => {
  for (const customer of ['U2', 'U6']) {
    await browser.loginAs(customer)
    expect((await browser.call('ftBeneList', FT1)).inner).toBe(INNER.notOwner)
    expect((await withdraw()).inner).toBe(INNER.notOwner)
  }
})

test('twenty is the most, and a proof of another trust counts for nothing', async () => {
  await browser.loginAs('U6')
  const more = await browser.call('ftBeneSave', {
    ...{ trustId: 'FT3', bene: ADULT, consent: '1', ...(await saveKey(browser, { trustId: 'FT3' })) },
  })
  expect((more.data as { errors: object[] }).errors).toContainEqual({ field: 'name', msg: '受益人最多20位' })
})

test('what a beneficiary completed since a change began stays when it is approved; what else it says counts', async () => {
  await typed()
  await browser.loginAs('U2')
  await dataOf(browser, 'beneFillSubmit', {
    ...{ beneId: 'FT1-B4', email: 'jx@example.cn', fileIds: [], requestNo: randomUUID() },
    verifyToken: await verifyTokenOf(browser, 'U2', 'beneficiary', 'FT1-B4'),
  })
  const [filled] = await browser.control<{ id: string }[]>('GET', 'office?kind=beneFill')
  await browser.control('POST', 'office', { kind: 'beneFill', id: filled?.id, isPassed: true })
  await browser.loginAs('U1')
  await submit()
  await decide({ isPassed: true })
  expect((await inForce()).list.find(one => one.beneId === 'FT1-B2')?.sharePercent).toBe('20.00')
  expect((await dataOf(browser, 'ftBeneDetail', { ...FT1, beneId: 'FT1-B2' })).bene.email).toBe(
    'b@example.cn',
  )
  await browser.loginAs('U2')
  expect((await dataOf(browser, 'beneFillInfo', { beneId: 'FT1-B4' })).emailMask).toBe('j***@example.cn')
})

test('of two devices the later one is told, of one that has opened the page before a change came into force as well', async () => {
  const { bene, revision } = await dataOf(browser, 'ftBeneDetail', { ...FT1, beneId: 'FT1-B2' })
  const late = () =>
    browser.call('ftBeneSave', {
      ...{ ...FT1, beneId: 'FT1-B2', consent: '1', requestNo: randomUUID(), revision },
      bene: { ...bene, sharePercent: '25' },
    })
  await typed()
  const refused = await late()
  expect([refused.inner, refused.msg]).toEqual([
    INNER.stateConflict,
    '受益人或分配方案已在其他设备上修改，请核对后再保存',
  ])
  await submit()
  await decide({ isPassed: true })
  expect((await late()).inner).toBe(INNER.stateConflict)
  expect((await set()).status).toBe('')
})
