/** @run short: one act of money, identity and trust from end to end */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { type App, useApp, type Visit } from './harness'

const app = useApp()
const U1_MOBILE = '19900000001'

/** The code the sandbox "sent", as a customer would read it off the phone. */
async function readCode(from: App): Promise<string> {
  const inbox = await from.control<{ code: string }[] | { messages: { code: string }[] }>('GET', 'inbox')
  const messages = Array.isArray(inbox) ? inbox : inbox.messages
  const code = messages[0]?.code
  assert.ok(code, 'no code in the inbox')
  return code
}

async function fillLogin(visit: Visit, code: string): Promise<void> {
  await visit.page.getByLabel('验证码', { exact: true }).fill(code)
  await visit.tap('我已阅读并同意用户注册协议和隐私政策', 'checkbox')
  await visit.tap('登录')
}

async function storage(visit: Visit): Promise<{ telephone: string | null; birDate: string | null }> {
  return visit.page.evaluate(() => ({
    telephone: localStorage.getItem('telephone'),
    birDate: sessionStorage.getItem('birDate'),
  }))
}

describe('login', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads a visitor to the login and then to the page that was asked for', async () => {
    const visit = await app.visit()
    await visit.open('/phone/assetsReport/entry')
    await visit.arriveAt('/phone/login?redirect=assetsReport%2Fentry')
    await visit.page.getByLabel('手机号', { exact: true }).fill(U1_MOBILE)
    await visit.tap('获取验证码')
    await visit.see(/\d+ 秒后重新获取/)
    await fillLogin(visit, await readCode(app))
    await visit.arriveAt('/phone/assetsReport/entry')
    await visit.see('开始阅读')
    assert.deepEqual(await storage(visit), { telephone: U1_MOBILE, birDate: '1968-03-15' })
    const cookies = await visit.context.cookies()
    const session = cookies.find(cookie => cookie.name === 'sid')
    assert.ok(session?.httpOnly)
    await visit.close()
  })

  it('says what is missing, field by field, and keeps what was typed', async () => {
    const visit = await app.visit()
    await visit.open('/phone/login')
    await visit.tap('登录')
    await visit.see('请输入正确的手机号')
    await visit.see('请输入6位验证码')
    await visit.see('请阅读并同意相关协议')
    const mobile = visit.page.getByLabel('手机号', { exact: true })
    assert.ok(await mobile.evaluate(input => input === document.activeElement))
    assert.equal((await app.log('smsLogin')).length, 0)
    await mobile.fill('12900000001')
    await visit.tap('获取验证码')
    assert.equal((await app.log('smsCodeSend')).length, 0)
    await visit.page.getByLabel('手机号', { exact: true }).fill(U1_MOBILE)
    await visit.seeNoMore('请输入正确的手机号')
    await visit.tap('获取验证码')
    await visit.see(/\d+ 秒后重新获取/)
    const code = await readCode(app)
    await fillLogin(visit, code === '000000' ? '000001' : '000000')
    await visit.see('验证码错误')
    assert.equal(await visit.page.getByLabel('手机号', { exact: true }).inputValue(), U1_MOBILE)
    await visit.page.getByLabel('验证码', { exact: true }).fill(code)
    await visit.tap('登录')
    await visit.see('登录成功')
    await visit.arriveAt('/phone/home')
    await visit.see('林*远，您好')
    await visit.close()
  })

  it('locks a code after five wrong tries', async () => {
    const visit = await app.visit()
    await visit.open('/phone/login')
    await visit.page.getByLabel('手机号', { exact: true }).fill(U1_MOBILE)
    await visit.tap('获取验证码')
    await visit.see(/\d+ 秒后重新获取/)
    const code = await readCode(app)
    await fillLogin(visit, code === '000000' ? '000001' : '000000')
    await visit.see('验证码错误')
    const wrongCodes = ['111111', '222222', '333333', '444444', '555555'].filter(wrong => wrong !== code)
    for (const wrong of wrongCodes.slice(0, 4)) {
      await visit.page.getByLabel('验证码', { exact: true }).fill(wrong)
      const answered = visit.page.waitForResponse(/smsLogin/)
      await visit.tap('登录')
      await answered
    }
    await visit.page.getByLabel('验证码', { exact: true }).fill(code)
    await visit.tap('登录')
    await visit.see('验证码错误次数过多，请重新获取验证码')
    assert.equal((await app.log('userDetail')).at(-1)?.customer ?? null, null)
    await visit.close()
  })

  it('leads to what has to be read first, keeps the form, and ticks nothing by itself', async () => {
    const visit = await app.visit({ hasReadAgreements: false })
    await visit.takeTime()
    await visit.open('/phone/login')
    const box = visit.page.getByRole('checkbox')
    await visit.page.getByLabel('手机号', { exact: true }).fill('199 0000 0001')
    for (const [title, path] of [
      ['用户注册协议', '/phone/agreement/register'],
      ['隐私政策', '/phone/agreement/privacyPolicy'],
    ] as const) {
      await box.focus()
      await visit.page.keyboard.press('Enter')
      await visit.arriveAt(path)
      await visit.see(`请阅读至文末`)
      await visit.page.locator('.agreement-text__end').filter({ visible: true }).scrollIntoViewIfNeeded()
      await visit.seeNoMore(/请阅读至文末/)
      await visit.page.clock.runFor(10_000)
      await visit.seeNoMore(/还需阅读/)
      await visit.tap('已阅读并返回')
      await visit.arriveAt('/phone/login')
      assert.equal(await box.getAttribute('aria-checked'), 'false', title)
    }
    await visit.see('我已阅读并同意')
    assert.equal(await visit.page.getByLabel('手机号', { exact: true }).inputValue(), '199 0000 0001')
    await visit.tap('我已阅读并同意用户注册协议和隐私政策', 'checkbox')
    assert.equal(await box.getAttribute('aria-checked'), 'true')
    await visit.close()
    const later = await app.visit()
    await later.open('/phone/login')
    await later.tap('我已阅读并同意用户注册协议和隐私政策', 'checkbox')
    assert.equal(await later.page.getByRole('checkbox').getAttribute('aria-checked'), 'true')
    await later.close()
  })

  it('asks for a picture before the third code that nobody used, and takes blanks in numbers', async () => {
    for (let count = 0; count < 2; count += 1) {
      await app.orderCode(U1_MOBILE)
      await app.control('POST', 'clock', { advanceSeconds: 60 })
    }
    const visit = await app.visit()
    await visit.open('/phone/login')
    await visit.page.getByLabel('手机号', { exact: true }).fill('199 0000 0001')
    await visit.tap('获取验证码')
    await visit.see('安全验证')
    await visit.page.getByRole('img', { name: '图形验证码，4 位数字' }).waitFor()
    await visit.page.getByLabel('图中的数字', { exact: true }).fill('0000')
    await visit.page.keyboard.press('Enter')
    await visit.see('图形验证码不正确，请重新输入')
    const [picture] = await app.control<{ code: string }[]>('GET', 'captchas')
    await visit.page.getByLabel('图中的数字', { exact: true }).fill(picture?.code ?? '')
    await visit.page.keyboard.press('Enter')
    await visit.see(/\d+ 秒后重新获取/)
    const code = await readCode(app)
    await fillLogin(visit, `${code.slice(0, 3)} ${code.slice(3)}`)
    await visit.arriveAt('/phone/home')
    await visit.see('林*远，您好')
    await visit.close()
  })

  it('says until when a phone is locked', async () => {
    await app.orderCode(U1_MOBILE)
    const visit = await app.visit()
    await visit.open('/phone/login')
    await visit.page.getByLabel('手机号', { exact: true }).fill(U1_MOBILE)
    await visit.tap('获取验证码')
    await visit.see(/验证码已发送，请于 \d+ 秒后再获取/)
    await visit.close()
  })

  it('asks before logging out, and then leaves nothing behind', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/settings')
    await visit.tap('退出登录')
    await visit.see('退出登录？')
    await visit.still()
    await visit.page.mouse.click(10, 10)
    await visit.still()
    assert.ok(await visit.sees('退出登录？'), 'a tap beside the question closed it')
    await visit.tap('关闭')
    await visit.seeNoMore('退出登录？')
    assert.equal((await app.log('logout')).length, 0)
    await visit.tap('退出登录')
    await visit.tap(/^退出$/)
    await visit.see('登录后查看资产、家族信托与待办')
    assert.deepEqual(await storage(visit), { telephone: null, birDate: null })
    await visit.see('退出登录成功')
    assert.equal((await app.log('logout')).length, 1)
    await visit.close()
  })
})
