/** @run long: camera, canvas and the service that leads away */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { specimenPhoto, takePhoto } from './card-photo'
import { until, useApp, type Visit } from './harness'

const app = useApp()
const SCAN = '/phone/realNameAuth/IDCard/identityScan'

const button = (page: Page, name: string) => page.getByRole('button', { name })

async function open(expectedErrors?: RegExp): Promise<Visit> {
  const visit = await app.visit({ customer: 'U3', expectedErrors })
  await visit.open(SCAN)
  await visit.see('这样的照片不能通过')
  return visit
}
const agree = (page: Page) => page.getByRole('checkbox').click()
const shoot = (page: Page, name: string, photo = specimenPhoto('front')) =>
  takePhoto(page, () => button(page, name).first().click(), photo)

describe('the identity card', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is photographed after the separate consent alone', async () => {
    const visit = await open()
    const { page } = visit
    let hasOpened = false
    page.on('filechooser', () => (hasOpened = true))
    await button(page, '拍摄人像面').dispatchEvent('click')
    await visit.see('请先阅读并单独同意《敏感个人信息处理授权书》')
    assert.equal(hasOpened, false)
    await agree(page)
    await shoot(page, '拍摄人像面')
    await visit.see('陈*')
    await visit.close()
  })

  it('is judged, handed in by pieces and read, side by side; both are there again later', async () => {
    const visit = await open()
    const { page } = visit
    await agree(page)
    await shoot(page, '拍摄人像面')
    await visit.see('清晰，四角完整，无反光')
    await visit.see('1100**********0078')
    await visit.see('还缺国徽面照片')
    await shoot(page, '拍摄国徽面', specimenPhoto('back'))
    await visit.see('北京市公安局海淀分局')
    await until('both are in the draft', async () =>
      (await app.log('draftSave')).some(
        ({ requestData }) => String(requestData.content).split('fileId').length === 3,
      ),
    )
    const pieces = await app.log('fileUploadPiece')
    assert.ok(pieces.length >= 2)
    // Both were read: whoever opens it again goes on with what they say, and finds the photos on the way back.
    await page.reload()
    await visit.see('姓名和住址可以修改')
    await visit.tap('上一步')
    await visit.see('北京市公安局海淀分局')
    await page.getByRole('checkbox', { checked: true }).waitFor()
    await visit.tap('完成拍摄')
    await visit.see('姓名和住址可以修改')
    await visit.close()
  })

  for (const [form, words] of [
    ['blurred', '照片模糊，请拿稳手机再拍'],
    ['dark', '光线太暗，请到亮处再拍'],
    ['glare', '有反光，请避开灯光换个角度再拍'],
    ['cut', '没有拍全，请让四角都在画面里再拍'],
  ] as const) {
    it(`of which a photo is ${form} is told at once and taken again`, async () => {
      const visit = await open()
      const { page } = visit
      await agree(page)
      await shoot(page, '拍摄人像面', specimenPhoto('front', form))
      await visit.see(words)
      assert.deepEqual(await app.log('fileUploadStart'), [])
      await shoot(page, '重拍')
      await visit.see('陈*')
      await visit.close()
    })
  }

  for (const [form, words] of [
    ['otherSide', '这是国徽面，请拍摄人像面'],
    ['copy', '请拍摄身份证原件，复印件和屏幕翻拍无法使用'],
    ['notACard', '没有识别到身份证，请将人像面放满画面后重新拍摄'],
  ] as const) {
    it(`that is ${form} on the photo says what to do, and another photo mends it`, async () => {
      const visit = await open()
      const { page } = visit
      await agree(page)
      await shoot(page, '拍摄人像面', specimenPhoto('front', form))
      await visit.see(words)
      await shoot(page, '重拍')
      await visit.see('陈*')
      await visit.seeNoMore(words)
      await visit.close()
    })
  }

  it('cannot be left before both sides were read, and says what it waits for', async () => {
    const visit = await open()
    const { page } = visit
    await agree(page)
    await shoot(page, '拍摄人像面')
    await visit.see('陈*')
    await app.inject({ endpoint: 'idCardOcr', delayMs: 1500, times: 1 })
    await shoot(page, '拍摄国徽面', specimenPhoto('back'))
    await visit.see('正在识别国徽面，请稍候')
    await button(page, '完成拍摄').dispatchEvent('click')
    assert.match(visit.address(), /identityScan$/)
    await visit.see('北京市公安局海淀分局')
    await visit.tap('完成拍摄')
    await visit.see('姓名和住址可以修改')
    await visit.close()
  })

  it('goes on uploading where the line was lost', async () => {
    const visit = await open(/Failed to load/)
    const { page } = visit
    await agree(page)
    let isLost = true
    await page.route('**/fileUploadPiece', route => (isLost ? route.abort() : route.continue()))
    await shoot(page, '拍摄人像面')
    await visit.see(/网络断开，恢复后自动继续/)
    isLost = false
    await visit.see('陈*')
    await visit.close()
  })

  it('that the reader could not read for a fault of its own is read again without another photo', async () => {
    const visit = await open(/Failed to load/)
    const { page } = visit
    await agree(page)
    await app.inject({ endpoint: 'idCardOcr', httpStatus: 500, times: 1 })
    await shoot(page, '拍摄人像面')
    await visit.tap('重新识别')
    await visit.see('陈*')
    assert.equal((await app.log('fileUploadStart')).length, 1)
    await visit.close()
  })

  it('whose reading was lost is read again without another photo', async () => {
    const visit = await open(/Failed to load/)
    const { page } = visit
    await agree(page)
    await page.route('**/idCardOcr', route => route.abort(), { times: 1 })
    await shoot(page, '拍摄人像面')
    await visit.tap('重新识别')
    await visit.see('陈*')
    await until('it was read once', async () => (await app.log('idCardOcr')).length === 1)
    await visit.close()
  })
})
