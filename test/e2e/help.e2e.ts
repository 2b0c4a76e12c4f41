/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until } from '../support/until'
import { useApp } from './harness'

const app = useApp()
const SEARCH = '搜索问题'

describe('help', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is found by words, marked where they stand, and leads on to the page an answer names', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/assets/historyAssets')
    await visit.tap('帮助中心', 'link')
    await visit.arriveAt('/phone/helpCenter')
    const field = visit.page.getByLabel(SEARCH)
    await field.fill('锁')
    await visit.see(/^找到 \d+ 个相关问题$/)
    await field.fill('换电话')
    await visit.see('如何更换登记的手机号？')
    await field.fill('交易进度')
    const hits = visit.page.locator('.highlighted__hit')
    await until('it was not marked', async () => (await hits.allInnerTexts()).join() === '交易进度')
    await visit.see('找到 1 个相关问题')
    await visit.tap(/在哪里看交易进度/)
    await visit.tap('交易记录', 'link')
    await visit.arriveAt('/phone/assets/tradingRecord')
    await visit.page.goBack()
    await visit.see('找到 1 个相关问题')
    await field.fill('没有这样的问题')
    await visit.see('没有找到相关问题')
    await visit.tap('联系理财经理')
    await visit.arriveAt('/phone/contactAdvisor?topic=0')
    await visit.page.goBack()
    await visit.tap('清除搜索')
    await visit.see('大家常问')
    await visit.tap(/意见反馈/, 'link')
    await visit.arriveAt('/phone/satisfySurvey')
    await visit.close()
  })

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

  it('asks once whether an answer helped', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/helpList?categoryId=account')
    const question = visit.page.getByRole('button', { name: '收不到短信验证码怎么办？' })
    await question.click()
    assert.equal(await question.getAttribute('aria-expanded'), 'true')
    await visit.page.getByRole('button', { name: '有帮助' }).dblclick()
    await visit.see('577 人觉得有帮助')
    assert.equal((await app.log('helpVote')).length, 1)
    await visit.page.reload()
    await question.click()
    await visit.see('577 人觉得有帮助')
    assert.equal(await visit.page.getByRole('button', { name: '有帮助' }).count(), 0)
    await visit.close()
  })

  it('sends who is not known to the login for a vote, and back', async () => {
    const visit = await app.visit()
    await visit.open('/phone/helpList?categoryId=account')
    await visit.tap('收不到短信验证码怎么办？')
    await visit.tap('没帮助')
    await visit.see('手机号登录')
    assert.match(visit.address(), /^\/phone\/login\?redirect=helpList/)
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
