/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const HUB = 'packages/suitability/hub/identify-info/index'
const SCAN = 'packages/identity/real-name/identity-scan/index'
const OVERVIEW = 'packages/suitability/risk/risk-overview/index'
const DECLARED = 'packages/identity/tax/tax-result/index'

describe('the page of one’s own identity', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('says until when each counts, and leads to the declaration and back', async () => {
    const phone = await app.launch({ customer: 'U1', path: HUB })
    await phone.see('C4 积极型')
    await phone.see('2027-06-30')
    assert.equal(phone.says(/还需/), false)
    await phone.tap('查看或重新声明')
    await phone.arriveAt(DECLARED)
    await phone.tap('返回继续办理')
    await phone.arriveAt(HUB)
    phone.close()
  })

  it('leads from an expired card to the camera, told that it renews one', async () => {
    const phone = await app.launch({ customer: 'U4', path: HUB })
    await phone.see('认购、追加前，还需更新身份证件、重新做风险测评、重新认定合格投资者。')
    await phone.tap('立即更新证件')
    await phone.arriveAt(SCAN)
    await phone.see('这样的照片不能通过')
    assert.match(phone.address(), /isUpdating=1/)
    phone.close()
  })

  it('leads a new customer to each first step, and back', async () => {
    const phone = await app.launch({ customer: 'U3', path: HUB })
    for (const [way, page] of [
      ['去认证', SCAN],
      ['去测评', OVERVIEW],
    ] as const) {
      await phone.tap(way)
      await phone.arriveAt(page)
      await phone.settled()
      await phone.host.back()
      await phone.arriveAt(HUB)
    }
    await phone.see('声明以证件上的姓名为准，请先完成实名认证。')
    phone.close()
  })
})
