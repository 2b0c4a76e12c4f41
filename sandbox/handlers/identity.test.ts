import { INNER } from '@/contract/codes'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { dataOf } from '../testing/answers'
import { Browser, cleanUp, startTest } from '../testing/harness'
import { readSide, uploadPhoto } from '../testing/id-card'
import { samplePng, specimenPhoto } from '../testing/sample-files'

let browser: Browser
let stranger: Browser

beforeEach(async () => {
  await cleanUp()
  const started = await startTest()
  browser = started.browser
  stranger = new Browser(started.sandbox)
  await browser.loginAs('U3')
  await stranger.loginAs('U1')
})
afterAll(cleanUp)

test('both sides of one’s own card are read, and the consent is kept', async () => {
  const fileId = await uploadPhoto(browser)
  expect((await readSide(browser, 'front', fileId)).data).toEqual({
    front: {
      name: '陈新',
      sex: '1',
      nation: '汉',
      birthday: '1999-01-01',
      address: '北京市朝阳区听松街7号3单元501室',
      cardNo: '110000199901010078',
    },
    back: null,
    authApplyId: expect.stringMatching(/^SM\d{8}-[0-9A-F]{8}$/) as string,
    ocrScore: 97,
    doubtful: [],
    nameMatch: '1',
  })
  const back = await uploadPhoto(browser, specimenPhoto('back'))
  expect((await readSide(browser, 'back', back)).data).toMatchObject({
    front: null,
    back: { authority: '北京市公安局海淀分局', beginDate: '2019-06-12', endDate: '2029-06-12' },
  })
  expect(await dataOf(browser, 'agreementContent', { code: 'sensitive' })).toMatchObject({
    signedVersion: '1.0',
  })
})

test('a consent to an older version has to be given anew', async () => {
  expect((await readSide(browser, 'front', await uploadPhoto(browser), '0.9')).inner).toBe(
    INNER.stateConflict,
  )
})

test.each([
  ['notACard', '没有识别到身份证，请将人像面放满画面后重新拍摄'],
  ['otherSide', '这是国徽面，请拍摄人像面'],
  ['copy', '请拍摄身份证原件，复印件和屏幕翻拍无法使用'],
  ['blurred', '照片模糊，请拿稳手机再拍'],
  ['dark', '光线太暗，请到亮处再拍'],
  ['glare', '有反光，请避开灯光换个角度再拍'],
  ['cut', '没有拍全，请让四角都在画面里再拍'],
] as const)('a photo that is %s is refused, with what to do', async (form, msg) => {
  const fileId = await uploadPhoto(browser, specimenPhoto('front', form))
  expect(await readSide(browser, 'front', fileId)).toMatchObject({
    inner: INNER.invalidInput,
    data: { errors: [{ field: 'fileId', msg }] },
  })
})

test('any other picture is no ID card, whoever hands it in', async () => {
  await browser.loginAs('U1')
  const fileId = await uploadPhoto(browser, samplePng())
  expect(await readSide(browser, 'front', fileId)).toMatchObject({
    inner: INNER.invalidInput,
    data: { errors: [{ field: 'fileId', msg: '没有识别到身份证，请将人像面放满画面后重新拍摄' }] },
  })
})

test('what is read is the card on the photo, not the customer', async () => {
  const fileId = await uploadPhoto(browser, specimenPhoto('front', 'fine', 'B2'))
  expect((await readSide(browser, 'front', fileId)).data).toMatchObject({
    front: { name: '林嘉木', cardNo: '110000199611010037' },
    nameMatch: '0',
  })
})

test('what was read with doubt is named', async () => {
  const fileId = await uploadPhoto(browser, specimenPhoto('front', 'doubtful'))
  expect((await readSide(browser, 'front', fileId)).data).toMatchObject({
    ocrScore: 81,
    doubtful: ['address'],
  })
})

test('only a photo of one’s own that was handed in for it is looked at', async () => {
  const fileId = await uploadPhoto(browser)
  expect((await readSide(stranger, 'front', fileId)).inner).toBe(INNER.notOwner)
  expect((await readSide(browser, 'front', 'nothing-there')).inner).toBe(INNER.notOwner)
  const other = await uploadPhoto(browser, specimenPhoto('front'), UPLOAD_PURPOSE.tax)
  expect((await readSide(browser, 'front', other)).inner).toBe(INNER.notOwner)
})
