/** @run short: what the styles make of bars, dark and text sizes */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp, type Visit } from './harness'

const app = useApp()

const ground = (visit: Visit) => visit.page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const LIGHT = 'rgb(246, 245, 242)'
const DARK = 'rgb(13, 19, 25)'

describe('light and dark', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('follow the system, also while a page is open', async () => {
    const visit = await app.visit({ customer: 'U1', colorScheme: 'dark' })
    await visit.open('/phone/assets/assetsList')
    await visit.see('14,645,525')
    assert.equal(await ground(visit), DARK)
    await visit.page.emulateMedia({ colorScheme: 'light' })
    await until(
      'the page is light',
      () => ground(visit),
      colour => colour === LIGHT,
    )
    await visit.close()
  })

  it('are chosen in the settings, kept, and in force before the first paint', async () => {
    const visit = await app.visit({ customer: 'U1', colorScheme: 'light' })
    await visit.open('/phone/settings')
    await visit.tap('深色', 'radio')
    assert.equal(await ground(visit), DARK)
    let release = () => {}
    const released = new Promise<void>(resolve => (release = resolve))
    await visit.page.route('**/js/*.js', async route => {
      await released
      await route.continue()
    })
    await visit.page.goto(`${app.url}/phone/assets/assetsList`, { waitUntil: 'commit' })
    await visit.page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
    assert.equal(await visit.page.locator('main').count(), 0)
    release()
    await visit.see('14,645,525')
    await visit.open('/phone/settings')
    await visit.tap('跟随系统', 'radio')
    assert.equal(await ground(visit), LIGHT)
    await visit.close()
  })

  it('come from the native app', async () => {
    const visit = await app.visit({ customer: 'U1', colorScheme: 'light' })
    await visit.open('/phone/assets/assetsList')
    await visit.see('14,645,525')
    const call = (payload: unknown) =>
      visit.page.evaluate(
        value => (window as unknown as { setTheme: (payload: unknown) => void }).setTheme(value),
        payload,
      )
    await call({ theme: 'dark' })
    await until('dark', async () => (await ground(visit)) === DARK)
    await call('{"theme":"light"}')
    await until('light', async () => (await ground(visit)) === LIGHT)
    await visit.close()
  })

  it('applies the preference for care mode once on a new device, and keeps the size chosen by hand', async () => {
    const first = await app.visit({ customer: 'U1' })
    await first.open('/phone/settings')
    await first.settle()
    await first.tap('特大', 'radio')
    await first.page.waitForLoadState('networkidle')
    await first.close()
    const next = await app.visit({ customer: 'U1' })
    await next.open('/phone/settings')
    await next.see(/已按您的偏好开启长辈版/)
    const stored = () => next.page.evaluate(() => localStorage.getItem('multipleView'))
    assert.equal(await stored(), '150')
    await next.tap('大', 'radio')
    await next.page.reload()
    await next.settle()
    assert.equal(await stored(), '125')
    await next.close()
    const linked = await app.visit({ customer: 'U1' })
    await linked.open('/phone/settings?multipleView=100')
    await linked.settle()
    assert.equal(await linked.page.evaluate(() => localStorage.getItem('multipleView')), '100')
    await linked.close()
  })
})
