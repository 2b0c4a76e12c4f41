/** @run short: addresses, history and keyboard as the browser has them */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { until, useApp, type Visit } from './harness'

const app = useApp()

const titled = (visit: Visit, title: string) =>
  until(`the document is called ${title}`, async () => (await visit.page.title()) === title)

describe('addresses', { concurrency: 1 }, () => {
  for (const [given, expected] of [
    ['/phone', '/phone/404'],
    ['/phone/', '/phone/404'],
    ['/phone/?a=1', '/phone/404?a=1'],
    ['/phone/no/such/page', '/phone/404'],
    ['/phone/pages/home/index', '/phone/404'],
    ['/phone/home/', '/phone/home'],
    ['/phone/HOME', '/phone/home'],
    ['/phone//home//', '/phone/home'],
    ['/phone/%E4', '/phone/404'],
    ['/phone/home?x=%E4%B8%AD&y=%E4', '/phone/home?x=%E4%B8%AD&y=%E4'],
  ] as const) {
    it(`${given} is ${expected}`, async () => {
      const visit = await app.visit()
      await visit.open(given)
      await visit.arriveAt(expected)
      await visit.see(expected.startsWith('/phone/404') ? 'YOU LOOK LOST' : '行稳致远')
      await visit.close()
    })
  }

  it('puts each title into the document title, also on the way back', async () => {
    const visit = await app.visit()
    await visit.open('/phone/home')
    await titled(visit, '远岚信托')
    await visit.tap('登录')
    await visit.arriveAt('/phone/login')
    await visit.see('手机号登录')
    await titled(visit, '登录')
    await visit.page.goBack()
    await visit.see('行稳致远')
    await titled(visit, '远岚信托')
    await visit.page.goForward()
    await visit.see('手机号登录')
    await titled(visit, '登录')
    await visit.page.reload()
    await visit.see('手机号登录')
    await visit.page.goBack()
    await visit.see('行稳致远')
    await visit.close()
  })

  it('ignores a second tap on the way to the same page', async () => {
    const visit = await app.visit()
    await visit.open('/phone/home')
    const login = visit.page.getByRole('button', { name: '登录', exact: true })
    await login.waitFor()
    const entries = () => visit.page.evaluate(() => history.length)
    const before = await entries()
    await login.evaluate(button => {
      ;(button as HTMLElement).click()
      ;(button as HTMLElement).click()
      ;(button as HTMLElement).click()
    })
    await visit.see('手机号登录')
    assert.equal(await entries(), before + 1)
    await visit.page.goBack()
    await visit.see('行稳致远')
    assert.equal(visit.address(), '/phone/home')
    await visit.close()
  })

  it('leads from the 404 page to the root and back by one page', async () => {
    const visit = await app.visit()
    await visit.open('/phone/home')
    await visit.see('行稳致远')
    await visit.open('/phone/nowhere')
    await visit.see('YOU LOOK LOST')
    await titled(visit, '页面不存在')
    // The root is a page of its own, which says the same.
    await Promise.all([visit.page.waitForEvent('load'), visit.tap('返回首页')])
    await visit.see('YOU LOOK LOST')
    assert.equal(visit.address(), '/phone/404')
    await Promise.all([visit.page.waitForEvent('framenavigated'), visit.tap('返回上一页')])
    await visit.see('YOU LOOK LOST')
    await visit.tap('返回上一页')
    await visit.see('行稳致远')
    await visit.close()
  })

  it('loads only the chunks of the route it opens', async () => {
    const visit = await app.visit()
    const scripts: string[] = []
    visit.page.on('request', request => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await visit.open('/phone/404')
    await visit.see('YOU LOOK LOST')
    const before = scripts.length
    await visit.tap('前往远岚信托')
    await visit.see('行稳致远')
    assert.ok(scripts.length > before, 'the home page came with the 404 page')
    await visit.close()
  })

  it('opens the page that a document was written for without the list of all pages, which is asked for again on leaving', async () => {
    const visit = await app.visit({ expectedErrors: /ERR_FAILED|ChunkLoadError/ })
    let refused = 0
    const list = /\/js\/page-code\.\w+\.js$/
    await visit.page.route(list, route => {
      refused += 1
      return route.abort()
    })
    await visit.open('/phone/home')
    await visit.see('行稳致远')
    await until('the list was asked for in idle time', () => refused > 0)
    await visit.tap('登录')
    await visit.see('页面没有打开')
    await visit.page.unroute(list)
    await visit.tap('重试')
    await visit.arriveAt('/phone/login')
    await visit.see('手机号登录')
    await visit.close()
  })
})
