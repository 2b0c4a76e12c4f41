/** @run short: headers and policy as the browser obeys them */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp } from './harness'

const app = useApp()

describe('the pages for developers', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('have a deep link of every page for every customer, which logs in and opens it', async () => {
    const visit = await app.visit({ customer: 'U2' })
    await visit.page.goto(`${app.url}/sandbox/`)
    const chosen = visit.page.getByLabel('U1 直达的页面')
    await chosen.selectOption('assets/assetsList')
    assert.ok((await chosen.locator('option').count()) > 100)
    await visit.page.getByRole('link', { name: '以 U1 直达' }).click()
    await visit.arriveAt('/phone/assets/assetsList')
    await visit.see('14,645,525')
    // Sent to somebody else, it needs nothing of this page, and leads nowhere but into the product.
    await visit.page.goto(`${app.url}/sandbox/?customer=U1&to=${encodeURIComponent('home?from=link')}`)
    await visit.arriveAt('/phone/home?from=link')
    await visit.see('林*远，您好')
    await visit.page.goto(`${app.url}/sandbox/?customer=U1&to=${encodeURIComponent('../../sandbox/inbox')}`)
    await until('it is within the product', async () => visit.address().startsWith('/phone/'))
    await visit.close()
  })

  it('offer every page in the simulator, in any width, light and dark', async () => {
    const visit = await app.visit({ viewport: { width: 1280, height: 1000 } })
    await visit.page.goto(
      `${app.url}/simulator/?host=browser&customer=U1&path=statements&size=320&theme=dark`,
    )
    const phone = visit.page.frameLocator('iframe')
    await phone.locator('main').first().waitFor()
    const offered = visit.page.locator('#paths option')
    assert.ok((await offered.count()) > 100)
    assert.equal(await visit.page.locator('#paths option[value="assets/assetsList"]').count(), 1)
    assert.equal(
      await phone.locator('html').evaluate(root => window.innerWidth + ' ' + (root.dataset.theme ?? '')),
      '320 dark',
    )
    await visit.page.getByLabel('宽度').selectOption('414')
    await until('it is wider', () => phone.locator('html').evaluate(() => window.innerWidth === 414))
    await visit.close()
  })

  it('show the events of the collector by the pages they came from, and keep what was folded away', async () => {
    const visit = await app.visit()
    const send = (event: string, path: string) =>
      visit.page.evaluate(
        async ([name, place]) => {
          const record = {
            ...{ type: 'track', event: name, distinct_id: 'D1', time: 1, lib: {} },
            properties: { $url_path: place },
          }
          const data = btoa(JSON.stringify(record))
          await fetch('/services/analytics/sa', {
            method: 'POST',
            headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
            body: `data=${encodeURIComponent(data)}&gzip=0`,
          })
        },
        [event, path] as const,
      )
    await visit.page.goto(`${app.url}/sandbox/analytics`)
    await send('first', '/phone/home')
    await send('second', '/phone/login')
    await send('third', '/phone/home')
    const groups = visit.page.locator('#events > li > details')
    const heads = async () =>
      (await groups.locator('> summary').allInnerTexts()).map(text => text.replace('\n', ' '))
    const headsAre = (expected: readonly string[]) =>
      until('the events are there by page', heads, texts => texts.join() === expected.join())
    await headsAre(['/phone/home 2 个事件', '/phone/login 1 个事件'])
    const events = (page: number) => groups.nth(page).locator('ol strong').allInnerTexts()
    assert.deepEqual([await events(0), await events(1)], [['third', 'first'], ['second']])
    await groups.nth(0).locator('> summary').click()
    await send('fourth', '/phone/login')
    await headsAre(['/phone/login 2 个事件', '/phone/home 2 个事件'])
    const open = await groups.evaluateAll(all => all.map(one => (one as HTMLDetailsElement).open))
    assert.deepEqual(open, [true, false])
    await visit.close()
  })

  it('show calls to the server by name, at most 200 of them, each with what was sent', async () => {
    const visit = await app.visit()
    await visit.page.goto(`${app.url}/sandbox/`)
    await visit.page.evaluate(async () => {
      const call = (name: string, code: string) =>
        fetch(`/services/trustAppApi/${name}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ requestData: { dictType: code } }),
        })
      for (let count = 0; count < 205; count += 1) await call('dictQuery', `kind${count}`)
      await call('homeSummary', 'x')
    })
    const rows = visit.page.locator('#log > details')
    await until(
      'the calls are there',
      () => rows.count(),
      count => count === 200,
    )
    await visit.page.getByLabel('按接口筛选').selectOption('homeSummary')
    await until(
      'the one call of the name is there',
      () => rows.count(),
      count => count === 1,
    )
    await visit.page.getByLabel('按接口筛选').selectOption('dictQuery')
    await rows.first().locator('summary').click()
    assert.match(await rows.first().innerText(), /kind204/)
    await visit.close()
  })
})
