import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { firstCalls } from '../../config/first-calls'
import { routes } from '../../src/routes'
import { type App, type CustomerKey, useApp } from './harness'
import { addressOf, type SCREENS } from './screens'

/** Requests that the address's own page sends and that its code then takes, or sends again. */
export async function watchFirstCalls(app: App, customer: CustomerKey, address: string) {
  const visit = await app.visit({ customer })
  const sent: string[] = []
  visit.page.on('request', request => {
    if (request.method() !== 'POST' || !request.url().includes('trustAppApi')) return
    sent.push(`${request.url().split('/').pop()} ${request.postData()}`)
  })
  await visit.open(address)
  await visit.settle()
  const early = await visit.page.evaluate(() => {
    const { __firstCalls = {} } = window as { __firstCalls?: Record<string, unknown> }
    return Object.keys(__firstCalls).map(call => ({ call, isTaken: __firstCalls[call] === undefined }))
  })
  await visit.close()
  return { sent, early }
}

/** Opens every page with first calls, as a customer sees it who makes them all. */
export function checkFirstCalls(title: string, screens: typeof SCREENS): void {
  const app = useApp()
  const withCalls = screens.filter(
    ([name, params], index) =>
      firstCalls[name] &&
      params.tab === undefined &&
      screens.findIndex(([other, { tab }]) => other === name && tab === undefined) === index,
  )

  describe(title, { concurrency: 1 }, () => {
    for (const [name, params, customer] of withCalls) {
      it(`${name}: are sent by its entry page, and taken by its code`, async () => {
        const { sent, early } = await watchFirstCalls(app, customer, addressOf(name, params))
        const detail = routes[name].access === 'bare' ? 0 : 1
        assert.ok(early.length > detail, 'the user detail, on most pages, and what the page shows')
        assert.deepEqual(
          early.filter(({ isTaken }) => !isTaken),
          [],
          'sent in vain',
        )
        for (const { name: endpoint } of firstCalls[name] ?? []) {
          const calls = sent.filter(call => call.startsWith(`${endpoint} `))
          assert.equal(calls.length, new Set(calls).size, `${endpoint} was sent twice: ${calls.join('; ')}`)
        }
      })
    }
  })
}
