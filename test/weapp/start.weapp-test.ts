/** @run short: lifecycle, storage and network of WeChat */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { plain } from './host-fixture'
import type { Phone } from './phone'

const app = useApp()
const GONE = 'packages/report/pages/of-last-year/index?id=7'
const TRADE = 'packages/assets/trades/trade/index'
const modalOf = (phone: Phone) => phone.host.dialogs.modal
const rootFont = (phone: Phone) => phone.query('.page-shell')?.ownerDocument.documentElement.style.fontSize

describe('a page that is gone', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads to our own page, when the mini-program starts with it', async () => {
    const phone = await app.launch({ path: GONE })
    await phone.see('YOU LOOK LOST')
    await phone.arriveAt('packages/content/start/not-found/index')
    await phone.tap('返回上一页')
    await phone.arriveAt('pages/home/index')
    phone.close()
  })

  it('leads there too when a card of it is opened later', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await phone.host.comeBy(GONE)
    await phone.see('YOU LOOK LOST')
    await phone.tap('返回首页')
    await phone.arriveAt('pages/home/index')
    phone.close()
  })
})

describe('the display scale of a link', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const [asked, font, kept] of [
    ['150', '30px', '150'],
    ['100', '20px', '100'],
    ['abc', '25px', '125'],
  ] as const) {
    it(`multipleView=${asked}: ${font}`, async () => {
      const path = `pages/home/index?multipleView=${asked}`
      const phone = await app.launch({ path, storage: { multipleView: '125' } })
      await phone.see('行稳致远')
      assert.deepEqual([rootFont(phone), phone.stored('multipleView')], [font, kept])
      phone.close()
    })
  }

  it('is taken from a card that is opened later, once: a choice after it stays', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    assert.equal(rootFont(phone), '20px')
    await phone.host.comeBy('packages/content/articles/articles/index?multipleView=175')
    await phone.see('三季度宏观与配置回顾')
    await phone.until('the scale was not taken', () => rootFont(phone) === '35px')
    await phone.visit('pages/home/index')
    await phone.tap('标准')
    await phone.until('the choice was not taken', () => rootFont(phone) === '20px')
    // WeChat says again what it was entered by.
    phone.host.leave()
    phone.host.comeBack()
    await phone.quiet()
    assert.equal(rootFont(phone), '20px')
    phone.close()
  })
})

describe('releases and versions', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('a new release is offered, and put in place only when the customer agrees', async () => {
    for (const isWilling of [false, true]) {
      const phone = await app.launch()
      await phone.see('行稳致远')
      assert.equal(modalOf(phone), undefined)
      phone.host.dialogs.releaseArrives()
      await phone.until('nothing was offered', () => modalOf(phone) !== undefined)
      assert.equal(modalOf(phone)?.title, '新版本已准备好')
      modalOf(phone)?.answer(isWilling)
      await phone.quiet()
      assert.equal(phone.host.dialogs.releasesApplied, isWilling ? 1 : 0)
      phone.close()
    }
  })

  it('a WeChat that is too old says so, leads to its update, and shows the pages as well as it can', async () => {
    const phone = await app.launch({ customer: 'U1', isOldWeChat: true })
    await phone.see('林*远，您好')
    await phone.until('nothing was said', () => modalOf(phone) !== undefined)
    assert.equal(modalOf(phone)?.title, '微信版本过低')
    modalOf(phone)?.answer(true)
    await phone.quiet()
    assert.equal(phone.host.dialogs.wechatUpdates, 1)
    await phone.tap('年度资产报告')
    await phone.see('开始阅读')
    phone.close()
  })
})

describe('a page whose answer cannot be read', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('asks anew in its place, above the page it came from', async () => {
    let isBroken = true
    const phone = await app.launch({
      customer: 'U1',
      alter: (endpoint, json) =>
        endpoint === 'tradeRecordDetail' && isBroken ? json.replace(/"tradeId":/, '"gone":') : json,
    })
    await phone.see('林*远，您好')
    await phone.host.open('/pages/positions/index')
    await phone.settled()
    const address = `${TRADE}?tradeId=T2026111900139`
    await phone.host.open(`/${address}`)
    await phone.quiet()
    assert.ok(phone.says('重试'))
    phone.host.problems.clear()
    isBroken = false
    await phone.tap('重试')
    await phone.see('交易')
    await phone.seeNoMore('重试')
    assert.equal(phone.address(), address)
    assert.deepEqual(plain(phone.host.pages.map(({ route }) => route)), [
      'pages/home/index',
      'pages/positions/index',
      TRADE,
    ])
    phone.close()
  })
})

describe('a phone that sleeps', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('counts the seconds to the next code by the clock', async () => {
    const phone = await app.launch({ path: 'packages/account/session/login/index' })
    await phone.see('手机号登录')
    await phone.type('手机号', '19900000001')
    await phone.tap('获取验证码')
    await phone.see(/^(60|59|58) 秒后重新获取/)
    phone.host.sleep()
    await phone.host.pass(40_000)
    phone.host.wake()
    await phone.see(/^(20|1\d) 秒后重新获取/)
    phone.host.sleep()
    await phone.host.pass(40_000)
    phone.host.wake()
    await phone.see(/^重新获取|^获取验证码/)
    phone.close()
  })

  it('loses a call that is on its way, and says what can be done', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await phone.quiet()
    await app.inject({ endpoint: 'assetReportLotteryInfo', delayMs: 5000 })
    await phone.tap('年度资产报告')
    await phone.arriveAt('packages/report/cover/entry/index')
    await phone.until('the draw was not asked about', () =>
      phone.host.connection.isAsking('/assetReportLotteryInfo'),
    )
    phone.host.sleep()
    await app.clearFaults()
    await phone.host.pass(30_000)
    phone.host.wake()
    await phone.tap('重试')
    await phone.see('开始阅读')
    phone.close()
  })
})

describe('cookies in the header alone', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('open a session that lasts, beside those of a gateway', async () => {
    const phone = await app.launch({
      path: 'packages/account/session/login/index',
      hasCookiesInHeaderOnly: true,
    })
    await app.logIn(phone)
    await phone.see('林*远，您好')
    assert.match(String(phone.stored('sessionToken')), /^[\w.-]{16,}$/)
    await phone.tap('年度资产报告')
    await phone.see('开始阅读')
    phone.close()
  })
})

describe('a customer who goes back at once', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('finds the page below alive, though the one above was never drawn', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    for (const pages of [1, 2]) {
      const opened = Array.from({ length: pages }, () => phone.host.open(`/${TRADE}?tradeId=T2026111900139`))
      const closed = opened.map(() => phone.host.back())
      await Promise.all([...opened, ...closed])
      await phone.quiet()
      assert.equal(phone.address(), 'pages/home/index')
    }
    await phone.tap('年度资产报告')
    await phone.see('开始阅读')
    await phone.host.back()
    await phone.see('林*远，您好')
    phone.close()
  })
})
