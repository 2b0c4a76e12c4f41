/** @run short: what is drawn, printed and shared */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp, type Visit } from './harness'

const app = useApp()

/** The page the story is on, from its footer. */
const pageNumber = async (visit: Visit) => {
  const text = await visit.page
    .getByText(/^\d\s*\/\s*\d$/)
    .filter({ visible: true })
    .first()
    .textContent()
  return Number(text?.trim()[0])
}

async function goTo(visit: Visit, page: number): Promise<void> {
  while ((await pageNumber(visit)) < page) await turn(visit)
}

/** Goes on to the next page, and waits until it stands there. */
async function turn(visit: Visit): Promise<void> {
  const before = await pageNumber(visit)
  await visit.tap('下一页')
  // Not always the next number: a customer without products is told less.
  await until(
    'the next page',
    () => pageNumber(visit),
    page => page > before,
  )
  await visit.still()
}

describe('the annual asset report', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is read from the cover to the drawn lottery and the saved poster', async () => {
    const visit = await app.visit({ acceptDownloads: true })
    await visit.open('/phone/home')
    await visit.tap(/年度资产报告/, 'link')
    await visit.arriveAt('/phone/login?redirect=assetsReport%2Fentry')
    await visit.page.getByLabel('手机号', { exact: true }).fill('19900000001')
    await visit.tap('获取验证码')
    await visit.see(/秒后重新获取/)
    const inbox = await app.control<{ messages?: { code: string }[] } & { code: string }[]>('GET', 'inbox')
    await visit.page.getByLabel('验证码', { exact: true }).fill((inbox.messages ?? inbox)[0]?.code ?? '')
    await visit.tap('我已阅读并同意用户注册协议和隐私政策', 'checkbox')
    await visit.tap('登录')
    await visit.see('岁月有回响')
    await visit.see(/2025/)
    await visit.see(/林\*远/)
    await visit.tap('开始阅读')
    for (const texts of [
      ['2,459', '2019年4月8日'],
      ['1,000,000', '远岚·稳泰01号', '2019年4月12日'],
      ['1,758', '远岚·日日盈现金管理', '远岚·量化对冲1号'],
      ['3,000,000', '2024年7月29日', '远岚·稳泰18号'],
      ['1,243,190', '44.38%', '23.69%', '12.80%', '8.19%', '10.94%'],
      ['3,600', '2021年1月1日'],
    ]) {
      for (const text of texts) await visit.see(text)
      await visit.tap('下一页')
    }
    await visit.see('启封抽取')
    await visit.tap('查看完整规则与概率')
    await visit.see('1,288')
    await visit.see(/50\s*%/)
    await visit.tap('关闭')
    await visit.tap('启封抽取')
    await visit.arriveAt('/phone/assetsReport/result')
    const [draw, ...others] = await app.log('assetReportLottery')
    assert.ok(draw?.requestNo)
    assert.equal(others.length, 0)
    const download = visit.page.waitForEvent('download')
    await visit.tap(/保存海报/)
    const file = await download
    assert.match(file.suggestedFilename(), /\.png$/)
    await visit.close()
  })

  it('draws once: double tap, reload, a second tab, and an answer that got lost', async () => {
    const visit = await app.visit({ customer: 'U1' })
    const second = await visit.context.newPage()
    await second.goto(`${app.url}/phone/assetsReport/report?page=8`)
    await second.getByText('启封抽取').waitFor()
    await visit.open('/phone/assetsReport/report?page=8')
    await app.inject({ endpoint: 'assetReportLottery', emptyBody: true, times: 1, phase: 'after' })
    const button = visit.page.getByRole('button', { name: '启封抽取' })
    await button.evaluate(element => {
      ;(element as HTMLElement).click()
      ;(element as HTMLElement).click()
    })
    await visit.see('抽取异常')
    assert.equal((await app.log('assetReportLottery')).length, 1)
    await visit.tap('启封抽取')
    await visit.arriveAt('/phone/assetsReport/result')
    const [lost, answered] = await app.log('assetReportLottery')
    assert.equal(lost?.requestNo, answered?.requestNo)
    const points = async (page: typeof second) =>
      (await page.locator('main').last().innerText()).match(/\b(88|188|388|688|1,288)\b/)?.[0]
    const first = await points(visit.page)
    assert.ok(first)
    await second.getByText('启封抽取').click()
    await second.waitForURL(/assetsReport\/result/)
    await second.getByText(first).first().waitFor()
    await visit.page.reload()
    await visit.see(first)
    await visit.open('/phone/assetsReport/report?page=8')
    await visit.settle()
    assert.equal(await visit.page.getByText('启封抽取').count(), 0)
    await visit.close()
  })

  it('keeps the page over a reload, turns back, and skips to the draw', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/assetsReport/report')
    await goTo(visit, 4)
    await visit.page.reload()
    await visit.see(/^4\s*\//)
    await visit.tap('上一页')
    await visit.see(/^3\s*\//)
    await visit.tap('直接去抽奖')
    await visit.see('启封抽取')
    await visit.close()
  })

  it('turns by swiping, and never by itself', async () => {
    const visit = await app.visit({ customer: 'U1', hasTouch: true, isMobile: true })
    await visit.takeTime()
    await visit.open('/phone/assetsReport/report')
    await visit.see(/^2\s*\//)
    const session = await visit.context.newCDPSession(visit.page)
    const swipe = async (from: number, to: number) => {
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: 180, y: from }],
      })
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: 180, y: (from + to) / 2 }],
      })
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 180, y: to }] })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(600, 300)
    await visit.see(/^3\s*\//)
    await swipe(300, 600)
    await visit.see(/^2\s*\//)
    await visit.page.clock.runFor(10 * 60_000)
    assert.equal(await pageNumber(visit), 2)
    await visit.close()
  })

  it('hides every amount while the eye is shut, also after a restart', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/assetsReport/report?page=3')
    await visit.see('1,000,000')
    await visit.tap('隐藏金额')
    for (let page = 3; page <= 7; page += 1) {
      await visit.see(new RegExp(`^${page}\\s*/`))
      const text = await visit.page.locator('main').last().innerText()
      // Days and points are no amounts.
      const told = text.replace(/[\d,]+\s*天|3,600/g, '')
      assert.ok(!/\d{1,3}(,\d{3})+(\.\d\d)?(?!\d)|1000万|5000万/.test(told), text)
      if (page < 7) await visit.tap('下一页')
    }
    await visit.open('/phone/assetsReport/report?page=5')
    await visit.see('****')
    await visit.tap('显示金额')
    await visit.see('3,000,000')
    await visit.close()
  })

  it('tells a customer without products another story', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open('/phone/assetsReport/entry')
    await visit.tap('开始阅读')
    await visit.see(/天/)
    const seen: string[] = []
    for (;;) {
      seen.push(await visit.page.locator('main').last().innerText())
      if (await visit.sees('启封抽取')) break
      await turn(visit)
      assert.ok(seen.length < 5, 'more pages than a customer without products has')
    }
    assert.equal(seen.length, 3)
    assert.ok(!seen.join().includes('首次认购'))
    await visit.close()
  })

  it('says nothing red about a loss, and has words for what is missing', async () => {
    const visit = await app.visit({ customer: 'U4' })
    await visit.open('/phone/assetsReport/report?page=3')
    await visit.see(/暂未盈利/)
    const colours = await visit.front().evaluate(main => {
      const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? '')
      return [...main.querySelectorAll('*')]
        .filter(element => [...element.childNodes].some(isText))
        .map(element => [element.textContent ?? '', getComputedStyle(element).color] as const)
    })
    assert.ok(colours.some(([text]) => text.includes('暂未盈利')))
    for (const [text, colour] of colours) {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      assert.ok(red - Math.max(green, blue) < 60, `${text} is ${colour}`)
    }
    await visit.close()
  })

  it('leads who is late to the page that says so, and who is early to wait', async () => {
    const late = await app.visit({ customer: 'U2' })
    await late.open('/phone/assetsReport/entry')
    await late.arriveAt('/phone/assetsReport/expire')
    await late.page.waitForFunction(() => document.title === '报告已过期')
    await late.close()
    const early = await app.visit({ customer: 'U5' })
    await early.open('/phone/assetsReport/entry')
    await early.see(/未开放|尚未/)
    await early.close()
  })

  it('in WeChat’s browser tells its menu what to share, and copies the link where the signature fails', async () => {
    const visit = await app.visit({
      customer: 'U6',
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.49',
      permissions: ['clipboard-write'],
      initScript: `
        delete Navigator.prototype.share
        window.__menu = []
        window.WeixinJSBridge = {
          invoke(api, args, callback) {
            window.__menu.push([api, args])
            setTimeout(() => callback({ err_msg: api + ':ok' }))
          },
          on() {},
        }`,
      expectedErrors: /Failed to load/,
    })
    await visit.open('/phone/assetsReport/result')
    await visit.see('388')
    await visit.tap('分享')
    await visit.see('请点击右上角“···”，选择“发送给朋友”')
    const [ticket] = await app.log('wxShareTicket')
    assert.equal(ticket?.requestData.url, `${app.url}/phone/assetsReport/result`)
    const menu = await visit.page.evaluate(() => (window as unknown as { __menu: [string, object][] }).__menu)
    const card = JSON.stringify(menu.find(([api]) => /share|AppMessage/i.test(api))?.[1])
    assert.match(card, /pageShare=1/)
    assert.ok(!/何久|388|\d,\d{3}/.test(card.replace(/"verify.*/, '')), card)
    await visit.seeNoMore('请点击右上角')
    await app.inject({ endpoint: 'wxShareTicket', httpStatus: 500 })
    await visit.tap('分享')
    await visit.see('链接已复制')
    await visit.close()
  })

  it('says when the report cannot be had, and goes on after a retry', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /Failed to load/ })
    await app.inject({ endpoint: 'userAssetReportInfo', httpStatus: 500 })
    await visit.open('/phone/assetsReport/report')
    await visit.see('重试')
    await app.clearFaults()
    await visit.tap('重试')
    await visit.see('2,459')
    await visit.close()
  })
})
