import { randomUUID } from 'node:crypto'
import type { BeneInput, BeneSet } from '@/contract/beneficiary'
import { INNER } from '@/contract/codes'
import { FT_APPLY_STATUS, RELATION } from '@/contract/tables/trust'
import { OPEN_ENDED } from '@/lib/date'
import { dataOf } from '../testing/answers'
import {
  addGuardian,
  addPerson,
  ADULT,
  GUARDIAN,
  MINOR,
  PLAN,
  proofOf,
  saveKey,
} from '../testing/beneficiaries'
import { filledApplication } from '../testing/ft-application'
import type { Browser } from '../testing/harness'
import { type Answer, cleanUp, startTest } from '../testing/harness'

/** U1's draft without anybody, and U6's. */
const DRAFT = { applyId: 'FA3' }

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
  DRAFT.applyId = 'FA3'
})
afterAll(cleanUp)

const set = (ref: object = DRAFT): Promise<BeneSet> => dataOf(browser, 'ftBeneList', ref)
const errorsOf = ({ data }: Answer) =>
  (data as { errors?: { field: string; msg: string }[] } | undefined)?.errors?.map(({ field, msg }) => [
    field,
    msg,
  ])

async function save(bene: Partial<BeneInput>, more: object = {}): Promise<Answer> {
  const fileIds = bene.fileIds ?? [await proofOf(browser)]
  return browser.call('ftBeneSave', {
    ...DRAFT,
    bene: { ...ADULT, ...bene, fileIds },
    consent: '1',
    ...(await saveKey(browser, DRAFT)),
    ...more,
  })
}

const saveEnd = async (shares: { beneId: string; percent: string }[], more: object = {}) =>
  browser.call('ftEndSchemeSave', {
    ...DRAFT,
    shares,
    residual: '1',
    conditions: '信托期限届满时一次性分配。',
    confirm: '1',
    ...(await saveKey(browser, DRAFT)),
    ...more,
  })

const submit = () => browser.call('ftApplicationSubmit', { ...DRAFT, requestNo: randomUUID() })

test('nobody is there at first, and the set says what it lacks', async () => {
  const { list, errors, canEdit, end } = await set()
  expect([list, canEdit, end]).toEqual([[], '1', null])
  expect(errors.map(({ section, field, msg }) => [section, field, msg])).toEqual([
    ['people', 'people', '请至少添加一位受益人'],
    ['people', 'end', '请填写终止分配方案'],
  ])
})

test('day of birth and sex come from the number, the bank from the card, and all of it is masked in the list', async () => {
  await addPerson(browser, DRAFT, ADULT)
  expect((await set()).list).toMatchObject([
    {
      nameMask: '林*和',
      sex: '1',
      age: 18,
      isMinor: '0',
      bankName: '招商银行',
      cardNoMask: '6200********0005',
      sharePercent: '50.00',
    },
  ])
})

test.each<readonly [Partial<BeneInput>, string, string]>([
  [{ name: '林' }, 'name', '请输入正确的姓名'],
  [{ relation: '' }, 'relation', '请选择与委托人关系'],
  [{ idNo: '110000200811200114' }, 'idNo', '请输入正确的身份证号码'],
  [{ birthDate: '2008-11-21' }, 'birthDate', '身份证号码与出生日期不一致'],
  [{ idExpireDate: '2026-11-19' }, 'idExpireDate', '证件已过期，请更新证件'],
  // 长期 is for who is 46, and for no passport or permit.
  [{ idExpireDate: OPEN_ENDED }, 'idExpireDate', '请选择证件有效期'],
  [{ idType: '1', idNo: 'E12345678', idExpireDate: OPEN_ENDED }, 'idExpireDate', '请选择证件有效期'],
  [{ idType: '2', idNo: 'H12345678', idExpireDate: OPEN_ENDED }, 'idExpireDate', '请选择证件有效期'],
  [{ mobile: '12900000001' }, 'mobile', '请输入正确的手机号'],
  [{ email: 'a@b' }, 'email', '请输入正确的邮箱'],
  [{ address: '路1' }, 'address', '请填写详细地址'],
  [{ address: '远岚路1号😀' }, 'address', '请填写详细地址'],
  [{ regionCode: '', address: 'aaaa' }, 'regionCode', '请选择所在地区'],
  [{ regionCode: '999999' }, 'regionCode', '请选择所在地区'],
  [{ sharePercent: '100.01' }, 'sharePercent', '请填写正确的受益比例'],
  [{ sharePercent: '0' }, 'sharePercent', '请填写正确的受益比例'],
  [{ order: 0 }, 'order', '请选择受益顺位'],
  [{ accountName: '林致远' }, 'accountName', '收款账户户名须与受益人一致'],
  [{ accountOwner: '2' }, 'accountOwner', '受益人已成年，须使用本人账户'],
  [{ cardNo: '6200000000000006' }, 'cardNo', '请输入正确的银行卡号'],
  [{ fileIds: [] }, 'files', '请上传证件与关系证明'],
  [{ relation: RELATION.self }, 'idNo', '关系为“本人”的，证件号码须与委托人一致'],
  [{ idNo: '110000196803150014' }, 'relation', '该证件为委托人本人证件，请选择“本人”'],
])('%j is refused at %s', async (bene, field, msg) => {
  const answer = await save(bene)
  expect(answer.inner).toBe(INNER.invalidInput)
  expect(errorsOf(answer)).toContainEqual([field, msg])
  expect((await set()).list).toEqual([])
})

