/** @run short: the built page before its code has come */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { RouteName } from '../../src/routes'
import { addressOf, PLACES } from '../places'
import type { CustomerKey } from '../support/control'
import { useApp, type Visit } from './harness'
import { hold, stylesHaveCome, textsIn } from './held-page'

const app = useApp()

/** All code but that of the drawing. */
const CODE = /\/js\/(?!drawing-)[^/]*\.js$/

interface FramesSeen {
  /** With the answer in the first view. */
  drawn: number
  /** Later ones with a skeleton, and with no bar. */
  lost: number
  barless: number
}

/** Runs in the page: counts frames as a customer sees them. */
function watchFrames(): void {
  const seen: FramesSeen = { drawn: 0, lost: 0, barless: 0 }
  Object.assign(window, { framesSeen: seen })
  const look = () => {
    const view = document.getElementById('first-view')
    if (view?.dataset.drawn !== undefined) seen.drawn += 1
    else if (seen.drawn > 0 && !view && document.querySelector('.taro_page .skeleton')) seen.lost += 1
    if (seen.drawn > 0 && !document.querySelector('.page-bar')) seen.barless += 1
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

interface Look {
  readonly name: RouteName
  readonly customer?: CustomerKey
  readonly params?: Readonly<Record<string, string>>
  readonly storage?: Readonly<Record<string, string>>
  readonly isDark?: boolean
}

/** Opens an address whose code is held but for the drawing's; answers how to let it come. */
async function openHeld(
  { name, customer, params = {}, storage = {}, isDark }: Look,
  expectedErrors?: RegExp,
) {
  const visit = await app.visit({
    ...{ customer, storage, expectedErrors, initScript: `(${watchFrames.toString()})()` },
    colorScheme: isDark ? 'dark' : 'light',
  })
  const code = await hold(visit, CODE)
  await visit.page.goto(app.url + addressOf({ name, params }), { waitUntil: 'commit' })
  await visit.page.locator('#first-view').waitFor()
  return { visit, code }
}

const isDrawn = (visit: Visit) => visit.page.locator('#first-view[data-drawn]').waitFor()

const trades: Look = { name: 'assets/trades', customer: 'U1', params: { productId: 'P01' } }

const LOOKS: readonly (Look & { readonly label: string; readonly sees: RegExp })[] = [
  { ...trades, label: 'a product’s trades', sees: /2026年\d+月.*收益分配.*已到账/s },
  { ...trades, label: 'the last quarter’s trades', params: {}, sees: /2026年\d+月.*到账/s },
  { ...trades, label: 'trades at 200 %, dark', storage: { multipleView: '200' }, isDark: true, sees: /到账/ },
  { ...trades, label: 'trades with the eye shut', storage: { amountsHidden: '1' }, sees: /\*{4}/ },
]

describe('the first answer', { concurrency: 1 }, () => {
  for (const { label, sees, ...look } of LOOKS) {
    it(`of ${label} is drawn before the page’s code has come, and nothing moves when it comes`, async () => {
      const { visit, code } = await openHeld(look)
      const { page } = visit
      await isDrawn(visit)
      await stylesHaveCome(visit)
      assert.equal(await page.locator('main').count(), 0, 'no code has run')
      const shown = await page.locator('#first-view').innerText()
      assert.match(shown, sees)
      if (look.storage?.amountsHidden) assert.doesNotMatch(shown, /\d,\d{3}/)
      const first = await page.evaluate(textsIn, ['#first-view'])
      assert.ok(first.length > 12, first.join(' | '))
      code()
      await page.locator('#first-view').waitFor({ state: 'detached' })
      await page.locator('#app .page-bar').waitFor()
      const then = await page.evaluate(textsIn, ['.taro_page', '.page-bar'])
      assert.deepEqual(
        first.filter(text => !then.includes(text)),
        [],
        `each text where it was: ${then.join(' | ')}`,
      )
      const { drawn, lost, barless } = await page.evaluate(
        () => (window as unknown as { framesSeen: FramesSeen }).framesSeen,
      )
      assert.ok(drawn > 0)
      assert.deepEqual({ lost, barless }, { lost: 0, barless: 0 }, 'grey rows and no bar in between')
      await visit.settle()
      await visit.close()
    })
  }

  const THINGS = [
    { name: 'assets/trade', has: ['申请时间', '流水号'] },
    { name: 'assets/redemption', has: ['申请时间', '流水号'] },
    { name: 'assets/position', has: ['持有收益率'] },
    { name: 'assets/overview', has: ['昨日收益', '累计收益'] },
    { name: 'main/home', has: ['林', '昨日收益'] },
  ] as const
  for (const { name, has } of THINGS) {
    it(`of ${name} is drawn where the page has it`, async () => {
      const [{ params }] = PLACES[name]
      const { visit, code } = await openHeld({
        ...{ name, params, customer: 'U1', storage: { telephone: '19900000001' } },
      })
      const { page } = visit
      await isDrawn(visit)
      await stylesHaveCome(visit)
      // What follows the part that was drawn moves with its height.
      const root = name === 'main/home' ? '#first-view .home__hero--known' : '#first-view .detail-page'
      const texts = await page.evaluate(textsIn, [root])
      const first = texts.filter(text => !/^(帮助中心|客服)/.test(text))
      for (const word of has) {
        assert.ok(
          first.some(text => text.startsWith(word)),
          `${word}: ${first.join(' | ')}`,
        )
      }
      code()
      await page.locator('#first-view').waitFor({ state: 'detached' })
      const bar = name === 'main/home' ? '#app .tab-bar' : '#app .page-bar'
      await page.locator(bar).waitFor()
      const then = await page.evaluate(textsIn, ['.taro_page', '.page-bar', '.tab-bar'])
      const moved = first.filter(text => !then.includes(text))
      assert.deepEqual(moved, [], `each text where it was: ${then.join(' | ')}`)
      await visit.settle()
      await visit.close()
    })
  }

  it('of nothing, of a failure and of nobody’s session is not drawn: the page says it itself', async () => {
    const cases = [
      { customer: 'U3', fault: undefined, sees: '暂无交易记录' },
      { customer: 'U1', fault: { endpoint: 'tradeRecordList', httpStatus: 500 }, sees: '重试' },
      { customer: undefined, fault: undefined, sees: '手机号登录' },
    ] as const
    for (const { customer, fault, sees } of cases) {
      if (fault) await app.inject(fault)
      const { visit, code } = await openHeld({ ...trades, customer }, /status of 500/)
      // Whatever would be drawn is drawn by then.
      await visit.page.evaluate(async () => {
        await Promise.all(Object.values((window as unknown as { __firstCalls: object }).__firstCalls))
        await new Promise(requestAnimationFrame)
      })
      assert.equal(await visit.page.locator('#first-view .skeleton').count(), 1)
      assert.equal(await visit.page.locator('#first-view .trade-row').count(), 0)
      code()
      await visit.see(sees)
      assert.equal(await visit.page.locator('#first-view').count(), 0)
      await app.clearFaults()
      await visit.close()
    }
  })

  it('gives way after three seconds to a page that still loads', async () => {
    const { visit, code } = await openHeld(trades)
    await isDrawn(visit)
    // The page asks again, and is not answered: its list was another one when it was drawn.
    await visit.page.evaluate(() => Object.assign(window, { __firstCalls: {} }))
    const answers = await hold(visit, '**/services/trustAppApi/tradeRecordList')
    code()
    await visit.page.locator('main .skeleton').waitFor()
    await visit.page.locator('#first-view').waitFor({ state: 'detached' })
    answers()
    await visit.page.locator('main .trade-row').first().waitFor()
    await visit.close()
  })
})
