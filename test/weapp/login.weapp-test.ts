/** @run short: one act of money, identity and trust from end to end */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { openSettings } from './open-settings'

const app = useApp()
const U1_MOBILE = '19900000001'

describe('login', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads a visitor to the login and then to the page that was asked for', async () => {
    const phone = await app.launch()
    await phone.see('登录后查看资产')
    await phone.until('nobody is not known to be nobody', () => phone.query('.home__login') !== undefined)
    await phone.tap('年度资产报告')
    await phone.arriveAt('packages/account/session/login/index?redirect=assetsReport%2Fentry')
    assert.equal(phone.host.frame.title, '登录')
    await app.logIn(phone)
    await phone.arriveAt('packages/report/cover/entry/index')
    await phone.see('开始阅读')
    assert.equal(phone.stored('telephone'), U1_MOBILE)
    const [login, ...others] = await app.log('smsLogin')
    assert.equal(others.length, 0)
    assert.ok(login?.requestNo)
    assert.equal((await app.log('userDetail')).at(-1)?.customer, 'U1')
    phone.close()
  })

  it('keeps the session over a restart, and carries it as the cookie the server gave', async () => {
    const first = await app.launch({ path: 'packages/account/session/login/index' })
    await app.logIn(first)
    await first.see('林*远，您好')
    first.close()
    const stored = Object.entries(first.host.storage.dump())
    await app.clearLog()
    const storage = Object.fromEntries(stored.map(([key, json]) => [key, JSON.parse(json) as unknown]))
    const second = await app.launch({ storage })
    await second.see('林*远，您好')
    const [call] = await app.log('userDetail')
    assert.deepEqual(call?.cookies, ['sid'])
    assert.match(call?.referer ?? '', /^https:\/\/servicewechat\.com\//)
    second.close()
  })

  it('says what is missing, field by field, and keeps what was typed', async () => {
    const phone = await app.launch({ path: 'packages/account/session/login/index' })
    await phone.tap('登录')
    await phone.see('请输入正确的手机号')
    await phone.see('请输入6位验证码')
    await phone.see('请阅读并同意相关协议')
    assert.equal((await app.log('smsLogin')).length, 0)
    await phone.type('手机号', U1_MOBILE)
    await phone.seeNoMore('请输入正确的手机号')
    await phone.tap('获取验证码')
    await phone.see(/\d+ 秒后重新获取/)
    const code = await app.lastCode()
    await phone.type('验证码', code === '000000' ? '000001' : '000000')
    await phone.tap('我已阅读并同意用户注册协议和隐私政策')
    await phone.tap('登录')
    await phone.see('验证码错误')
    assert.equal(phone.field('手机号').value, U1_MOBILE)
    await phone.type('验证码', code)
    await phone.tap('登录')
    await phone.see('登录成功')
    await phone.arriveAt('pages/home/index')
    assert.equal(phone.host.pages.length, 1)
    phone.close()
  })

  it('leads to what has to be read first, keeps the form, and ticks nothing by itself', async () => {
    const phone = await app.launch({ path: 'packages/account/session/login/index', hasReadAgreements: false })
    await phone.see('请先完整阅读以下协议，再勾选同意')
    await phone.type('手机号', '199 0000 0001')
    await phone.tap('我已阅读并同意用户注册协议和隐私政策')
    await phone.arriveAt('packages/content/agreements/agreement-register/index')
    await phone.host.back()
    await phone.arriveAt('packages/account/session/login/index')
    await phone.settled()
    await phone.tap('《隐私政策》')
    await phone.see('一、我们是谁')
    await phone.host.back()
    await phone.see('手机号登录')
    assert.equal(phone.field('手机号').value, '199 0000 0001')
    const isTicked = () => phone.query('.agreement-box__target')?.getAttribute('aria-checked')
    assert.equal(isTicked(), 'false')
    await phone.tap('登录')
    await phone.see('请完整阅读《用户注册协议》')
    phone.close()
  })

  it('asks for a picture before the third code that nobody used', async () => {
    for (let count = 0; count < 2; count += 1) {
      await app.orderCode(U1_MOBILE)
      await app.control('POST', 'clock', { advanceSeconds: 60 })
    }
    const phone = await app.launch({ path: 'packages/account/session/login/index' })
    await phone.see('手机号登录')
    await phone.type('手机号', U1_MOBILE)
    await phone.tap('获取验证码')
    await phone.see('安全验证')
    await phone.until('no picture came', () => phone.query('.picture-sheet__picture') !== undefined)
    const [picture] = await app.control<{ code: string }[]>('GET', 'captchas')
    await phone.type('图中的数字', picture?.code ?? '')
    await phone.tap('发送短信验证码')
    await phone.see(/\d+ 秒后重新获取/)
    await phone.type('验证码', await app.lastCode())
    await phone.tap('我已阅读并同意用户注册协议和隐私政策')
    await phone.tap('登录')
    await phone.see('林*远，您好')
    phone.close()
  })

  it('logs out although the server does not answer, and ends the session as soon as it does', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await app.inject({ endpoint: 'logout', httpStatus: 500, times: 1 })
    await openSettings(phone)
    await phone.tap('退出登录')
    await phone.see('退出登录？')
    await phone.tap(/^退出$/)
    await phone.see('登录后查看资产、家族信托与待办')
    await phone.see(/本机已退出登录。服务器暂未确认/)
    assert.equal(phone.stored('sessionToken'), undefined)
    assert.equal(phone.stored('telephone'), undefined)
    const storage = Object.fromEntries(
      Object.entries(phone.host.storage.dump()).map(([key, json]) => [key, JSON.parse(json) as unknown]),
    )
    phone.close()
    await app.clearLog()
    const again = await app.launch({ storage })
    await again.see('登录后查看资产、家族信托与待办')
    assert.ok((await app.log('userDetail')).every(({ customer }) => customer === null))
    await again.until('the logout is still waiting', () => again.stored('pendingLogout') === undefined)
    again.close()
  })

  it('logs in by WeChat account once a customer has bound it by a code', async () => {
    const first = await app.launch({ path: 'packages/account/session/login/index', account: 'wechat-of-lin' })
    await first.tap('我已阅读并同意用户注册协议和隐私政策')
    await first.tap('微信快捷登录')
    await first.see('此微信尚未绑定，请用手机号登录一次')
    await first.tap('我已阅读并同意用户注册协议和隐私政策')
    await app.logIn(first)
    await first.see('林*远，您好')
    first.close()
    const second = await app.launch({
      path: 'packages/account/session/login/index',
      account: 'wechat-of-lin',
    })
    await second.tap('我已阅读并同意用户注册协议和隐私政策')
    await second.tap('微信快捷登录')
    await second.see('林*远，您好')
    second.close()
  })

  it('asks before logging out: the close icon cancels, the overlay does nothing; afterwards nothing is left', async () => {
    const phone = await app.launch({ customer: 'U1', storage: { multipleView: '125' } })
    await phone.see('林*远，您好')
    assert.equal(phone.stored('telephone'), U1_MOBILE)
    await phone.host.open('/packages/content/documents/pdf/index?fileId=FD136')
    await phone.tap('查看PDF原件')
    await phone.until('nothing was opened', () => phone.host.handed.opened.length === 1)
    assert.equal(phone.host.files.paths.length, 1)
    await phone.host.back()
    await openSettings(phone)
    await phone.tap('退出登录')
    await phone.see('退出登录？')
    await phone.see('退出后需要重新验证手机号。')
    await phone.tapOn('.nut-overlay')
    await phone.quiet()
    assert.ok(phone.says('退出登录？'), 'a tap on the overlay closed the popup')
    await phone.tap('关闭')
    await phone.seeNoMore('退出登录？')
    assert.equal((await app.log('logout')).length, 0)
    await phone.tap('退出登录')
    await phone.see('退出登录？')
    await phone.tap(/^退出$/)
    await phone.see('登录后查看资产、家族信托与待办')
    await phone.see('退出登录成功')
    assert.equal((await app.log('logout')).length, 1)
    const left = () => phone.host.storage.dump()
    // The analytics SDK goes on with an identity of nobody; the display scale belongs to the device.
    assert.deepEqual(
      Object.keys(left())
        .filter(key => !key.startsWith('sensors'))
        .sort(),
      ['agreementsRead', 'multipleView'],
    )
    assert.equal(phone.host.files.paths.length, 0)
    // Events from before the logout lie there until they are sent.
    await phone.until('the customer is still named', () => !/100001|19900000001/.test(JSON.stringify(left())))
    assert.equal(phone.host.pages.length, 1)
    phone.close()
  })

  it('asked for by a page in the web-view leads on to the same page here', async () => {
    const returnTo = 'assets/assetsDetail?positionId=U1-P05'
    const phone = await app.launch({
      path: `packages/account/session/login/index?webview=${encodeURIComponent(returnTo)}`,
    })
    await app.logIn(phone)
    await phone.arriveAt('packages/assets/holdings/position/index?positionId=U1-P05')
    phone.close()
  })

  it('leads nowhere but to pages of ours', async () => {
    const phone = await app.launch({
      path: 'packages/account/session/login/index?webview=https%3A%2F%2Fevil.test%2F',
    })
    await app.logIn(phone)
    await phone.arriveAt('pages/home/index')
    phone.close()
  })
})