test('a charity is known by its credit code, and needs no phone', async () => {
  const charity = {
    ...{ name: '北京公益慈善基金会', relation: RELATION.charity, mobile: '', idExpireDate: '' },
    accountName: '北京公益慈善基金会',
  }
  expect(errorsOf(await save({ ...charity, idNo: '53110000000000021X' }))).toEqual([
    ['idNo', '请输入正确的统一社会信用代码'],
  ])
  expect((await save({ ...charity, idNo: '53110000000000021h' })).inner).toBe(INNER.success)
  expect((await set()).list).toMatchObject([{ nameMask: '北京公益慈善基金会', age: -1, isMinor: '0' }])
})

test('nobody is there twice, and consent is not left out', async () => {
  await addPerson(browser, DRAFT, ADULT)
  expect(errorsOf(await save({}))).toEqual([['idNo', '该受益人已存在']])
  expect((await save({}, { consent: '0' })).inner).toBe(INNER.invalidInput)
})

test('a minor needs a guardian of age, who is somebody else; who comes of age needs none', async () => {
  const beneId = await addPerson(browser, DRAFT, MINOR)
  const guard = async (guardian: object) =>
    errorsOf(
      await browser.call('ftGuardianSave', {
        ...{ ...DRAFT, beneId, consent: '1', ...(await saveKey(browser, DRAFT)) },
        guardian: { ...GUARDIAN, fileIds: [], ...guardian },
      }),
    )
  expect((await set()).errors.map(({ field, msg }) => [field, msg])).toContainEqual([
    `guardian.${beneId}`,
    '林*明：受益人未满18周岁，请填写监护人信息',
  ])
  expect(await guard({ idNo: MINOR.idNo })).toEqual(
    expect.arrayContaining([
      ['idNo', '监护人不能是受益人本人'],
      ['birthDate', '监护人须年满18周岁'],
      ['files', '请上传监护关系证明'],
    ]),
  )
  expect(await guard({ idExpireDate: '2026-11-19' })).toContainEqual([
    ...['idExpireDate', '证件已过期，请更新证件'],
  ])
  await addGuardian(browser, DRAFT, beneId)
  expect((await set()).list).toMatchObject([{ isMinor: '1', guardianNameMask: '林*远' }])
  // The birthday: the guardian counts no more, and none can be named.
  await browser.advance(86_400)
  await browser.loginAs('U1')
  expect((await set()).list).toMatchObject([{ isMinor: '0' }])
  const late = await browser.call('ftGuardianSave', {
    ...{ ...DRAFT, beneId, consent: '1', ...(await saveKey(browser, DRAFT)) },
    guardian: { ...GUARDIAN, fileIds: [] },
  })
  expect([late.inner, late.msg]).toEqual([INNER.stateConflict, '受益人已年满18周岁，无需填写监护人'])
})

test('three shares of a third do not come to 100, and are not handed in', async () => {
  DRAFT.applyId = await filledApplication(browser)
  const ids = [
    await addPerson(browser, DRAFT, { ...ADULT, sharePercent: '33.33' }),
    await addPerson(browser, DRAFT, { ...MINOR, sharePercent: '33.33' }),
  ]
  await addGuardian(browser, DRAFT, ids[1] ?? '')
  const third = {
    name: '许慧兰',
    relation: '04',
    idNo: '110000194302180064',
    accountName: '许慧兰',
  }
  ids.push(await addPerson(browser, DRAFT, { ...ADULT, ...third, sharePercent: '33.33' }))
  const shares = ids.map((beneId, index) => ({ beneId, percent: ['33.33', '33.33', '33.34'][index] ?? '' }))
  expect((await saveEnd(shares)).inner).toBe(INNER.success)
  expect((await submit()).data).toMatchObject({
    ftApplyStatus: FT_APPLY_STATUS.draft,
    errors: [{ section: 'people', field: 'order.1', msg: '同一顺位受益比例合计须为100%，当前为99.99%' }],
  })
  expect(errorsOf(await save({ ...third, sharePercent: '33.34' }, { beneId: ids[2] }))).toBeUndefined()
  expect((await submit()).data).toMatchObject({ ftApplyStatus: FT_APPLY_STATUS.inReview, errors: [] })
  expect((await save({}, { beneId: ids[0] })).inner).toBe(INNER.stateConflict)
  expect(await set()).toMatchObject({ canEdit: '0', reason: '申请已提交，受益人和分配方案不能修改' })
})

