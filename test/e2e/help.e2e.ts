/** @run long: answers that come late, and a guide that is turned by a finger */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const SEARCH = '搜索问题'

describe('help', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('answers the last words, however late the answer to earlier ones comes', async () => {
    await app.inject({ endpoint: 'helpSearch', delayMs: 1500, times: 1 })
    const visit = await app.visit()
    await visit.open('/phone/helpCenter')
    const field = visit.page.getByLabel(SEARCH)
    // As the page sends them: one that is given up may never reach the server.
    let searches = 0
    visit.page.on('request', request => {
      if (request.url().endsWith('/helpSearch')) searches += 1
    })
    const late = visit.call('helpSearch')
    await field.fill('积分')
    await late
    await field.fill('受益人')
    await visit.see(/受益人能看到哪些内容/)
    await visit.over(await late)
    assert.equal(await visit.page.getByText('积分会过期吗').count(), 0)
    assert.equal(searches, 2)
    await visit.close()
  })
})

describe('the newcomer guide', { concurrency: 1 }, () => {
  it('is turned by buttons and by a finger, and remembers that it was read', async () => {
    const visit = await app.visit({ hasTouch: true })
    await visit.open('/phone/helpCenter')
    await visit.tap(/新手指引/, 'link')
    await visit.see('第 1 步，共 4 步')
    await visit.tap('下一步')
    await visit.see('第 2 步，共 4 步')
    const swipe = (from: number, to: number) =>
      visit.page.locator('.guide-view').evaluate(
        (view, [start, end]) => {
          const touch = (clientX: number) => new Touch({ identifier: 1, target: view, clientX, clientY: 200 })
          const send = (type: string, x: number) =>
            view.dispatchEvent(new TouchEvent(type, { bubbles: true, changedTouches: [touch(x)] }))
          send('touchstart', start)
          send('touchend', end)
        },
        [from, to] as const,
      )
    await swipe(300, 60)
    await visit.see('第 3 步，共 4 步')
    await swipe(100, 120)
    await visit.see('第 3 步，共 4 步')
    await swipe(60, 300)
    await visit.see('第 2 步，共 4 步')
    await visit.tap('上一步')
    for (let step = 1; step < 4; step += 1) await visit.tap('下一步')
    await visit.tap('开始使用')
    await visit.arriveAt('/phone/helpCenter')
    assert.equal(await visit.page.evaluate(() => localStorage.getItem('guideDone')), '1')
    await visit.close()
  })
})
