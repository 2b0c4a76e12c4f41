import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { isOn } from '@/lib/flag'
import { dataOf } from '../testing/answers'
import {
  CASH,
  confirmPrincipal,
  filledApplication,
  PRINCIPAL,
  save,
  SETUP,
  spouseOf,
  startApplication,
  VERIFIED,
} from '../testing/ft-application'
import { type Answer, Browser, cleanUp, startTest } from '../testing/harness'
import { uploadPhoto } from '../testing/id-card'
import { sampleJpeg, specimenPhoto } from '../testing/sample-files'

let u1: Browser
let stranger: Browser

beforeEach(async () => {
  await cleanUp()
  const { sandbox, browser } = await startTest()
  u1 = browser
  stranger = new Browser(sandbox)
  await u1.loginAs('U1')
  await stranger.loginAs('U6')
})
afterAll(cleanUp)

const detail = (applyId: string) => dataOf(u1, 'ftApplicationDetail', { applyId })
const errorsOf = ({ data }: Answer) =>
  (data as { errors: { field: string; msg: string }[] }).errors.map(({ field, msg }) => [field, msg])
const doneSteps = async (applyId: string) =>
  (await detail(applyId)).steps.filter(({ isDone }) => isOn(isDone)).map(({ id }) => id)

test('a draft that was never touched is given again', async () => {
  const applyId = await startApplication(u1)
  expect(await startApplication(u1)).toBe(applyId)
  await save(u1, 'ftPrincipalSave', applyId, PRINCIPAL)
  expect(await startApplication(u1)).not.toBe(applyId)
})

test.each([
  ['U2', INNER.investorNotQualified],
  ['U3', INNER.realNameRequired],
  ['U4', INNER.idCardExpired],
  ['U5', INNER.realNameRequired],
])('%s is stopped at a gate by its name', async (customer, inner) => {
  await u1.loginAs(customer)
  expect(await u1.call('ftApplicationStart', { requestNo: randomUUID() })).toMatchObject({ inner })
})

test('each step saves its section, and the application goes on to the first open one', async () => {
  const applyId = await startApplication(u1)
  expect((await save(u1, 'ftPrincipalSave', applyId, PRINCIPAL)).data).toMatchObject({
    currentStep: 2,
    revision: 1,
  })
  expect((await save(u1, 'ftIdentitySave', applyId, VERIFIED)).data).toMatchObject({ currentStep: 3 })
  expect((await confirmPrincipal(u1, applyId)).inner).toBe(INNER.stateConflict)
  expect((await save(u1, 'ftSpouseSave', applyId, await spouseOf(u1))).data).toMatchObject({ currentStep: 4 })
  expect((await confirmPrincipal(u1, applyId)).data).toMatchObject({ currentStep: 5 })
  expect((await save(u1, 'ftSetupSave', applyId, SETUP)).data).toMatchObject({ currentStep: 6, warnings: [] })
  const properties = { properties: [CASH], sourceDeclare: '1' }
  expect((await save(u1, 'ftPropertySave', applyId, properties)).data).toMatchObject({
    currentStep: 7,
    total: '10000000.00',
  })
  const { summary, sections, trustName } = await detail(applyId)
  expect(trustName).toBe(SETUP.trustName)
  expect(sections.principal?.value.mobile).toBe(PRINCIPAL.mobile)
  const shown = JSON.stringify(summary)
  for (const raw of [
    PRINCIPAL.mobile,
    PRINCIPAL.email,
    '110000197009220024',
    '周文君',
    PRINCIPAL.addressDetail,
  ]) {
    expect(shown).not.toContain(raw)
  }
})

test('a save drops what was typed of its section alone', async () => {
  const applyId = await startApplication(u1)
  const draft = (section: string) => ({ kind: 'ftApplication' as const, subject: `${applyId}:${section}` })
  for (const section of ['principal', 'setup']) {
    await u1.call('draftSave', {
      ...draft(section),
      ...{ revision: 0, content: '{}', device: '手机浏览器', requestNo: randomUUID() },
    })
  }
  await save(u1, 'ftPrincipalSave', applyId, PRINCIPAL)
  expect((await dataOf(u1, 'draftQuery', draft('principal'))).revision).toBe(0)
  expect((await dataOf(u1, 'draftQuery', draft('setup'))).revision).toBe(1)
})

