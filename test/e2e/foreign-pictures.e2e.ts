import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addressOf, CONTENT_SCREENS } from './screens'
import { useApp } from './harness'

const app = useApp()

const OWN = '/services/trustAppApi/picture/'
const FOREIGN = 'https://evil.example/'
/** Screens that show pictures of lists, of texts and of people. */
const PICTURED = [
  'messages/news',
  'messages/activities',
  'content/articles',
  'content/article',
  'membership/center',
  'membership/charity',
  'membership/activity',
  'content/guide',
  'products/advisor',
]
const screens = CONTENT_SCREENS.filter(([name, , customer]) => PICTURED.includes(name) && customer === 'U1')

/** Sources of everything on the page that is loaded like a picture. */
const sources = (elements: Element[]) =>
  elements.flatMap(element => ['src', 'poster', 'style'].map(name => element.getAttribute(name) ?? ''))

describe('pictures', { concurrency: 1 }, () => {
  for (const [name, params, customer] of screens) {
    it(`of other places are not shown on ${addressOf(name, params)}`, async () => {
      const visit = await app.visit({ customer })
      let changed = 0
      await visit.open(addressOf(name, params))
      await visit.settle()
      const own = await visit.page.locator('img').evaluateAll(sources)
      assert.ok(
        own.some(source => source.startsWith(OWN)),
        'the page shows no picture of ours',
      )
      await visit.page.route('**/services/trustAppApi/*', async route => {
        const response = await route.fetch()
        const text = await response.text()
        if (text.includes(OWN)) changed += 1
        await route.fulfill({ response, body: text.split(OWN).join(FOREIGN) })
      })
      await visit.page.reload()
      await visit.settle()
      assert.ok(changed > 0, 'no answer named a picture')
      const all = await visit.page.locator('main *').evaluateAll(sources)
      assert.deepEqual(
        all.filter(source => source.includes('evil.example') || source.startsWith(OWN)),
        [],
      )
      await visit.close()
    })
  }
})
