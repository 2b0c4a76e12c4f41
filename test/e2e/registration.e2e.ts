/** @run short: one act of money, identity and trust from end to end */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { askForCode, ENROLL, field, openForm, pictureCode, read } from './registration-steps'

const app = useApp()
const NEW = '19912345678'
const U1_MOBILE = '19900000001'

describe('registration', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('takes a visitor from a shared link to a session, and nothing personal into an address', async () => {
    const visit = await openForm(app, `${ENROLL}?code=YL8806`)
    await visit.see('推荐人：沈*和（理财经理）')
    assert.equal((await app.log('userDetail')).length, 0, 'a bare route asked who is there')
    await field(visit, '手机号').fill('199 1234 5678')
    await visit.tap('获取验证码')
    await visit.page.getByRole('img', { name: '图形验证码，4 位数字' }).waitFor()
    await visit.tap('发送短信验证码')
    await visit.see('请输入图中的4位数字')
    await field(visit, '图中的数字').fill('0000')
    await visit.tap('发送短信验证码')
    await visit.see('图形验证码不正确，请重新输入')
    const picture = visit.call('captchaGet')
    await visit.tap('看不清，换一张')
    await visit.seeNoMore('图形验证码不正确，请重新输入')
    await visit.over(await picture)
    await field(visit, '图中的数字').fill(await pictureCode(app))
    await visit.tap('发送短信验证码')
    await visit.see(/\d+ 秒后重新获取/)

    await visit.page.getByRole('dialog').filter({ visible: true }).first().waitFor({ state: 'hidden' })
    await visit.still()
    const box = visit.page.getByRole('checkbox')
    await box.click({ force: true })
    await visit.see('请完整阅读《用户注册协议》')
    await read(visit, '用户注册协议')
    await visit.see(/\d+ 秒后重新获取/)
    await read(visit, '隐私政策')
    assert.equal(await field(visit, '手机号').inputValue(), '199 1234 5678')
    assert.equal(await box.getAttribute('aria-checked'), 'false')
    await box.click()

    const code = await app.lastCode(NEW)
    await field(visit, '验证码').fill(code === '000000' ? '000001' : '000000')
    await visit.tap('注册')
    await visit.see('验证码错误')
    await field(visit, '验证码').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await app.inject({ endpoint: 'registerSubmit', httpStatus: 500, times: 1 })
    await visit.tap('注册')
    await visit.see('注册失败')
    assert.equal(await field(visit, '手机号').inputValue(), '199 1234 5678')
    await visit.tap('注册')
    await visit.arriveAt('/phone/registered/registered')
    await visit.see('199****5678')
    const requests = await app.log('registerSubmit')
    assert.equal(requests.at(-1)?.requestNo, requests.at(-2)?.requestNo, 'a second try is another write')
    assert.deepEqual(requests.at(-1)?.requestData.agreementVersions, [
      { code: 'register', version: '2.1' },
      { code: 'privacy', version: '3.1' },
    ])
    const stored = await visit.page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, history.state]),
    )
    assert.doesNotMatch(stored, /1991234|199\*/)
    await visit.page.reload()
    await visit.see('注册成功')
    await visit.seeNoMore('199****5678')

    await visit.tap('去登录')
    await visit.arriveAt('/phone/login')
    await field(visit, '手机号').fill(NEW)
    await visit.tap('获取验证码')
    await visit.see(/\d+ 秒后重新获取/)
    await field(visit, '验证码').fill(await app.lastCode(NEW))
    await visit.tap('我已阅读并同意用户注册协议和隐私政策', 'checkbox')
    await visit.tap('登录')
    await visit.see('您好，欢迎来到远岚信托')
    await visit.close()
  })

  it('calls who cannot see the picture, and sends a known phone to the login', async () => {
    const visit = await openForm(app)
    await field(visit, '手机号').fill(U1_MOBILE)
    await visit.tap('语音验证码')
    await visit.see('请留意来电，语音将读出验证码')
    await visit.see(/\d+ 秒后重新获取/)
    const [call] = await app.control<{ mobile: string; channel: string }[]>('GET', 'inbox')
    assert.deepEqual([call?.mobile, call?.channel], [U1_MOBILE, 'voice'])
    assert.equal((await app.log('captchaGet')).length, 0)
    await read(visit, '用户注册协议')
    await read(visit, '隐私政策')
    await visit.page.getByRole('checkbox').click()
    await field(visit, '验证码').fill(await app.lastCode(U1_MOBILE))
    await visit.tap('注册')
    await visit.see('该手机号已注册，请直接登录')
    await visit.tap('直接登录')
    await visit.arriveAt('/phone/login')
    assert.equal(visit.address(), '/phone/login')
    await visit.close()
  })

  it('says what is missing, field by field, and asks the server for nothing', async () => {
    const visit = await openForm(app)
    await visit.tap('注册')
    await visit.see('有 3 处需要修改')
    await visit.see('请输入正确的手机号')
    await visit.see('请输入6位验证码')
    await visit.see('请完整阅读《用户注册协议》')
    await field(visit, '手机号').fill('12900000001')
    await visit.tap('获取验证码')
    await visit.tap('语音验证码')
    assert.deepEqual(
      [(await app.log('smsCodeSend')).length, (await app.log('registerSubmit')).length],
      [0, 0],
    )
    const code = field(visit, '验证码')
    assert.equal(await code.getAttribute('autocomplete'), 'one-time-code')
    assert.equal(await code.getAttribute('inputmode'), 'numeric')
    await visit.close()
  })

  it('goes on without a picture or a referrer that did not come', async () => {
    await app.inject({ endpoint: 'referrerInfo', httpStatus: 500 })
    await app.inject({ endpoint: 'captchaGet', httpStatus: 500 })
    const visit = await openForm(app, `${ENROLL}?code=LIN2026`)
    await visit.see('推荐人暂时无法显示，不影响注册。')
    await field(visit, '手机号').fill(NEW)
    await visit.tap('获取验证码')
    const sheet = visit.page.getByRole('dialog')
    await sheet.getByText('暂时无法显示').waitFor()
    await app.clearFaults()
    await sheet.getByRole('button', { name: '重试' }).click()
    await visit.page.getByRole('img', { name: '图形验证码，4 位数字' }).waitFor()
    await visit.tap('关闭')
    await askForCode(app, visit, NEW)
    await visit.close()
  })

  it('shows who shared the link, unless it is nobody or the visitor does not want them', async () => {
    const visit = await openForm(app, `${ENROLL}?code=NOBODY`)
    await visit.see('链接中的推荐码无效，不影响注册。')
    await visit.open(`${ENROLL}?code=LIN2026`)
    await visit.see('推荐人：林*远（客户）')
    await visit.tap('不使用推荐')
    await visit.seeNoMore('推荐人：林*远（客户）')
    await visit.open(`${ENROLL}?code=${encodeURIComponent('<b>x</b>')}`)
    await visit.see('注册账户')
    await visit.settle()
    assert.equal(await visit.sees(/推荐/), false)
    await visit.close()
  })
})
