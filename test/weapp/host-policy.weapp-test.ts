/** @run short: functions of wx beside the page */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { RISK, RISK_QUESTIONS } from './risk-steps'
import { BEGUN, CONTRACT, readRest } from './signing-steps'

const app = useApp()
const WHERE = '请在远岚信托App中办理'
const DOWNLOAD = 'packages/content/start/download/index'

describe('contracts and risk tests that are for the app alone', { concurrency: 1 }, () => {
  beforeEach(async () => {
    await app.reset()
    await app.control('POST', 'host-policy', { isAllowed: false })
  })

  it('papers are read, and the way to the app stands where the signing would go on', async () => {
    await readRest(app, BEGUN)
    const phone = await app.launch({ customer: 'U1', path: `${CONTRACT}?orderId=${BEGUN}` })
    await phone.see('已读 5 / 5')
    await phone.see(WHERE)
    await phone.tapOn('.agreement-box__target')
    await phone.tap('下一步')
    await phone.tap(new RegExp(`^${WHERE}按监管要求`))
    await phone.arriveAt(DOWNLOAD)
    await phone.host.back()
    await phone.arriveAt(CONTRACT)
    assert.equal((await app.log('contractDocAgree')).length, 0)
    phone.close()
  })

  it('no test is begun, not by its address either; the decision taken back, it is', async () => {
    const phone = await app.launch({ customer: 'U1', path: RISK_QUESTIONS })
    await phone.arriveAt(RISK)
    await phone.see(WHERE)
    await phone.tap('重新测评')
    assert.equal(phone.host.pages.at(-1)?.route, RISK)
    phone.close()
    await app.control('POST', 'host-policy', { isAllowed: true })
    const again = await app.launch({ customer: 'U1', path: RISK })
    await again.see('评估说明')
    assert.equal(again.says(WHERE), false)
    again.close()
  })
})
