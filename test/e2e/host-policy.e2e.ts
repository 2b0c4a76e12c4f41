/** @run short: headers and policy as the browser obeys them */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { seriousFindings } from './audit'
import { WEB_VIEW } from '../support/web-view'
import { useApp } from './harness'

const app = useApp()
const RISK = '/phone/riskAssessment/index'
const WHERE = '请在远岚信托App中办理'

describe('contracts and risk tests that are for the app alone', { concurrency: 1 }, () => {
  beforeEach(async () => {
    await app.reset()
    await app.control('POST', 'host-policy', { isAllowed: false })
  })

  it('a page in the web-view of the mini-program leads to the app, and looks well', async () => {
    const visit = await app.visit({ ...WEB_VIEW, customer: 'U1' })
    await visit.open(RISK)
    await visit.see(WHERE)
    await visit.settle()
    assert.deepEqual(await seriousFindings(visit), [])
    await visit.page.getByRole('button', { name: '重新测评' }).dispatchEvent('click')
    assert.equal(visit.address().split('?')[0], RISK)
    await visit.page.getByRole('link', { name: new RegExp(WHERE) }).click()
    await visit.arriveAt('/phone/download')
    await visit.close()
  })

  it('anywhere else nothing is said of it', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(RISK)
    await visit.see('评估说明')
    await visit.settle()
    assert.equal(await visit.sees(WHERE), false)
    await visit.close()
  })
})
