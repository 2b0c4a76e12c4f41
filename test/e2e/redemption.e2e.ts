/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { decide } from './buying-steps'
import { useApp, type Visit } from './harness'

const app = useApp()
const PAGE = '/phone/product/productRedeem'
const DAY = 86_400

async function open(positionId: string): Promise<Visit> {
  const visit = await app.visit({ customer: 'U1' })
  await visit.open(`${PAGE}?positionId=${positionId}`)
  return visit
}

const type = (visit: Visit, shares: string) => visit.page.getByLabel('赎回份额（份）').fill(shares)

/** From the page to the last question before it is sent. */
async function ask(visit: Visit, shares: string): Promise<void> {
  await type(visit, shares)
  await visit.tap('确认赎回')
  await visit.see(/^确认赎回 [\d,.]+ 份？/)
  await visit.page.getByRole('dialog').getByRole('button', { name: '确认赎回', exact: true }).click()
}

async function prove(visit: Visit): Promise<void> {
  await visit.tap('获取验证码')
  await visit.see(/\d+ 秒后重新获取/)
  await visit.page.getByLabel('短信验证码', { exact: true }).fill(await app.lastCode())
  await visit.page.getByRole('dialog').getByRole('button', { name: '确认赎回', exact: true }).click()
}

describe('redeeming', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of all that is held goes to what was held before, and no position is left', async () => {
    const visit = await open('U1-P11')
    const name = await visit.front().getByRole('heading', { level: 1 }).innerText()
    await visit.tap('全部')
    await visit.see('446,594.56')
    await visit.tap('确认赎回')
    await visit.see('确认赎回 418,120.55 份？')
    await visit.page.getByRole('dialog').getByRole('button', { name: '确认赎回', exact: true }).click()
    await prove(visit)
    await visit.arriveAt('/phone/assets/redemptionDetails')
    await app.control('POST', 'clock', { advanceSeconds: 4 * DAY })
    await app.logIn(visit.context, 'U1')
    await visit.open('/phone/assets/historyAssets')
    await visit.see(name)
    await visit.open('/phone/assets/assetsDetail?positionId=U1-P11')
    await visit.see('您无权查看该内容')
    await visit.close()
  })

  it('that is confirmed in part (巨额赎回) says so, and what was not stays the customer’s', async () => {
    const visit = await open('U1-P11')
    await ask(visit, '300000')
    await prove(visit)
    await visit.arriveAt('/phone/assets/redemptionDetails')
    const tradeId = new URL(visit.page.url()).searchParams.get('tradeId') ?? ''
    // From the cut-off on it is being confirmed.
    await app.control('POST', 'clock', { advanceSeconds: 6 * 3600 })
    await app.logIn(visit.context, 'U1')
    await decide(app, 'redemption', tradeId, { amount: '200000.00' })
    await visit.open(`/phone/assets/redemptionDetails?tradeId=${tradeId}`)
    await visit.see('部分确认')
    await visit.see('200,000.00')
    await visit.open(`${PAGE}?positionId=U1-P11`)
    await visit.see('218,120.55')
    await visit.close()
  })

  it('says why it is not open', async () => {
    const visit = await open('U1-P07')
    await visit.see('赎回将于 2026-12-01 开放日办理')
    assert.equal(await visit.page.getByLabel('赎回份额（份）').count(), 0)
    await visit.close()
  })

  it('of more than a million asks for the face, which brings back what was typed', async () => {
    const visit = await open('U1-P01')
    await ask(visit, '1000000.01')
    await visit.see('请完成人脸识别')
    await visit.tap('我同意为本次身份确认处理我的人脸信息', 'checkbox')
    await visit.tap('开始人脸识别')
    await visit.page.waitForURL(/\/sandbox\/face/)
    await visit.page.getByRole('button', { name: '识别通过' }).click()
    await visit.arriveAt(PAGE)
    const shares = visit.front().getByLabel('赎回份额（份）')
    await visit.see(/人脸识别已通过/)
    assert.equal((await shares.inputValue()).replace(/,/g, ''), '1000000.01')
    assert.deepEqual(await app.log('redeemApply'), [])
    await visit.close()
  })
})