test('of two devices the one that has not seen the other does not overwrite it', async () => {
  const applyId = await startApplication(u1)
  await save(u1, 'ftPrincipalSave', applyId, PRINCIPAL)
  const late = await save(u1, 'ftPrincipalSave', applyId, { ...PRINCIPAL, position: '总经理' })
  expect(late).toMatchObject({ inner: INNER.stateConflict, msg: '这一步已在其他设备上保存，请核对后再保存' })
  expect((await detail(applyId)).sections.principal?.value.position).toBe('董事长')
  expect(
    (await save(u1, 'ftPrincipalSave', applyId, { ...PRINCIPAL, position: '总经理' }, 1)).data,
  ).toMatchObject({
    revision: 2,
  })
})

test('who is no longer married loses the spouse only by saying so', async () => {
  const applyId = await startApplication(u1)
  await save(u1, 'ftPrincipalSave', applyId, PRINCIPAL)
  await save(u1, 'ftIdentitySave', applyId, VERIFIED)
  await save(u1, 'ftSpouseSave', applyId, await spouseOf(u1))
  const divorced = { ...PRINCIPAL, maritalStatus: '3' }
  expect((await save(u1, 'ftPrincipalSave', applyId, divorced, 1)).inner).toBe(INNER.stateConflict)
  expect((await detail(applyId)).sections.spouse).not.toBeNull()
  await save(u1, 'ftPrincipalSave', applyId, { ...divorced, dropSpouse: '1' }, 1)
  expect((await detail(applyId)).sections.spouse).toBeNull()
  expect(await doneSteps(applyId)).toEqual(['principal', 'identity'])
})

const WRONG_PRINCIPALS: readonly (readonly [object, string, string])[] = [
  [{ employer: '' }, 'employer', '请填写工作单位'],
  [{ assetSource: ['9'] }, 'assetSourceNote', '请说明其他财产来源'],
  [{ assetSource: [] }, 'assetSource', '请选择财产来源'],
  [{ mobile: '12900000001' }, 'mobile', '请输入正确的手机号'],
  [{ email: 'a@b' }, 'email', '请输入正确的邮箱'],
  [{ regionCode: '110000' }, 'regionCode', '请选择所在地区'],
  [{ addressDetail: '路' }, 'addressDetail', '请填写详细地址'],
  [{ pep: '1', pepDetail: '无' }, 'pepDetail', '请输入5-200个字'],
  [{ maritalStatus: '7' }, 'maritalStatus', '请选择婚姻状况'],
  [{ isHealthy: '0' }, 'isHealthy', '请确认健康声明'],
]

test.each(WRONG_PRINCIPALS)('a principal with %j is refused at its field', async (more, field, msg) => {
  const applyId = await startApplication(u1)
  const answer = await save(u1, 'ftPrincipalSave', applyId, { ...PRINCIPAL, ...more })
  expect([answer.inner, errorsOf(answer)]).toEqual([INNER.invalidInput, [[field, msg]]])
})

const WRONG_SETUPS: readonly (readonly [object, string, string])[] = [
  [{ initialAmount: '9999900' }, 'initialAmount', '家族信托设立金额不低于1000万元'],
  [{ trustName: '林氏信托' }, 'trustName', '信托名称须以“家族信托”结尾'],
  [{ purpose: '单纯增值' }, 'purpose', '设立目的不能是单纯增值，请写明用于家庭的哪些安排'],
  [{ termYears: 4 }, 'termYears', '信托期限为5至50年，或无固定期限'],
  [{ investMode: '3' }, 'adviser', '请填写投资顾问'],
  [{ feePlanId: 'FEE-S1' }, 'feePlanId', '请选择收费方案'],
  [{ protectorName: '林' }, 'protectorName', '请输入正确的姓名'],
]

test.each(WRONG_SETUPS)('a plan with %j is refused at its field', async (more, field, msg) => {
  const applyId = await startApplication(u1)
  const answer = await save(u1, 'ftSetupSave', applyId, { ...SETUP, ...more })
  expect([answer.inner, errorsOf(answer)[0]]).toEqual([INNER.invalidInput, [field, msg]])
})

const OTHER = { ...CASH, propertyType: '4', cardId: '', name: '股权' }
const WRONG_PROPERTIES: readonly (readonly [object[], string, string])[] = [
  [[{ ...CASH, estimateValue: '9999900' }], 'properties', '家族信托设立金额不低于1000万元'],
  [[{ ...CASH, estimateValue: '0' }], 'properties.0.estimateValue', '请输入正确的金额'],
  [[CASH, { ...CASH, name: '' }], 'properties.1.name', '财产名称为2-50个字'],
  [[{ ...CASH, cardId: 'K0300046' }], 'properties.0.cardId', '请选择交付资金的银行卡'],
  [[OTHER], 'properties.0.proofFileIds', '请上传证明材料'],
  [[], 'properties', '请添加交付财产'],
]

