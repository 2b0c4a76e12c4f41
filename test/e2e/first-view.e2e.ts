/** @run short: the built page before its code has come */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import type { RouteName } from '../../src/routes'
import { addressOf } from '../places'
import type { CustomerKey } from '../support/control'
import { useApp } from './harness'
import { hold, stylesHaveCome, textsIn } from './held-page'

const app = useApp()
const ENTRY = path.join(process.env.H5_DIST ?? path.resolve(__dirname, '../../dist/h5'), 'entry')

/** What stands by what the device has kept, which a document that is the same for all cannot know. */
const CHOSEN = /^(大字|标准字) /

interface Look {
  readonly name: RouteName
  readonly customer?: CustomerKey
  readonly scale?: number
  readonly isDark?: boolean
  readonly params?: Readonly<Record<string, string>>
}

/** Opens an address whose code is held; answers the first view's texts and how to let code and answers come. */
async function openHeld({ name, customer, scale, isDark, params = {} }: Look) {
  const storage: Record<string, string> = {
    ...(scale ? { multipleView: String(scale) } : {}),
    ...(customer ? { telephone: '19900000001' } : {}),
  }
  const visit = await app.visit({
    ...{ customer, storage, hasReadAgreements: false },
    colorScheme: isDark ? 'dark' : 'light',
  })
  const code = await hold(visit, '**/js/*.js')
  const answers = await hold(visit, '**/services/**')
  await visit.page.goto(app.url + addressOf({ name, params }), { waitUntil: 'commit' })
  await visit.page.locator('#first-view').waitFor()
  await stylesHaveCome(visit)
  return { visit, code, answers }
}

const VIEWS: readonly (Look & { readonly sees: RegExp })[] = [
  { name: 'main/home', sees: /受人之托.*首页/s },
  { name: 'main/home', customer: 'U1', sees: /您好.*大字/s },
  { name: 'main/home', customer: 'U1', scale: 150, sees: /您好.*首页/s },
  { name: 'account/login', sees: /手机号登录/ },
  { name: 'account/login', scale: 200, isDark: true, sees: /手机号登录/ },
  { name: 'content/not-found', sees: /YOU LOOK LOST/ },
  { name: 'report/entry', customer: 'U1', sees: /岁月有回响/ },
  { name: 'report/entry', customer: 'U1', scale: 150, sees: /岁月有回响/ },
  { name: 'assets/overview', customer: 'U1', sees: /我的资产/ },
  { name: 'assets/position', customer: 'U1', params: { positionId: 'U1-P05' }, sees: /资产详情/ },
  { name: 'assets/trades', customer: 'U1', scale: 200, sees: /交易记录/ },
  { name: 'main/messages', customer: 'U1', isDark: true, sees: /消息中心.*首页/s },
  { name: 'settings/settings', sees: /文字大小/ },
  { name: 'content/help-center', sees: /帮助中心/ },
]

describe('the first view', { concurrency: 1 }, () => {
  for (const look of VIEWS) {
    const { name, customer = 'nobody', scale = 100, isDark } = look
    it(`of ${name} (${customer}, ${scale} %${isDark ? ', dark' : ''}) stands before any code, and nothing moves when it comes`, async () => {
      const { visit, code, answers } = await openHeld(look)
      const { page } = visit
      const first = await page.evaluate(textsIn, ['#first-view'])
      assert.match(await page.locator('#first-view').innerText(), look.sees)
      assert.equal(await page.locator('main').count(), 0, 'no code has run')
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const before = await ground()
      code()
      await page.locator('main').first().waitFor()
      await page.locator('#first-view').waitFor({ state: 'detached' })
      // Their code comes after the page's.
      if (first.some(text => /^首页 /.test(text))) await page.locator('#app nav.tab-bar').waitFor()
      if (await page.evaluate(() => document.documentElement.classList.contains('has-page-bar'))) {
        await page.locator('#app .page-bar').or(page.locator('.report-bar')).first().waitFor()
      }
      const then = await page.evaluate(textsIn, ['.taro_page', '.page-bar', '.tab-bar'])
      const moved = first.filter(text => !then.includes(text) && !CHOSEN.test(text))
      assert.deepEqual(moved, [], `each text where it was: ${then.join(' | ')}`)
      assert.equal(await ground(), before)
      answers()
      await visit.settle()
      await visit.close()
    })
  }

  it('is heard by nobody and reached by no key or finger, and gives way when the page cannot come', async () => {
    const visit = await app.visit({ expectedErrors: /ERR_FAILED|ChunkLoadError/ })
    const entry = await (await fetch(`${app.url}/phone/login`)).text()
    const [own = ''] = [...entry.matchAll(/defer="defer" src="([^"]+\.js)"/g)]
      .map(match => match[1] ?? '')
      .slice(-1)
    await visit.page.route(`**${own}`, route => route.abort())
    const letGo = await hold(visit, '**/js/app.*.js')
    await visit.page.goto(`${app.url}/phone/login`, { waitUntil: 'commit' })
    await visit.page.locator('#first-view').waitFor()
    assert.equal(await visit.page.getByRole('button').count(), 0)
    assert.equal(await visit.page.getByRole('textbox').count(), 0)
    await visit.page.keyboard.press('Tab')
    assert.equal(await visit.page.evaluate(() => document.activeElement?.tagName), 'BODY')
    letGo()
    await visit.see('页面没有加载成功，请检查网络后重试')
    assert.equal(await visit.page.locator('#first-view').count(), 0)
    await visit.page.unroute(`**${own}`)
    await visit.tap('重新加载')
    await visit.page.getByRole('button', { name: '获取验证码' }).waitFor()
    assert.equal(await visit.page.locator('#first-view').count(), 0)
    await visit.close()
  })

  it('of every page is in its document once: no names, no scripts, nothing to hear or to find, and small', () => {
    const pages = readdirSync(ENTRY, { recursive: true, encoding: 'utf8' }).filter(name =>
      name.endsWith('.html'),
    )
    assert.ok(pages.length > 134)
    for (const name of pages) {
      const html = readFileSync(path.join(ENTRY, name), 'utf8')
      const view = /<div id="first-view" aria-hidden="true" inert>(.*)<\/div><div id="app">/s.exec(html)?.[1]
      assert.ok(view, name)
      assert.ok(
        view.replace(/<[^>]*>/g, '').trim() !== '' || /skeleton/.test(view),
        `${name} shows something`,
      )
      assert.doesNotMatch(view, /无法查看|暂时无法显示/, `${name} is no failure`)
      // A picture in a style has names of its own, which nobody meets.
      const markup = view.replace(/url\(&quot;.*?&quot;\)/gs, 'url()')
      assert.doesNotMatch(markup, /<script|<main|\s(id|role|href|on\w+|aria-[a-z]+)=/, name)
      assert.ok(view.length < 24_000, `${name}: ${view.length}`)
    }
  })
})
