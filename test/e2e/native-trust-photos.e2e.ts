/** @run long: the native app’s other flows; its bridge is in simulator and native-photos */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp } from './harness'
import { type NativeApp, openInApp } from './native-app'

const app = useApp()
const SPOUSE = 'familyDetailProjects/spouseInfoFill?applyId=FA3'
const PAPERS = 'familyDetailProjects/familyidentityScan?applyId=FA3'
const DETAILS = 'familyDetailProjects/projectdetails?applyId=FA3'
const BENEFICIARY = 'beneficiaryinfo/addbeneficiary?applyId=FA5'
/** What is asked of the app for either side, beside the module. */
const FRONT = { side: 'front', type: '1', from: 'camera' }
const BACK = { side: 'back', type: '2', from: 'camera' }
const WAITING = '请在打开的相机或相册中完成，没有打开可以再点一次'
const GONE_BY = /没有打开可以再点一次|清晰，四角完整|正在识别/

/** The page of the spouse, agreed to; U2's card lies before the camera. */
async function openSpouse(photo = 'fine', host: 'ios' | 'android' = 'android'): Promise<NativeApp> {
  const phone = await openInApp(app, { path: SPOUSE, customer: 'U1', holder: 'U2', photo, host })
  await phone.tap(/^本人已取得配偶同意/, 'checkbox')
  return phone
}

/** The page of the principal's own papers, who takes them anew. */
async function openPapers(photo: string): Promise<NativeApp> {
  const phone = await openInApp(app, { path: PAPERS, customer: 'U1', photo })
  await retakePapers(phone)
  return phone
}

async function retakePapers(phone: NativeApp): Promise<void> {
  await phone.tap(/^重新拍摄身份证/, 'radio')
  await phone.tap(/^本人单独同意远岚信托识别并保存身份证影像/, 'checkbox')
}

/** A new beneficiary whose card is photographed; B3's lies before the camera. */
async function openBeneficiary(photo = 'fine'): Promise<NativeApp> {
  const phone = await openInApp(app, { path: BENEFICIARY, customer: 'U6', holder: 'B3', photo })
  await wantCard(phone)
  return phone
}

async function wantCard(phone: NativeApp): Promise<void> {
  await phone.tap(/^拍摄身份证自动填写/, 'link')
  await phone.tap(/^本人已取得受益人或其监护人同意，由远岚/, 'checkbox')
}

const valueOf = (phone: NativeApp, label: string) =>
  phone.page.getByLabel(label, { exact: true }).filter({ visible: true }).first().inputValue()

/** The cards that the server was asked to read, in their order. */
const readings = async (endpoint: 'ftCardRead' | 'beneCardRead') =>
  (await app.log(endpoint)).map(({ requestData }) => [requestData.owner ?? '', requestData.side])

/** Waits until the app has told of so many photos. */
const answered = (phone: NativeApp, count: number) =>
  until('the app has answered', async () => (await phone.told('setImageFileId')).length === count)

/** Nothing of a photo stands on the page in front. */
async function isEmpty(phone: NativeApp): Promise<void> {
  assert.equal(await phone.page.getByText(GONE_BY).filter({ visible: true }).count(), 0)
  for (const name of ['拍摄人像面', '拍摄国徽面']) {
    await phone.page.getByRole('button', { name, exact: true }).filter({ visible: true }).waitFor()
  }
}

describe('the principal’s card in the native app', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is no module’s: the spouse’s does not stand for it, and the own one is read', async () => {
    const phone = await openPapers('wrongModule')
    await phone.tap('拍摄人像面')
    await answered(phone, 1)
    await phone.see(WAITING)
    assert.deepEqual(await readings('ftCardRead'), [])
    await phone.behave('fine')
    await phone.tap('拍摄人像面')
    await until('it was read', async () => (await readings('ftCardRead')).length === 1)
    await phone.tap('拍摄国徽面')
    await until('both sides were read', async () => (await readings('ftCardRead')).length === 2)
    assert.deepEqual(await readings('ftCardRead'), [
      ['client', 'front'],
      ['client', 'back'],
    ])
    await phone.visit.close()
  })
})

