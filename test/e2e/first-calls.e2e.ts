/** @run short: the built page before its code has come */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openWatched } from './check-first-calls'
import { useApp } from './harness'

const app = useApp()

describe('the first calls of a page', { concurrency: 1 }, () => {
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
    const visit = await app.visit({ customer: 'U1' })
    const { early } = await openWatched(visit, '/phone/assets/assetsDetail')
    assert.equal(early.length, 1, 'the user detail alone')
    await visit.close()
  })
})
