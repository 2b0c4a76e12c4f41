/** @run short: what the styles make of bars, dark and text sizes */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { WEB_VIEW } from '../support/web-view'
import { useApp, type Visit } from './harness'

const app = useApp()

const IN_APP = `window.trustAppAndroid = { postMessage() {} }`

const pageBar = (visit: Visit) => visit.page.locator('.page-bar')
const tabBar = (visit: Visit) => visit.page.getByRole('navigation', { name: '主要页面' })

/** Top and bottom of what the page in front has of the screen, in px from the screen's own. */
async function room(visit: Visit): Promise<{ top: number; bottom: number }> {
  return visit.front().evaluate(main => {
    const page = main.closest('.taro_page')!.getBoundingClientRect()
    return { top: page.top, bottom: window.innerHeight - page.bottom }
  })
}

const heightOf = async (bar: ReturnType<typeof pageBar>) => (await bar.boundingBox())?.height ?? 0

describe('bars of our own', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('a deep link has a title, a way back to home, and help; nothing lies under the bars', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/assets/assetsList')
    await visit.settle()
    await pageBar(visit).getByText('我的资产', { exact: true }).waitFor()
    assert.equal(await tabBar(visit).count(), 0)
    assert.deepEqual(await room(visit), { top: await heightOf(pageBar(visit)), bottom: 0 })
    await visit.tap('联系我们')
    await visit.arriveAt('/phone/contactAdvisor')
    await pageBar(visit).getByText('联系理财经理', { exact: true }).waitFor()
    await visit.tap(/^返回$/)
    await visit.arriveAt('/phone/assets/assetsList')
    await pageBar(visit).getByText('我的资产', { exact: true }).waitFor()
    await visit.tap(/^返回$/)
    await visit.arriveAt('/phone/home')
    await visit.see('待您处理')
    assert.equal(await pageBar(visit).count(), 0, 'home has a top of its own')
    assert.deepEqual(await room(visit), { top: 0, bottom: await heightOf(tabBar(visit)) })
    await visit.close()
  })

  it('tabs lead to their pages and back to them as they were left, with the messages that wait', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/home')
    // The address changes before the bar is drawn anew.
    const isHere = (name: RegExp) =>
      tabBar(visit).locator('[aria-current=page]').filter({ hasText: name }).waitFor()
    await tabBar(visit).getByRole('button', { name: '消息，11 条未读' }).waitFor()
    await isHere(/^首页/)
    await tabBar(visit).getByRole('button', { name: '我的信托' }).click()
    await visit.arriveAt('/phone/Myorder/TabbarsPage')
    await visit.tap(/我的持仓/, 'tab')
    await visit.arriveAt('/phone/Myorder/TabbarsPage?tab=2')
    await tabBar(visit).getByRole('button', { name: /^消息/ }).click()
    await visit.arriveAt('/phone/message/list')
    await isHere(/^消息/)
    assert.equal(await visit.page.getByRole('button', { name: /^返回$/ }).count(), 0)
    await tabBar(visit).getByRole('button', { name: '我的信托' }).click()
    await visit.arriveAt('/phone/Myorder/TabbarsPage?tab=2')
    await tabBar(visit).getByRole('button', { name: '首页' }).click()
    await visit.arriveAt('/phone/home')
    await visit.page.goForward()
    await visit.arriveAt('/phone/Myorder/TabbarsPage?tab=2')
    await isHere(/^我的信托/)
    await visit.close()
  })

  it('a visitor is helped by the help centre, and led through the login to a tab', async () => {
    const visit = await app.visit()
    await visit.open('/phone/home')
    await tabBar(visit).getByRole('button', { name: '消息' }).click()
    await visit.arriveAt('/phone/login?redirect=message%2Flist')
    await visit.tap('联系我们')
    await visit.arriveAt('/phone/helpCenter')
    await visit.tap(/^返回$/)
    await visit.see('手机号登录')
    await visit.close()
  })

  for (const [host, options] of [
    ['the app', { initScript: IN_APP }],
    ['a web-view of the mini-program', WEB_VIEW],
  ] as const) {
    it(`${host} draws its own: nothing stands twice, at any width`, async () => {
      const visit = await app.visit({ customer: 'U1', ...options, viewport: { width: 768, height: 1024 } })
      for (const address of ['/phone/message/list', '/phone/assets/assetsList']) {
        await visit.open(address)
        await visit.settle()
        assert.deepEqual([await pageBar(visit).count(), await tabBar(visit).count()], [0, 0])
        assert.deepEqual(await room(visit), { top: 0, bottom: 0 })
        const root = await visit.page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
        assert.equal(root, '40.96px')
      }
      await visit.close()
    })
  }

  it('a wide window shows one column: page, bars, question and message lie within it', async () => {
    const visit = await app.visit({ customer: 'U1', viewport: { width: 1280, height: 900 } })
    await visit.open('/phone/message/list')
    await visit.settle()
    const within = async (selector: string) => {
      const box = await visit.page.locator(selector).filter({ visible: true }).first().boundingBox()
      assert.ok(box && box.x >= 415 && box.x + box.width <= 865, `${selector}: ${JSON.stringify(box)}`)
    }
    for (const part of ['main', '.page-bar', '.tab-bar']) await within(part)
    await visit.open('/phone/settings')
    await visit.tap('退出登录')
    await visit.see('退出登录？')
    await visit.still()
    for (const part of ['.dialog', '.plain-popup, .nut-popup']) await within(part)
    await visit.close()
  })

  it('in large type on a small phone every target of the bars is large and the title stays on its line', async () => {
    const visit = await app.visit({ customer: 'U1', viewport: { width: 320, height: 640 } })
    await visit.open('/phone/Myorder/TabbarsPage?multipleView=200')
    await visit.settle()
    await visit.tap(/^消息/)
    await visit.arriveAt('/phone/message/list?multipleView=200')
    const small = await visit.page.locator('.page-bar button, .tab-bar button').evaluateAll(buttons =>
      buttons
        .map(button => button.getBoundingClientRect())
        .filter(({ width, height }) => width < 60 || height < 60)
        .map(({ width, height }) => `${width} x ${height}`),
    )
    assert.deepEqual(small, [])
    const cut = await visit.page
      .locator('.tab-bar__text, .page-bar__title')
      .evaluateAll(texts =>
        texts.filter(text => text.scrollWidth > text.clientWidth + 1).map(text => text.textContent),
      )
    assert.deepEqual(cut, [])
    await visit.close()
  })
})
