import { randomUUID } from 'node:crypto'
import { INNER } from '@/contract/codes'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { signedFor } from '../testing/signed'

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const US = { country: 'US', tin: '900-70-0000', noTinReason: '', explain: '' }
const ABROAD = {
  taxType: '3',
  surname: 'LIN',
  givenName: 'ZHIYUAN',
  birthDate: '1968-03-15',
  addressCn: '北京市海淀区远岚路18号院',
  addressEn: 'No. 18 Yuanlan Road, Haidian, Beijing',
  birthplaceCn: '北京',
  birthplaceEn: 'BEIJING, CHINA',
  countries: [US],
}

const declare = async (declaration: object, more: object = {}) =>
  browser.call('taxDeclareSubmit', {
    ...declaration,
    promise: '1',
    signFileId: await signedFor(browser, 'taxDeclare'),
    requestNo: randomUUID(),
    ...more,
  })

test('who never declared is shown their name in pinyin, and the paper that serves as number', async () => {
  await browser.loginAs('U3')
  expect(await dataOf(browser, 'taxDeclareInfo', {})).toMatchObject({
    declared: '0',
    taxType: '',
    version: 0,
  })
  await browser.loginAs('U1')
  expect(await dataOf(browser, 'taxDeclareInfo', {})).toMatchObject({
    declared: '1',
    taxType: '1',
    version: 1,
    name: '林致远',
    idNoMask: '1100**********0014',
    nameSuggestion: { surname: 'LIN', givenName: 'ZHIYUAN' },
  })
})

test('a declaration is the next version, with its numbers compact and masked', async () => {
  expect((await declare(ABROAD)).inner).toBe(INNER.success)
  expect(await dataOf(browser, 'taxDeclareInfo', {})).toMatchObject({
    taxType: '3',
    version: 2,
    surname: 'LIN',
    countries: [
      { countryCode: 'US', countryName: '美国', tinMask: '*******00', noTinReason: '', explain: '' },
    ],
  })
  await declare({ taxType: '1' })
  expect(await dataOf(browser, 'taxDeclareInfo', {})).toMatchObject({
    taxType: '1',
    version: 3,
    countries: [],
  })
})

test('with China alone nothing else counts, whatever was sent along', async () => {
  expect((await declare({ ...ABROAD, taxType: '1', countries: [{ country: 'XX' }] })).inner).toBe(
    INNER.success,
  )
  expect(await dataOf(browser, 'taxDeclareInfo', {})).toMatchObject({
    taxType: '1',
    surname: '',
    countries: [],
  })
})

test.each<[string, object, string, string]>([
  ['a name in Chinese', { surname: '林' }, 'surname', '请填写英文或拼音姓名'],
  ['no day of birth', { birthDate: '' }, 'birthDate', '请选择正确的出生日期'],
  ['a day of birth to come', { birthDate: '2026-11-21' }, 'birthDate', '请选择正确的出生日期'],
  ['no country', { countries: [] }, 'countries', '请添加税收居民国（地区）'],
  ['a country twice', { countries: [US, US] }, 'countries', '国家（地区）不能重复'],
  ['China itself', { countries: [{ ...US, country: 'CN' }] }, 'countries.0.country', '中国无须在此填写'],
  [
    'a number of eight digits',
    { countries: [{ ...US, tin: '90070000' }] },
    'countries.0.tin',
    '纳税人识别号格式不正确，请核对',
  ],
  [
    'neither number nor reason',
    { countries: [{ ...US, tin: '' }] },
    'countries.0.tin',
    '请填写纳税人识别号或选择未提供原因',
  ],
  [
    'the second reason without words',
    { countries: [US, { country: 'GB', tin: '', noTinReason: '2', explain: '申请中' }] },
    'countries.1.explain',
    '请输入5-200个字',
  ],
])('%s is refused at its place', async (_name, change, field, msg) => {
  const answer = await declare({ ...ABROAD, ...change })
  expect(answer).toMatchObject({ inner: INNER.invalidInput, data: { errors: [{ field, msg }] } })
  expect(await dataOf(browser, 'taxDeclareInfo', {})).toMatchObject({ version: 1 })
})

test.each([
  ['the first reason needs no words', { country: 'AE', tin: '', noTinReason: '1', explain: '' }],
  ['the second does', { country: 'GB', tin: '', noTinReason: '2', explain: '税号申请中，预计12月取得' }],
])('%s', async (_name, country) => {
  expect((await declare({ ...ABROAD, countries: [US, country] })).inner).toBe(INNER.success)
})

test('a signature serves one declaration, and none of another scene serves at all', async () => {
  const signFileId = await signedFor(browser, 'taxDeclare')
  expect((await declare({ taxType: '1' }, { signFileId })).inner).toBe(INNER.success)
  const errors = [{ field: 'signFileId', msg: '请重新签名' }]
  expect(await declare({ taxType: '1' }, { signFileId })).toMatchObject({ data: { errors } })
  const other = await signedFor(browser, 'contract')
  expect(await declare({ taxType: '1' }, { signFileId: other })).toMatchObject({ data: { errors } })
  expect(await dataOf(browser, 'taxDeclareInfo', {})).toMatchObject({ version: 2 })
})

test('a wrong declaration does not use the signature up', async () => {
  const signFileId = await signedFor(browser, 'taxDeclare')
  expect((await declare({ ...ABROAD, surname: '' }, { signFileId })).inner).toBe(INNER.invalidInput)
  expect((await declare(ABROAD, { signFileId })).inner).toBe(INNER.success)
})

test('without the promise nothing is declared', async () => {
  expect((await declare({ taxType: '1' }, { promise: '0' })).inner).toBe(INNER.invalidInput)
})

test('identity comes first, and the draft goes with the declaration', async () => {
  const draft = { kind: 'taxDeclare', revision: 0, content: '{}', device: 'APP', requestNo: randomUUID() }
  await browser.call('draftSave', draft)
  await declare({ taxType: '1' })
  expect(await dataOf(browser, 'draftQuery', { kind: 'taxDeclare' })).toMatchObject({ revision: 0 })
  await browser.loginAs('U3')
  expect((await declare({ taxType: '1' })).inner).toBe(INNER.realNameRequired)
})

test('countries are found by either name', async () => {
  const found = await dataOf(browser, 'countryList', { keyword: '英国' })
  expect((found as { list: { code: string }[] }).list.map(({ code }) => code)).toContain('GB')
})

test('who has no Chinese identity number gives the Chinese tax number of type 3, and of it alone', async () => {
  const NO_NUMBER = '请填写中国纳税人识别号'
  await browser.loginAs('U5')
  expect(await dataOf(browser, 'taxDeclareInfo', {})).toMatchObject({ asksChinaTin: '1', idNoMask: '' })
  expect((await declare(ABROAD)).data).toMatchObject({ errors: [{ field: 'chinaTin', msg: NO_NUMBER }] })
  const wrong = await declare({ ...ABROAD, chinaTin: 'X1234567' })
  expect(wrong.data).toMatchObject({
    errors: [{ field: 'chinaTin', msg: '纳税人识别号格式不正确，请核对' }],
  })
  expect((await declare({ ...ABROAD, taxType: '2' })).inner).toBe(INNER.success)
  expect((await declare({ ...ABROAD, chinaTin: 'ｃ123456 78901234567' })).inner).toBe(INNER.success)
  expect(await dataOf(browser, 'taxDeclareInfo', {})).toMatchObject({ chinaTinMask: 'C123**********4567' })
})
