import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { firstCalls } from '../../config/first-calls'
import { routes } from '../../src/routes'
import { type CustomerKey, useApp } from './harness'
import { addressOf, SCREENS } from './screens'

const app = useApp()

/** Every page with first calls, as a customer sees it who makes them all. */
const screens = SCREENS.filter(
  ([name, params], index) =>
    firstCalls[name] &&
    params.tab === undefined &&
    SCREENS.findIndex(([other, { tab }]) => other === name && tab === undefined) === index,
)

/** Requests that the address's own page sends and that its code then takes, or sends again. */
async function watch(customer: CustomerKey, address: string) {
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

describe('the first calls of a page', { concurrency: 1 }, () => {
  for (const [name, params, customer] of screens) {
    it(`${name}: are sent by its entry page, and taken by its code`, async () => {
      const { sent, early } = await watch(customer, addressOf(name, params))
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

  it('are not sent while the login token of the address is no cookie yet', async () => {
    const visit = await app.visit({ expectedErrors: /ERR_FAILED/ })
    const methods: string[] = []
    await visit.page.route('**/js/*.js', route => route.abort())
    visit.page.on('request', request => methods.push(request.method()))
    await visit.page.goto(`${app.url}/phone/assets/assetsList?xtoken=abcdefgh1234&agent=5`)
    await visit.page.waitForLoadState('networkidle')
    assert.ok(methods.length > 1)
    assert.ok(!methods.includes('POST'))
    await visit.close()
  })

  it('are left out when the address lacks what they ask for', async () => {
    const { early } = await watch('U1', '/phone/assets/assetsDetail')
    assert.equal(early.length, 1, 'the user detail alone')
  })
})