test.each(WRONG_PROPERTIES)('properties %j are refused at their field', async (properties, field, msg) => {
  const applyId = await startApplication(u1)
  await save(u1, 'ftSetupSave', applyId, SETUP)
  const answer = await save(u1, 'ftPropertySave', applyId, { properties, sourceDeclare: '1' })
  expect([answer.inner, errorsOf(answer)]).toEqual([INNER.invalidInput, [[field, msg]]])
})

test('a spouse is who the card says, and not the principal', async () => {
  const applyId = await startApplication(u1)
  await save(u1, 'ftPrincipalSave', applyId, PRINCIPAL)
  const spouse = await spouseOf(u1)
  const refused = async (more: object) =>
    errorsOf(await save(u1, 'ftSpouseSave', applyId, { ...spouse, ...more }))
  expect(await refused({ name: '周文' })).toEqual([['name', '与证件照片上的姓名不一致，请核对']])
  expect(await refused({ idNo: '110000194302180064' })).toEqual([
    ['idNo', '与证件照片上的号码不一致，请核对'],
  ])
  expect(await refused({ consentFileIds: [] })).toEqual([['consentFileIds', '请上传配偶知情同意书']])
  const own = await uploadPhoto(u1, specimenPhoto('front', 'fine', 'U1'))
  const self = { name: '林致远', idNo: '110000196803150014', mateFrontFileId: own }
  expect(await refused(self)).toEqual([['idNo', '配偶证件号码不能与委托人相同']])
})

const AMERICAN = { nationality: 'US' }
const UNTIL = { idExpireDate: '2031-05-06' }

/** Typed as people type and paste: full-width, in small letters, with blanks. */
test.each([
  ['1', '护照', { idNo: 'ｘ123 4567', ...AMERICAN, ...UNTIL }, 'X1234567', 1],
  ['2', '港澳居民来往内地通行证', { idNo: 'h 1234 5678', ...UNTIL }, 'H12345678', 2],
  ['3', '台湾居民来往大陆通行证', { idNo: '０１２３４５６７', ...UNTIL }, '01234567', 2],
  ['4', '外国人永久居留身份证', { idNo: 'usa 123456789012', ...AMERICAN, ...UNTIL }, 'USA123456789012', 2],
  ['5', '港澳台居民居住证', { idNo: ' 830000 19751102 0035', ...UNTIL }, '830000197511020035', 2],
  ['6', '军官证/警官证', { idNo: '军字第００１２３４号', idExpireDate: '9999-12-31' }, '军字第001234号', 1],
  ['7', '户口簿', { idNo: '11000019700922002 4' }, '110000197009220024', 2],
  ['9', '其他证件', { idNo: 'ab01', ...AMERICAN, idExpireDate: '9999-12-31' }, 'AB01', 1],
] as const)(
  'a spouse is known by a paper of kind %s, %s, as well as by a card',
  async (idType, label, typed, idNo, photos) => {
    const applyId = await startApplication(u1)
    await save(u1, 'ftPrincipalSave', applyId, PRINCIPAL)
    const photo = await uploadPhoto(u1, sampleJpeg(), UPLOAD_PURPOSE.identity)
    const { consentFileIds, mateBackFileId: other } = await spouseOf(u1)
    const paper = { idType, nationality: '', idExpireDate: '', ...typed }
    const spouse = {
      ...{ name: '周文君', mobile: '19900000002', email: '', occupation: '3', consentFileIds, ...paper },
      ...{ mateFrontFileId: photo, mateBackFileId: other },
    }
    const refused = async (more: object) =>
      errorsOf(await save(u1, 'ftSpouseSave', applyId, { ...spouse, ...more }))
    expect((await refused({ idNo: '1' })).map(([field]) => field)).toEqual(['idNo'])
    expect((await refused({ mateFrontFileId: '' })).map(([field]) => field)).toEqual(['mateFrontFileId'])
    expect((await save(u1, 'ftSpouseSave', applyId, spouse)).inner).toBe(INNER.success)
    const { sections, summary, files } = await detail(applyId)
    expect(sections.spouse?.value).toMatchObject({
      ...{ idType, idNo, nationality: paper.nationality, idExpireDate: paper.idExpireDate },
      mateBackFileId: photos === 2 ? other : '',
    })
    expect(files.map(({ fileId }) => fileId)).toContain(photo)
    const facts = summary.find(({ section }) => section === 'spouse')?.facts ?? []
    expect(facts).toContainEqual({ label: '证件类型', value: label })
    expect(facts.some(({ value }) => value === '美国')).toBe(paper.nationality === 'US')
    expect(JSON.stringify(facts)).not.toContain(idNo)
  },
)

