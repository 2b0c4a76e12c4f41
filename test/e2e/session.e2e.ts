/** @run short: the network and cookies of a browser, and what is lost on the way */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { WEB_VIEW } from '../support/web-view'
import { useApp, type Visit } from './harness'

const app = useApp()
const NATIVE_APP = `window.__asked = [];
  window.trustAppAndroid = { postMessage: text => window.__asked.push(JSON.parse(text).action) }`
const ASSETS = '/phone/assets/assetsList'

/** What names the customer U1, or what they own. */
const OWN = /林\*远|14,6\d\d,\d{3}/

const stored = (visit: Visit) =>
  visit.page.evaluate(() => Object.keys(localStorage).filter(key => !/sensors|sdk|sawebjs/.test(key)))
/** What the page asked of its host, whichever it is. */
const asked = (visit: Visit) =>
  visit.page.evaluate(() => {
    const { __asked = [], __bridgeCalls = [] } = window as unknown as Record<string, unknown[] | undefined>
    return [...__asked, ...__bridgeCalls].map(call => JSON.stringify(call))
  })
/** Whose sessions the calls came with; some are open to everybody. */
const customers = async () =>
  new Set((await app.log()).map(({ customer }) => customer).filter(customer => customer !== null))

async function linkOf(customer: string): Promise<string> {
  const { token } = await app.control<{ token: string }>('POST', 'login', { customer, cookie: false })
  return `${ASSETS}?agent=5&xtoken=${encodeURIComponent(token)}`
}

async function logOut(visit: Visit): Promise<void> {
  await visit.tap('退出登录')
  await visit.tap(/^退出$/)
  await visit.see('登录后查看资产、家族信托与待办')
}

async function logIn(visit: Visit, mobile: string): Promise<void> {
  await visit.page.getByLabel('手机号', { exact: true }).fill(mobile)
  await visit.tap('获取验证码')
  await visit.see(/\d+ 秒后重新获取/)
  await visit.page.getByLabel('验证码', { exact: true }).fill(await app.lastCode(mobile))
  await visit.tap('我已阅读并同意用户注册协议和隐私政策', 'checkbox')
  await visit.tap('登录')
}

describe('a link with a token (agent 5)', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('logs in by one call, and all others of the page go on with the session', async () => {
    const visit = await app.visit(WEB_VIEW)
    await visit.open(await linkOf('U1'))
    await visit.see(OWN)
    await visit.settle()
    const calls = await app.log()
    assert.ok(calls.length > 2)
    assert.deepEqual(
      calls.map(({ customer, cookies }) => [
        customer,
        cookies.filter(name => /sid|xtoken/.test(name)).join(),
      ]),
      calls.map((_call, index) => ['U1', index === 0 ? 'xtoken' : 'sid']),
    )
    await visit.page.reload()
    await visit.see(OWN)
    assert.deepEqual(await asked(visit), [])
    await visit.close()
  })

  for (const [button, stays] of [
    ['保留当前登录', true],
    ['关闭', true],
    ['切换', false],
  ] as const) {
    it(`does not change the customer without a question: ${button}`, async () => {
      const visit = await app.visit({ customer: 'U1', ...WEB_VIEW })
      await visit.open(await linkOf('U6'))
      await visit.see('该链接将以另一位客户的身份登录')
      assert.deepEqual(await customers(), new Set(['U1']))
      await visit.tap(button)
      await visit.seeNoMore('该链接将以另一位客户的身份登录')
      if (!stays) await visit.arriveAt('/phone/home')
      else await visit.open('/phone/home')
      await visit.see(stays ? '林*远，您好' : '何*，您好')
      await visit.page.reload()
      await visit.see(stays ? '林*远，您好' : '何*，您好')
      const names = (await visit.context.cookies()).map(({ name }) => name)
      assert.ok(names.includes('sid') && !names.includes('xtoken'), names.join())
      await visit.close()
    })
  }
})

describe(
  'an expired session leads to the login route and leaves nothing below it',
  { concurrency: 1 },
  () => {
    beforeEach(() => app.reset())

    for (const [host, options] of [
      ['the native app', { initScript: NATIVE_APP }],
      ['a web-view', WEB_VIEW],
      ['a browser', {}],
    ] as const) {
      it(`in ${host}`, async () => {
        const visit = await app.visit({ customer: 'U1', ...options })
        await visit.open('/phone/home')
        await visit.tap(/我的资产/, 'link')
        await visit.arriveAt(ASSETS)
        await visit.see('持仓')
        await visit.settle()
        await app.control('POST', 'expire', {})
        await visit.tap(/远岚·稳泰18号/, 'link')
        await visit.see('请重新登录')
        await visit.page.waitForURL(url => url.pathname === '/phone/login')
        await visit.see('手机号登录')
        assert.ok((await asked(visit)).every(action => !/login/i.test(action)))
        assert.equal(await visit.page.locator('main').count(), 1)
        assert.doesNotMatch(await visit.page.locator('body').innerText(), OWN)
        await visit.page.goBack()
        await visit.settle().catch(() => undefined)
        assert.doesNotMatch(await visit.page.locator('body').innerText(), OWN)
        await visit.close()
      })
    }
  },
)

