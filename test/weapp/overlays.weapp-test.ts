/** @run short: lifecycle, storage and network of WeChat */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { useScreens } from './screen'

const app = useApp()
const screens = useScreens(app)

describe('what lies over a page', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('shows messages under the fields and above the page', async () => {
    const screen = await screens.launch({ path: 'packages/account/session/login/index' })
    await screen.tap('登录')
    await screen.see('请输入正确的手机号')
    await screen.shoot('login-errors')
    await screen.type('手机号', '19900000001')
    await screen.type('验证码', '123456')
    await screen.tapOn('.agreement-box__target')
    await app.inject({ endpoint: 'smsLogin', httpStatus: 404 })
    await screen.tap('登录')
    await screen.see('接口请求错误')
    await screen.shoot('login-message')
    await screen.close()
  })

  it('covers the page with a question that only its own buttons answer', async () => {
    const screen = await screens.launch({ customer: 'U1' })
    await screen.see('林*远，您好')
    await screen.tap('设置')
    await screen.tap('退出登录')
    await screen.see('退出登录？')
    await screen.shoot('confirm')
    // Where a row that leads on lies below the overlay.
    await screen.page.touchscreen.tap(100, 700)
    await screen.atRest()
    await screen.see('退出登录？')
    assert.deepEqual(await screen.routes(), ['pages/home/index', 'packages/settings/own/settings/index'])
    await screen.tapOn('.dialog__close')
    await screen.page.getByText('退出登录？').filter({ visible: true }).waitFor({ state: 'hidden' })
    await screen.close()
  })

  it('opens the rules as a sheet, and draws with a real touch', async () => {
    const screen = await screens.launch({ customer: 'U1', path: 'packages/report/story/story/index?page=8' })
    await screen.tap('查看完整规则与概率')
    await screen.see('1,288')
    await screen.shoot('report-rules')
    await screen.tapOn('.dialog__close')
    await screen.tap('启封抽取')
    await screen.see('保存海报')
    await screen.page.locator('wx-image img').waitFor()
    await screen.shoot('report-drawn')
    await screen.close()
  })
})
