/** @run long: the bridge of the native app */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp } from './harness'
import { SCAN } from './id-card-visit'
import { type NativeApp, openInApp } from './native-app'

const app = useApp()
const WAITING = '请在打开的相机或相册中完成，没有打开可以再点一次'

/** The page of photos in the pretend native app, whose camera behaves in this way; the consent is given. */
async function open(
  photo: string,
  settings: { readonly host?: 'ios' | 'android'; readonly form?: string } = {},
): Promise<NativeApp> {
  const phone = await openInApp(app, { path: SCAN, customer: 'U3', photo, form: 'fine', ...settings })
  await phone.see('这样的照片不能通过')
  await phone.page.getByRole('checkbox').click()
  return phone
}

/** Photos that the app has told the page of. */
const answers = async (phone: NativeApp) => (await phone.told('setImageFileId')).length
const asked = async (phone: NativeApp, name: string) => (await phone.asked(name)).length
const readings = async () => (await app.log('idCardOcr')).map(({ requestData }) => requestData.side)

describe('the photos of an identity card in the native app', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const host of ['ios', 'android'] as const) {
    it(`${host}: are taken by it, handed in by it, and read`, async () => {
      const phone = await open('fine', { host })
      await phone.tap('拍摄人像面')
      await phone.see('1100**********0078')
      await phone.tap('拍摄国徽面')
      await phone.see('北京市公安局海淀分局')
      await phone.tap('完成拍摄')
      await phone.see('姓名和住址可以修改')
      assert.deepEqual(await readings(), ['front', 'back'])
      await phone.visit.close()
    })
  }

  it('that show no card say what to do', async () => {
    const phone = await open('fine', { form: 'notACard' })
    await phone.tap('拍摄人像面')
    await phone.see('没有识别到身份证，请将人像面放满画面后重新拍摄')
    await phone.visit.page.locator('#form').selectOption('fine')
    await phone.tap('重拍')
    await phone.see('1100**********0078')
    await phone.visit.close()
  })

  it('that the app could not hand in are told as such, and the next one is taken', async () => {
    const phone = await open('fails')
    await phone.tap('拍摄人像面')
    await phone.see('照片没有上传成功，请重新拍摄')
    assert.deepEqual(await readings(), [])
    await phone.behave('fine')
    await phone.tap('拍摄人像面')
    await phone.see('1100**********0078')
    await phone.visit.close()
  })

  it('without leave to use the camera wait with the way to the settings, and go on after it', async () => {
    const phone = await open('refused')
    await phone.tap('拍摄人像面')
    await phone.see(`${WAITING}；没有允许使用相机的，请先在设置中打开`)
    await phone.tap('去设置')
    await until('the app was asked for its settings', async () => (await asked(phone, 'openSetting')) === 1)
    assert.equal(await answers(phone), 0)
    await phone.behave('fine')
    await phone.tap('拍摄人像面')
    await phone.see('1100**********0078')
    await phone.visit.close()
  })

  it('of a slow camera can be asked for again; both answers come, and one is read', async () => {
    const phone = await open('slow')
    await phone.tap('拍摄人像面')
    await phone.see(WAITING)
    await phone.tap('拍摄人像面')
    await phone.see('1100**********0078')
    await until('both have answered', async () => (await answers(phone)) === 2)
    await phone.see('1100**********0078')
    assert.equal(await asked(phone, 'takeIdCard'), 2)
    await phone.behave('fine')
    await phone.tap('拍摄国徽面')
    await phone.see('北京市公安局海淀分局')
    assert.deepEqual(await readings(), ['front', 'back'])
    await phone.visit.close()
  })

  it('that come twice are read once, and the way goes on', async () => {
    const phone = await open('twice')
    await phone.tap('拍摄人像面')
    await phone.see('1100**********0078')
    await until('the app has answered twice', async () => (await answers(phone)) === 2)
    await phone.tap('拍摄国徽面')
    await phone.see('北京市公安局海淀分局')
    await until('the app has answered four times', async () => (await answers(phone)) === 4)
    await phone.tap('完成拍摄')
    await phone.see('姓名和住址可以修改')
    assert.deepEqual(await readings(), ['front', 'back'])
    await phone.visit.close()
  })

  it('that come for another module are nobody’s here: the page waits on, and takes the right one', async () => {
    const phone = await open('wrongModule')
    await phone.tap('拍摄人像面')
    await until('the app has answered', async () => (await answers(phone)) === 1)
    await phone.see(WAITING)
    await phone.behave('fine')
    await phone.tap('拍摄人像面')
    await phone.see('1100**********0078')
    assert.deepEqual(await readings(), ['front'])
    await phone.visit.close()
  })
})