test('who is taken off frees the share, and takes the plans along', async () => {
  const beneId = await addPerson(browser, DRAFT, { ...ADULT, sharePercent: '100' })
  await dataOf(browser, 'ftDistPlanSave', {
    ...DRAFT,
    plans: [{ ...PLAN, beneId }],
    ...(await saveKey(browser, DRAFT)),
  })
  await saveEnd([{ beneId, percent: '100' }])
  expect((await set()).errors).toEqual([])
  await dataOf(browser, 'ftBeneDelete', { ...DRAFT, beneId, ...(await saveKey(browser, DRAFT)) })
  const { list, plans, end, orderSums } = await set()
  expect([list, plans, end?.shares, orderSums]).toEqual([[], [], [], []])
})

test('orders are closed up; another list than the one that is there is refused', async () => {
  const one = await addPerson(browser, DRAFT, ADULT)
  const other = await addPerson(browser, DRAFT, MINOR)
  const reorder = async (orders: object[]) =>
    browser.call('ftBeneReorder', { ...DRAFT, orders, ...(await saveKey(browser, DRAFT)) })
  await reorder([
    { beneId: one, order: 5 },
    { beneId: other, order: 2 },
  ])
  expect((await set()).list.map(({ beneId, order }) => [beneId, order])).toEqual([
    [other, 1],
    [one, 2],
  ])
  expect((await reorder([{ beneId: one, order: 1 }])).inner).toBe(INNER.stateConflict)
})

test.each<readonly [object, string, string]>([
  [{ amount: '0' }, 'amount', '请填写正确的分配金额'],
  [{ amount: '', percent: '100.01' }, 'amount', '请填写正确的分配金额'],
  [{ startDate: '2026-11-20' }, 'startDate', '首次分配日不能早于明天'],
  [{ endDate: '2026-12-09' }, 'endDate', '结束日期不能早于开始日期'],
  [{ beneId: 'nobody' }, 'beneId', '请选择受益人'],
  [{ conditionNote: '' }, 'conditionNote', '请用2至40个字说明用途或条件'],
  [{ distType: '2' }, 'conditionType', '请选择分配条件'],
])('a plan with %j is refused at %s', async (change, field, msg) => {
  const beneId = await addPerson(browser, DRAFT, ADULT)
  const answer = await browser.call('ftDistPlanSave', {
    ...{ ...DRAFT, plans: [{ ...PLAN, beneId, ...change }], ...(await saveKey(browser, DRAFT)) },
  })
  expect(errorsOf(answer)).toContainEqual([`plans.0.${field}`, msg])
})

test('two plans for one thing at one time are refused, and the preview is what the calendar pays', async () => {
  const beneId = await addPerson(browser, DRAFT, ADULT)
  const plans = [{ ...PLAN, beneId }]
  const twice = await browser.call('ftDistPlanSave', {
    ...{ ...DRAFT, plans: [...plans, ...plans], ...(await saveKey(browser, DRAFT)) },
  })
  expect(errorsOf(twice)).toEqual([['plans.1.startDate', '与同一受益人的另一项方案期间重叠，请调整']])
  const { preview } = await dataOf(browser, 'distPreview', { ...DRAFT, plans })
  expect(preview.slice(0, 2)).toEqual([
    { date: '2026-12-10', beneNameMask: '林*和', amount: '8000.00', note: '养老 · 每月' },
    { date: '2027-01-10', beneNameMask: '林*和', amount: '8000.00', note: '养老 · 每月' },
  ])
  expect(preview).toHaveLength(12)
  await dataOf(browser, 'ftDistPlanSave', { ...DRAFT, plans, ...(await saveKey(browser, DRAFT)) })
  expect((await set()).preview).toEqual(preview)
})

test('the end is given out whole, with words for it', async () => {
  const beneId = await addPerson(browser, DRAFT, ADULT)
  expect(errorsOf(await saveEnd([{ beneId, percent: '99.99' }], { conditions: '太短' }))).toEqual([
    ['shares', '终止分配比例合计须为100%，当前为99.99%'],
    ['conditions', '请输入10-500个字'],
  ])
  expect(errorsOf(await saveEnd([{ beneId: 'nobody', percent: '100' }]))).toEqual([
    ['shares', '受益人已变更，请重新填写'],
  ])
})

test('an application of somebody else, a person of another set, and both or none of the two are refused', async () => {
  expect((await browser.call('ftBeneList', { applyId: 'FA5' })).inner).toBe(INNER.notOwner)
  expect((await browser.call('ftBeneList', { trustId: 'FT3' })).inner).toBe(INNER.notOwner)
  expect((await browser.call('ftBeneDetail', { ...DRAFT, beneId: 'FT1-B1' })).inner).toBe(INNER.notOwner)
  expect((await save({}, { beneId: 'FT1-B1' })).inner).toBe(INNER.notOwner)
  expect((await browser.call('ftBeneList', {})).inner).toBe(INNER.invalidInput)
  expect((await browser.call('ftBeneList', { ...DRAFT, trustId: 'FT1' })).inner).toBe(INNER.invalidInput)
})
