/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp, type Visit } from './harness'

const app = useApp()
const LIST = '/phone/PersonalInfoChecklist'
const COPY = '/phone/exportInfodetail'

/** Types the code that the open sheet asks for. */
async function prove(visit: Visit, confirm: string): Promise<void> {
  await visit.tap('获取验证码')
  await visit.see(/\d+ 秒后重新获取/)
  await visit.page.getByLabel('短信验证码', { exact: true }).fill(await app.lastCode())
  await visit.page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
}

const advance = (seconds: number) => app.control('POST', 'clock', { advanceSeconds: seconds })

interface Collected {
  readonly events: readonly { readonly record: { readonly event?: string } }[]
}

/** Waits until the analytics collector has an event of this name. */
const received = (name: string) =>
  until(
    name,
    async () => (await app.control<Collected>('GET', 'analytics')).events.map(({ record }) => record.event),
    names => names.includes(name),
  )

const consent = (visit: Visit, name: string) => visit.page.getByRole('switch', { name })

describe('personal information', { concurrency: 1 }, () => {
  beforeEach(async () => {
    await app.reset()
    await app.control('DELETE', 'analytics')
  })

  it('is listed by category, and shown in full for fifteen seconds after a code', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.takeTime()
    await visit.open(LIST)
    await visit.tap(/^身份信息/, 'link')
    await visit.arriveAt('/phone/PersonalInfodetail?category=identity')
    await visit.see('1100**********0014')
    await visit.tap('短信验证后查看完整信息')
    await prove(visit, '查看')
    await visit.see('110000196803150014')
    const select = await visit.page
      .locator('.category-view__value')
      .first()
      .evaluate(node => getComputedStyle(node).userSelect)
    assert.equal(select, 'none')
    await visit.freeze()
    await visit.page.clock.runFor(12_000)
    assert.ok(await visit.sees('110000196803150014'), 'gone before fifteen seconds')
    await visit.page.clock.runFor(3_000)
    assert.equal(await visit.sees('110000196803150014'), false, 'shown for longer than fifteen seconds')
    await visit.see('1100**********0014')
    await visit.page.clock.runFor(60_000)
    await visit.page.clock.resume()
    await advance(61)

    await visit.tap('短信验证后查看完整信息')
    await prove(visit, '查看')
    await visit.see('110000196803150014')
    // From here it cannot go by its own time.
    await visit.freeze()
    assert.ok(await visit.sees('110000196803150014'))
    await visit.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    assert.equal(await visit.sees('110000196803150014'), false, 'still shown in the app switcher')
    await visit.see('1100**********0014')
    assert.doesNotMatch(visit.page.url(), /1100/)
    await visit.close()
  })

  it('is counted by period', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(LIST)
    const count = async () =>
      Number(
        /(\d+) 次/.exec((await visit.page.getByRole('link', { name: /^交易信息/ }).textContent()) ?? '')?.[1],
      )
    await visit.see('识别账户、核实身份、联系您')
    const ever = await count()
    await visit.tap(/^时间/)
    await visit.tap('近 1 个月', 'radio')
    await visit.settle()
    await visit.see('所选时间内没有收集')
    const month = await count()
    assert.ok(month > 0 && month < ever, `${month} of ${ever}`)
    await visit.close()
  })

  it('lets analytics be switched off and on with one tap and one confirmation, at once', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.takeTime()
    await visit.open(LIST)
    await received('$pageview')
    await consent(visit, '使用行为分析').click()
    await visit.see('立即停止收集页面浏览与点击，尚未发送的记录一并删除')
    await visit.tap('关闭')
    assert.equal(await consent(visit, '使用行为分析').getAttribute('aria-checked'), 'true')
    await consent(visit, '使用行为分析').click()
    await visit.tap('确认撤回')
    await visit.see('2026-11-20 撤回')
    assert.equal(await consent(visit, '使用行为分析').getAttribute('aria-checked'), 'false')
    await app.control('DELETE', 'analytics')
    await visit.tap(/^第三方共享清单/, 'link')
    await visit.see('神策分析 SDK')
    await visit.page.clock.runFor(60_000)
    await visit.page.goBack()
    await visit.see('2026-11-20 撤回')
    await visit.page.clock.runFor(60_000)
    await consent(visit, '使用行为分析').click()
    await visit.tap('同意')
    await visit.see('2026-11-20 同意')
    // What comes first is the new consent's, and nothing tells of the page that was read without one.
    await received('$pageview')
    const events = await app.control<Collected>('GET', 'analytics')
    assert.doesNotMatch(
      JSON.stringify(events),
      /thirdPartysharing/,
      'something was sent after the withdrawal',
    )
    await visit.close()
  })

  it('is handed out as a copy: what is missing is said, the date is promised, the file comes and goes', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(LIST)
    await visit.tap(/^申请个人信息副本/, 'link')
    await visit.arriveAt(COPY)
    await visit.see('已失效')
    await visit.tap('邮件通知', 'radio')
    await visit.page.getByLabel('邮箱', { exact: true }).fill('a@b')
    await visit.tap('下一步：短信验证')
    await visit.see('请至少选择一项信息')
    await visit.see('请输入正确的邮箱')
    await visit.page.getByLabel('邮箱', { exact: true }).fill('lin@mail.example')
    await visit.tap(/^基本信息/, 'checkbox')
    await visit.tap(/^交易/, 'checkbox')
    await visit.tap('下一步：短信验证')
    await prove(visit, '提交申请')
    await visit.see('申请已提交')
    await visit.see('2026-12-11')
    await visit.see('邮件通知 l***n@mail.example')
    assert.match(visit.address(), /^\/phone\/exportPersonalInfoSuccess\?exportId=PE\d+$/)
    assert.doesNotMatch(JSON.stringify(await app.log()), /lin@mail/)

    await visit.tap('查看申请记录')
    await visit.arriveAt(COPY)
    await visit.see(/24 小时内只能申请一次，2026-11-21 10:\d\d 后可再次申请/)
    await visit.see('待处理')
    await advance(361)
    await visit.page.reload()
    await visit.see('已发送')
    await visit.tap('查看文件')
    await visit.see(/第 1 \/ \d+ 页/)
    await visit.see('个人信息副本')
    await visit.page.goBack()
    await visit.arriveAt(COPY)
    await advance(7 * 86_400)
    await app.logIn(visit.context, 'U1')
    await visit.page.reload()
    await visit.see('已失效')
    await visit.seeNoMore('查看文件')
    await visit.close()
  })

  it('names every recipient with data, purpose, way and policy, and stops what rests on consent', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/thirdPartysharing')
    await visit.tap('合作机构', 'radio')
    await visit.seeNoMore('神策分析 SDK')
    const card = visit.page.locator('.card').filter({ hasText: '衡诺税务师事务所' })
    await card.getByText('2026-04-20 同意').waitFor()
    await card.getByRole('button', { name: /^衡诺税务师事务所/ }).click()
    for (const part of ['共享的信息', '目的', '方式', '联系方式', '2026-05-08 10:10', '查看其隐私政策']) {
      await card.getByText(part, { exact: true }).waitFor()
    }
    await card.getByRole('button', { name: '撤回同意' }).click()
    await visit.see('已经提供的信息，我们会通知对方删除')
    await visit.tap('确认撤回')
    await card.getByText('2026-11-20 撤回').waitFor()
    await visit.close()

    const visitor = await app.visit()
    await visitor.open('/phone/thirdPartysharing')
    await visitor.see('登录后可查看最近一次共享的时间，并撤回同意。')
    assert.equal(await visitor.page.getByRole('button', { name: '撤回同意' }).count(), 0)
    await visitor.close()
  })
})