describe('the spouse’s card in the native app', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const host of ['ios', 'android'] as const) {
    it(`${host}: is asked for by its module and side, and read into the form`, async () => {
      const phone = await openSpouse('fine', host)
      await phone.tap('拍摄人像面')
      await until('the name was read', async () => (await valueOf(phone, '姓名')) === '周文君')
      assert.equal(await valueOf(phone, '身份证号码'), '110000197009220024')
      await phone.tap('拍摄国徽面')
      await until('both sides were read', async () => (await readings('ftCardRead')).length === 2)
      assert.deepEqual(await phone.asked('takeIdCard'), [
        { ...FRONT, moduleCode: 'client', moduleName: 'mateFront' },
        { ...BACK, moduleCode: 'client', moduleName: 'mateBack' },
      ])
      assert.deepEqual(await readings('ftCardRead'), [
        ['mate', 'front'],
        ['mate', 'back'],
      ])
      await phone.visit.close()
    })
  }

  it('of another module is nobody’s: the page waits on, and takes the right one', async () => {
    const phone = await openSpouse('wrongModule')
    await phone.tap('拍摄人像面')
    await answered(phone, 1)
    await phone.see(WAITING)
    assert.equal(await valueOf(phone, '姓名'), '')
    await phone.behave('fine')
    await phone.tap('拍摄人像面')
    await until('the name was read', async () => (await valueOf(phone, '姓名')) === '周文君')
    assert.deepEqual(await readings('ftCardRead'), [['mate', 'front']])
    await phone.visit.close()
  })

  it('that comes when its page was left lands nowhere: not on the principal’s papers, and not on the way back', async () => {
    const phone = await openInApp(app, { path: DETAILS, customer: 'U1', holder: 'U2', photo: 'slow' })
    await phone.tap(/配偶/, 'link')
    await phone.tap(/^本人已取得配偶同意/, 'checkbox')
    await phone.tap('拍摄人像面')
    await phone.see(WAITING)
    await phone.see(/已自动保存/)
    await phone.goBack()
    await phone.tap(/证件/, 'link')
    await retakePapers(phone)
    await answered(phone, 1)
    await isEmpty(phone)
    await phone.see(/已自动保存/)
    await phone.goBack()
    await phone.tap(/配偶/, 'link')
    await isEmpty(phone)
    assert.equal(await valueOf(phone, '姓名'), '')
    assert.deepEqual(await readings('ftCardRead'), [])
    // The consent stands in the draft; the next photo is one of its own.
    await phone.behave('fine')
    await phone.tap('拍摄人像面')
    await until('the name was read', async () => (await valueOf(phone, '姓名')) === '周文君')
    assert.deepEqual(await readings('ftCardRead'), [['mate', 'front']])
    await phone.visit.close()
  })
})

describe('a beneficiary’s card in the native app', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is asked for by its module and side, and read into the form', async () => {
    const phone = await openBeneficiary()
    await phone.tap('拍摄人像面')
    await phone.see(/由证件号码得出：女，1943-02-18/)
    await phone.tap('拍摄国徽面')
    await until('both sides were read', async () => (await readings('beneCardRead')).length === 2)
    assert.deepEqual(await phone.asked('takeIdCard'), [
      { ...FRONT, moduleCode: 'beneficiary', moduleName: 'idCardFront' },
      { ...BACK, moduleCode: 'beneficiary', moduleName: 'idCardBack' },
    ])
    await phone.visit.close()
  })

  it('of another module is nobody’s: the page waits on, and takes the right one', async () => {
    const phone = await openBeneficiary('wrongModule')
    await phone.tap('拍摄人像面')
    await answered(phone, 1)
    await phone.see(WAITING)
    assert.equal(await valueOf(phone, '姓名'), '')
    await phone.behave('fine')
    await phone.tap('拍摄人像面')
    await phone.see(/由证件号码得出：女，1943-02-18/)
    assert.deepEqual(await readings('beneCardRead'), [['', 'front']])
    await phone.visit.close()
  })

  it('that comes when its page was left lands on no other beneficiary’s', async () => {
    const path = 'beneficiaryinfo/checkallocationbene?applyId=FA5'
    const phone = await openInApp(app, { path, customer: 'U6', holder: 'B3', photo: 'slow' })
    await phone.tap('新增受益人', 'link')
    await wantCard(phone)
    await phone.tap('拍摄人像面')
    await phone.see(WAITING)
    await phone.see(/已自动保存/)
    await phone.goBack()
    await phone.tap('新增受益人', 'link')
    await answered(phone, 1)
    await phone.tap(/^拍摄身份证自动填写/, 'link')
    await isEmpty(phone)
    assert.equal(await valueOf(phone, '姓名'), '')
    assert.deepEqual(await readings('beneCardRead'), [])
    await phone.visit.close()
  })
})
