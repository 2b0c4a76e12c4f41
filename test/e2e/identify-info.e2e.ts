/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { checkFace, confirmCard, SCAN } from './id-card-visit'

const app = useApp()
const HUB = '/phone/realNameAuth/IDCard/identifyInfo'
const OVERVIEW = '/phone/riskAssessment/index'

describe('the page of one’s own identity', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('says until when each counts, and nothing above that while all do', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/settings')
    await visit.tap(/身份信息/, 'link')
    await visit.arriveAt(HUB)
    await visit.see('C4 积极型')
    await visit.see('2027-06-30')
    assert.equal(await visit.sees(/还需/), false)
    assert.doesNotMatch(await visit.words(), /林致远|110000196803150014/)
    await visit.tap('查看或重新声明', 'link')
    await visit.see('声明已生效')
    await visit.tap('返回继续办理')
    await visit.arriveAt(HUB)
    await visit.close()
  })

  it('leads from an expired card to the camera, and knows the new one afterwards', async () => {
    const visit = await app.visit({ customer: 'U4' })
    await visit.open(HUB)
    await visit.see('认购、追加前，还需更新身份证件、重新做风险测评、重新认定合格投资者。')
    await visit.tap('立即更新证件', 'link')
    await visit.arriveAt(SCAN)
    await confirmCard(visit, {}, 'U4')
    await checkFace(visit, '识别通过')
    await visit.see('证件已更新')
    await visit.tap('返回继续办理')
    await visit.arriveAt(HUB)
    await visit.see('认购、追加前，还需重新做风险测评、重新认定合格投资者。')
    await visit.see('长期')
    await visit.close()
  })

  it('leads a new customer to each first step and takes them back; the rest says what comes first', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(HUB)
    for (const [way, address] of [
      ['去认证', SCAN],
      ['去测评', OVERVIEW],
      ['去认定', '/phone/agreement/investorExplain'],
    ] as const) {
      await visit.tap(way, 'link')
      await visit.arriveAt(address)
      await visit.settle()
      await visit.page.goBack()
      await visit.arriveAt(HUB)
    }
    await visit.see('声明以证件上的姓名为准，请先完成实名认证。')
    await visit.see('请准备资产、负债或近 3 年收入的证明，约需 5 分钟。')
    assert.equal(await visit.front().getByRole('link', { name: '去声明' }).count(), 0)
    await visit.close()
  })

  it('that cannot be fetched says so, and is tried again', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /Failed to load/ })
    await app.inject({ endpoint: 'identifyInfo', httpStatus: 500, times: 1 })
    await visit.open(HUB)
    await visit.tap('重试')
    await visit.see('C4 积极型')
    await visit.close()
  })
})
