/** @run short: camera, canvas and the service that leads away */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { routes } from '../../src/routes'
import { WEB_VIEW } from '../support/web-view'
import { useApp } from './harness'

const app = useApp()
/** The mini-program's page for it, as its own list of pages has it. */
const FACE_PAGE = '/packages/identity/face/mini-program-face/index'
const CONSENT = '我同意为本次身份确认处理我的人脸信息'

describe('face verification', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('in a browser goes to the face service and comes back to the server’s word', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/miniProgramFace?scene=realName')
    await visit.tap('开始人脸识别')
    await visit.see('请阅读并同意人脸信息处理规则')
    assert.equal((await app.log('faceStart')).length, 0)
    await visit.tap(CONSENT, 'checkbox')
    await visit.tap('开始人脸识别')
    await visit.page.waitForURL(/\/sandbox\/face/)
    await visit.page.getByRole('button', { name: '识别通过' }).click()
    await visit.see('人脸识别通过')
    assert.match(visit.address(), /^\/phone\/miniProgramFace\?/)
    await visit.close()
  })

  it('names the service line, which a tap calls, to who cannot show their face', async () => {
    const visit = await app.visit({
      customer: 'U1',
      initScript: `
        window.sent = []
        window.trustAppAndroid = { postMessage: text => window.sent.push(JSON.parse(text)) }`,
    })
    await visit.open('/phone/miniProgramFace?scene=realName')
    await visit.tap(/拨打客服热线 400-000-0000 申请人工审核/)
    const calls = await visit.page.evaluate(() =>
      (window as unknown as { sent: { action: string; data: unknown }[] }).sent.filter(
        ({ action }) => action === 'call',
      ),
    )
    assert.deepEqual(
      calls.map(({ data }) => data),
      [{ number: '400-000-0000' }],
    )
    await visit.close()
  })

  for (const returnTo of [
    '/phone/../sandbox/',
    '//evil.test/',
    'https://evil.test/phone/home',
    'javascript:1',
  ]) {
    it(`the face service returns to the app alone: ${returnTo}`, async () => {
      const visit = await app.visit({ customer: 'U1' })
      await visit.open('/phone/miniProgramFace?scene=realName')
      await visit.tap(CONSENT, 'checkbox')
      await visit.tap('开始人脸识别')
      await visit.page.waitForURL(/\/sandbox\/face/)
      const address = new URL(visit.page.url())
      address.searchParams.set('returnTo', returnTo)
      await visit.page.goto(address.href)
      await visit.page.getByRole('button', { name: '识别通过' }).click()
      await visit.arriveAt('/phone/home')
      await visit.see('林*远，您好')
      await visit.close()
    })
  }

  it('counts failures, survives a reload, and leaves the manual route after three', async () => {
    const visit = await app.visit({ customer: 'U1' })
    for (let failures = 1; failures <= 3; failures += 1) {
      await visit.open('/phone/miniProgramFace?scene=realName')
      await visit.tap(CONSENT, 'checkbox')
      await visit.tap('开始人脸识别')
      await visit.page.waitForURL(/\/sandbox\/face/)
      await visit.page.getByRole('button', { name: '识别未通过' }).click()
      await visit.see(/人脸识别未通过/)
      if (failures < 3) await visit.see(`今日还可尝试 ${3 - failures} 次`)
    }
    await visit.see('今日人脸识别次数已达上限，请选择人工审核')
    await visit.page.reload()
    await visit.see('今日人脸识别次数已达上限，请选择人工审核')
    await visit.see(/申请人工审核/)
    await visit.close()
  })

  it('in the mini-program hops to its page and polls the server', async () => {
    const visit = await app.visit({ customer: 'U1', ...WEB_VIEW })
    await visit.open('/phone/miniProgramFace?scene=signing')
    await visit.tap(CONSENT, 'checkbox')
    await visit.tap('开始人脸识别')
    await visit.see('识别中')
    const hop = await visit.bridgeCall()
    assert.equal(hop.name, 'navigateTo')
    const hopped = new URL(hop.arg.url ?? '', app.url)
    assert.equal(hopped.pathname, FACE_PAGE)
    const bizToken = hopped.searchParams.get('bizToken') ?? ''
    // The page hopped to, of the same session: it follows this very check and starts none of its own.
    const there = await visit.context.newPage()
    const [ask] = await Promise.all([
      there.waitForRequest(/faceResult$/),
      there.goto(`${app.url}/phone/${routes['identity/mini-program-face'].path}${hopped.search}`),
    ])
    assert.deepEqual(ask.postDataJSON(), { requestData: { bizToken }, showLoading: false })
    await there.getByText('识别中').first().waitFor()
    await app.control('POST', 'face', { bizToken, result: 'passed' })
    await visit.see('人脸识别通过')
    await there.getByText('人脸识别通过').waitFor()
    const [start, ...others] = await app.log('faceStart')
    assert.deepEqual([start?.requestData.channel, others.length], ['mini', 0])
    await visit.close()
  })

  it('in the native app is done by the app', async () => {
    const visit = await app.visit({ viewport: { width: 1280, height: 1000 } })
    await visit.page.goto(`${app.url}/simulator/?host=android&customer=U1&path=/phone/miniProgramFace`)
    const phone = visit.page.frameLocator('iframe')
    await visit.page
      .getByText(/^goLogin/)
      .first()
      .waitFor()
    await phone.getByRole('checkbox').click()
    await phone.getByRole('button', { name: '开始人脸识别' }).click()
    await visit.page
      .getByText(/^startFace（/)
      .first()
      .waitFor()
    await phone.getByText('人脸识别通过').waitFor()
    await visit.close()
  })
})