describe('logout without the server', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const status of [500, 503]) {
    it(`answered ${status}: nobody is logged in here, after a reload and on the way back neither`, async () => {
      const visit = await app.visit({ customer: 'U1', expectedErrors: /50\d/ })
      await visit.open(ASSETS)
      await visit.see(OWN)
      await visit.open('/phone/settings')
      await visit.see('退出登录')
      await app.inject({ endpoint: 'logout', httpStatus: status })
      await logOut(visit)
      await visit.see(/本机已退出登录。服务器暂未确认/)
      assert.deepEqual((await stored(visit)).sort(), ['agreementsRead', 'pendingLogout'])
      await app.clearLog()
      await visit.page.reload()
      await visit.see('登录后查看资产、家族信托与待办')
      await visit.page.goBack()
      await visit.page.waitForURL(url => url.pathname === '/phone/login')
      assert.doesNotMatch(await visit.page.locator('body').innerText(), OWN)
      const served = (await app.log()).filter(({ name, customer }) => name !== 'logout' && customer !== null)
      assert.deepEqual(served, [], 'a call carried the session')

      await logIn(visit, '19900000006')
      await visit.arriveAt(ASSETS)
      await visit.open('/phone/home')
      await visit.see('何*，您好')
      assert.ok(!(await stored(visit)).includes('pendingLogout'))
      await visit.close()
    })
  }

  it('offline: the session ends once the connection is back', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /ERR_INTERNET_DISCONNECTED/ })
    await visit.open('/phone/home')
    await visit.tap(/^设置/, 'link')
    await visit.see('退出登录')
    const [session] = await visit.context.cookies()
    await visit.tap('退出登录')
    await visit.see('退出登录？')
    await visit.context.setOffline(true)
    await visit.tap(/^退出$/)
    await visit.see('登录后查看资产、家族信托与待办')
    assert.ok((await stored(visit)).includes('pendingLogout'))
    const ended = visit.page.waitForResponse(/logout/)
    await visit.context.setOffline(false)
    await ended
    await visit.page.waitForFunction(() => localStorage.getItem('pendingLogout') === null)
    const other = await app.visit()
    await other.context.addCookies(session ? [session] : [])
    await other.open('/phone/home')
    await other.see('请重新登录')
    await other.close()
    await visit.close()
  })
})

describe('the end of the session', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  /** Lets the same time pass for the server and the page. */
  async function pass(visit: Visit, seconds: number): Promise<void> {
    await app.control('POST', 'clock', { advanceSeconds: seconds })
    await visit.page.clock.fastForward(seconds * 1000)
  }

  async function openHome(): Promise<Visit> {
    const visit = await app.visit({ customer: 'U1' })
    await visit.takeTime()
    await visit.open('/phone/home')
    await visit.see('林*远，您好')
    const fetched = visit.page.waitForResponse(/messageHome/).catch(() => undefined)
    await visit.page.clock.runFor(4000)
    await Promise.race([fetched, visit.settle()])
    return visit
  }

  it('is announced a minute before, and put off by going on', async () => {
    const visit = await openHome()
    await pass(visit, 29 * 60)
    await visit.see('登录即将超时')
    await visit.page.clock.runFor(500)
    assert.match(await visit.page.evaluate(() => document.activeElement?.textContent ?? ''), /登录即将超时/)
    await visit.page.keyboard.press('Tab')
    await visit.page.keyboard.press('Tab')
    await visit.page.keyboard.press('Enter')
    await visit.seeNoMore('登录即将超时')
    await pass(visit, 28 * 60)
    await visit.see('林*远，您好')
    assert.ok(!(await visit.words()).includes('登录即将超时'))
    await visit.close()
  })

  it('comes when nobody goes on: the login, and nothing of the customer', async () => {
    const visit = await openHome()
    await pass(visit, 29 * 60)
    await visit.see('登录即将超时')
    await pass(visit, 62)
    await visit.see('登录已超时，请重新登录')
    await visit.page.clock.runFor(1000)
    await visit.page.waitForURL(url => url.pathname === '/phone/login')
    assert.doesNotMatch(await visit.page.locator('body').innerText(), OWN)
    await visit.close()
  })
})