test.each([
  [{ idType: '1', idNo: 'X1234567', idExpireDate: '2031-05-06' }, 'nationality', '请选择国籍（地区）'],
  [
    { idType: '4', idNo: 'USA123456789012', nationality: 'CN', idExpireDate: '2031-05-06' },
    'nationality',
    '永久居留身份证发给外国人，请选择外国国籍',
  ],
  [{ idType: '2', idNo: 'H12345678', idExpireDate: '9999-12-31' }, 'idExpireDate', '请选择证件有效期'],
  [{ idType: '2', idNo: 'H12345678', idExpireDate: '2026-11-19' }, 'idExpireDate', '证件已过期，请更新证件'],
  [
    { idType: '2', idNo: 'H12345678', idExpireDate: '2031-05-06', mateBackFileId: '' },
    'mateBackFileId',
    '请拍摄配偶证件背面',
  ],
  [
    { idType: '1', idNo: 'X1234567', nationality: 'US', idExpireDate: '2031-05-06', mateFrontFileId: '' },
    'mateFrontFileId',
    '请拍摄配偶证件资料页',
  ],
  [{ idType: '7', idNo: '110000196803150014' }, 'idNo', '配偶证件号码不能与委托人相同'],
])('a spouse with %j is refused at %s', async (more, field, msg) => {
  const applyId = await startApplication(u1)
  await save(u1, 'ftPrincipalSave', applyId, PRINCIPAL)
  const photo = await uploadPhoto(u1, sampleJpeg(), UPLOAD_PURPOSE.identity)
  const spouse = { ...(await spouseOf(u1)), mateFrontFileId: photo, mateBackFileId: photo, ...more }
  expect(errorsOf(await save(u1, 'ftSpouseSave', applyId, spouse))).toEqual([[field, msg]])
})

test('the own card may be photographed anew, another one may not', async () => {
  const applyId = await startApplication(u1)
  const photos = async (holder: string) => ({
    way: '2',
    frontFileId: await uploadPhoto(u1, specimenPhoto('front', 'fine', holder)),
    backFileId: await uploadPhoto(u1, specimenPhoto('back', 'fine', holder)),
  })
  const other = await save(u1, 'ftIdentitySave', applyId, await photos('U2'))
  expect(errorsOf(other)).toEqual([['frontFileId', '证件与您的实名信息不一致，请拍摄本人的身份证']])
  expect((await save(u1, 'ftIdentitySave', applyId, await photos('U1'))).inner).toBe(INNER.success)
})

test('files of somebody else, and of another end, are taken into nothing', async () => {
  const applyId = await startApplication(u1)
  await save(u1, 'ftSetupSave', applyId, SETUP)
  const foreign = await uploadPhoto(stranger, sampleJpeg(), UPLOAD_PURPOSE.trust)
  const identity = await uploadPhoto(u1, sampleJpeg(), UPLOAD_PURPOSE.identity)
  for (const fileId of [foreign, identity]) {
    const property = { ...OTHER, proofFileIds: [fileId] }
    const answer = await save(u1, 'ftPropertySave', applyId, { properties: [property], sourceDeclare: '1' })
    expect(errorsOf(answer)).toEqual([['properties.0.proofFileIds', '文件已失效，请删除后重新上传']])
  }
})

test('nobody else sees, saves or hands in an application', async () => {
  const applyId = await filledApplication(u1)
  const requestNo = randomUUID()
  for (const call of [
    stranger.call('ftApplicationDetail', { applyId }),
    save(stranger, 'ftPrincipalSave', applyId, PRINCIPAL, 1),
    save(stranger, 'ftIdentitySave', applyId, VERIFIED, 1),
    save(stranger, 'ftSetupSave', applyId, SETUP, 1),
    save(stranger, 'ftPropertySave', applyId, { properties: [CASH], sourceDeclare: '1' }, 1),
    confirmPrincipal(stranger, applyId),
    stranger.call('ftApplicationSubmit', { applyId, requestNo }),
    stranger.call('ftDeliverySubmit', { applyId, voucherFileIds: ['x'], requestNo }),
  ]) {
    expect(await call).toMatchObject({ inner: INNER.notOwner })
  }
})
