/**
 * The page of one's own identity: what counts, until when, and the way to what does not.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import { confirmCard } from '../identity/id-card'

const HUB = 'suitability/identify-info'

journey(
  'the identity says until when each part counts, and nothing above that while all do',
  { as: 'U1' },
  async customer => {
    await customer.open('settings/settings')
    await customer.tap(/^身份信息/)
    await customer.arriveAt(HUB)
    await customer.see('C4 积极型')
    await customer.see('2027-06-30')
    assert.equal(await customer.sees(/还需/), false)
    assert.doesNotMatch(await customer.words(), /林致远|110000196803150014/)
    await customer.tap('查看或重新声明')
    await customer.see('声明已生效')
    await customer.tap('返回继续办理')
    await customer.arriveAt(HUB)
  },
)

journey(
  'an expired card leads to the camera, and the new one is known afterwards',
  { as: 'U4' },
  async customer => {
    await customer.open(HUB)
    await customer.see('认购、追加前，还需更新身份证件、重新做风险测评、重新认定合格投资者。')
    await customer.tap('立即更新证件')
    await customer.arriveAt('identity/identity-scan', { isUpdating: '1' })
    await confirmCard(customer, { holder: 'U4' })
    await customer.checkFace()
    await customer.see('证件已更新')
    await customer.tap('返回继续办理')
    await customer.arriveAt(HUB)
    await customer.see('认购、追加前，还需重新做风险测评、重新认定合格投资者。')
    await customer.see('长期')
  },
)

journey(
  'a new customer is led to each first step and back; the rest says what comes first',
  { as: 'U3' },
  async customer => {
    await customer.open(HUB)
    for (const [way, page] of [
      ['去认证', 'identity/identity-scan'],
      ['去测评', 'suitability/risk-overview'],
      ['去认定', 'suitability/investor-declaration'],
    ] as const) {
      await customer.tap(way)
      await customer.arriveAt(page)
      await customer.settle()
      await customer.back()
      await customer.arriveAt(HUB)
    }
    await customer.see('声明以证件上的姓名为准，请先完成实名认证。')
    await customer.see('请准备资产、负债或近 3 年收入的证明，约需 5 分钟。')
    assert.equal(await customer.count(/^去声明$/), 0)
  },
)

journey('an identity that cannot be fetched says so, and is tried again', { as: 'U1' }, async customer => {
  await customer.server.inject({ endpoint: 'identifyInfo', httpStatus: 500, times: 1 })
  await customer.open(HUB)
  await customer.tap('重试')
  await customer.see('C4 积极型')
})
