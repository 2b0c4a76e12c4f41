/** @run short: headers and policy as the browser obeys them */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addressOf, PLACES } from '../places'
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
  'advisor/advisor',
] as const
const places = PICTURED.flatMap(name =>
  PLACES[name].filter(({ customer }) => customer === 'U1').map(place => ({ name, ...place })),
)

/** Sources of everything on the page that is loaded like a picture. */
const sources = (elements: Element[]) =>
  elements.flatMap(element => ['src', 'poster', 'style'].map(name => element.getAttribute(name) ?? ''))

describe('pictures', { concurrency: 1 }, () => {
  for (const place of places) {
    const address = addressOf(place)
    it(`of other places are not shown on ${address}`, async () => {
      const visit = await app.visit({ customer: place.customer })
      let changed = 0
      await visit.open(address)
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
