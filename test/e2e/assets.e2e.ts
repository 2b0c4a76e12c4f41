/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp, type Visit } from './harness'

const app = useApp()
const MOBILE_OF_U1 = '19900000001'

/** Names of the positions in their order on the page. */
const positions = (visit: Visit) => visit.page.locator('.position-row__name').allInnerTexts()

/** Confirms by the code that the sandbox sent. */
async function confirmByCode(visit: Visit, confirmText: string): Promise<void> {
  await visit.tap('获取验证码')
  await visit.see(/秒后重新获取/)
  await visit.page.getByLabel('短信验证码', { exact: true }).fill(await app.lastCode(MOBILE_OF_U1))
  await visit.page.getByRole('dialog').getByRole('button', { name: confirmText }).click()
}

describe('the assets', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('add up to the cent, with the day of the valuation and the split of 100.00 % (E23)', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/assets/assetsList')
    await visit.settle()
    const words = await visit.words()
    for (const text of [
      '14,645,525.57',
      '2026-11-19',
      '+6,218.40',
      '+285,525.57',
      '500,000.00',
      '18,652,300.00',
    ]) {
      assert.ok(words.replace(/\n/g, '').includes(text), text)
    }
    await visit.see('固定收益类占比最高，为 44.38%；合计 100.00%。')
    await visit.see('1,000,000')
    assert.equal((await positions(visit)).length, 12)
    await visit.close()
  })

  it('are sorted and filtered, and come back as they were left after a position', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/assets/assetsList')
    await visit.settle()
    await visit.tap('权益 2', 'radio')
    await visit.see('远岚·全球优选权益')
    await visit.settle()
    assert.deepEqual(await positions(visit), ['远岚·量化对冲1号', '远岚·全球优选权益'])
    await visit.tap(/排序方式/)
    await visit.tap('按收益率', 'radio')
    await visit.settle()
    await visit.tap(/远岚·量化对冲1号/, 'link')
    await visit.arriveAt('/phone/assets/assetsDetail')
    await visit.see('1,000,000')
    await visit.page.goBack()
    await visit.arriveAt('/phone/assets/assetsList')
    await visit.see('按收益率')
    assert.deepEqual(await positions(visit), ['远岚·量化对冲1号', '远岚·全球优选权益'])
    await visit.close()
  })

  it('change when a day has passed and the page is fetched anew', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/assets/assetsList')
    await visit.see('14,645,525')
    await app.control('POST', 'clock', { advanceSeconds: 4 * 24 * 3600 })
    const button = visit.page.getByRole('button', { name: '刷新', exact: true })
    await button.focus()
    await visit.page.keyboard.press('Enter')
    await visit.seeNoMore('2026-11-19')
    await visit.seeNoMore('14,645,525')
    await visit.close()
  })

  it('are pulled down to be fetched anew', async () => {
    const visit = await app.visit({ customer: 'U1', hasTouch: true })
    await visit.open('/phone/assets/assetsList')
    await visit.see('14,645,525')
    await app.clearLog()
    const session = await visit.context.newCDPSession(visit.page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: 180, y }],
      })
    await touch('touchStart', 120)
    for (let y = 130; y <= 320; y += 10) await touch('touchMove', y)
    await visit.see('松开刷新')
    await touch('touchEnd', 320)
    await visit.seeNoMore('正在刷新')
    assert.equal((await app.log('assetOverview')).length, 1)
    await visit.close()
  })

  it('change how income is paid after an SMS code, and say why where it cannot be changed', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/assets/assetsDetail?positionId=U1-P05')
    await visit.see('现金分红')
    await visit.tap(/修改分红方式/)
    await visit.see('改为红利再投资？')
    await visit.tap('确认修改')
    await visit.see('验证码将发送至 199****0001')
    await confirmByCode(visit, '确认修改')
    await visit.see('红利再投资')
    const [change, ...others] = await app.log('dividendModeChange')
    assert.deepEqual([change?.requestData.dividendMode, others.length], ['1', 0])
    await visit.page.reload()
    await visit.see('红利再投资')
    await visit.open('/phone/assets/assetsDetail?positionId=U1-P02')
    await visit.settle()
    assert.equal(await visit.page.getByRole('button', { name: /修改分红方式/ }).count(), 0)
    await visit.see(/不支持|暂不|不能/)
    await visit.close()
  })

  it('have their shares free again on the way back from a redemption that was taken back', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/assets/assetsDetail?positionId=U1-P11')
    const frozen = async () =>
      /冻结份额\s*([\d,.]+)/.exec((await visit.front().innerText()).replace(/\n/g, ' '))?.[1]
    await visit.settle()
    const before = await frozen()
    assert.ok(before && before !== '0.00', `${before} were frozen`)
    await visit.tap(/赎回.*处理中|赎回.*受理/, 'link')
    await visit.arriveAt('/phone/assets/redemptionDetails')
    await visit.tap('撤销交易')
    await visit.tap('确认撤销')
    await visit.see('验证身份后撤销交易')
    await confirmByCode(visit, '确认撤销')
    await visit.see('已撤销')
    await visit.page.goBack()
    await visit.arriveAt('/phone/assets/assetsDetail')
    await until('no share is frozen', frozen, shares => shares === '0.00')
    await visit.close()
  })

  it('say why an action is off, for the eye and the ear', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/assets/assetsDetail?positionId=U1-P05')
    await visit.see('赎回将于 2026-12-15 开放日办理')
    const redeem = visit.page.getByRole('button', { name: '赎回', exact: true })
    assert.equal(await redeem.getAttribute('aria-disabled'), 'true')
    const reason = await redeem.getAttribute('aria-describedby')
    assert.match((await visit.page.locator(`[id="${reason}"]`).innerText()) ?? '', /2026-12-15/)
    await visit.close()
  })

  it('refuse what belongs to somebody else without a figure of it (E20)', async () => {
    const visit = await app.visit({ customer: 'U2' })
    for (const address of [
      'assets/assetsDetail?positionId=U1-P05',
      'assets/tradingDetail?tradeId=T2026111900126',
      'assets/redemptionDetails?tradeId=T2026102700113',
      'assets/historyAssetsDetail?positionId=U1-H01',
      'product/historyNetData?productId=P05',
      'assets/infoDisclosure?productId=P05',
      'showPdf?fileId=FD100',
      'assets/assetsDetail?positionId=nobody',
    ]) {
      await visit.open(`/phone/${address}`)
      await visit.see('您无权查看该内容')
      assert.doesNotMatch(await visit.words(), /\d{1,3},\d{3}|远岚·/, address)
    }
    await visit.tap('返回')
    await visit.close()
  })

  it('answer each failure with words and a way on (E19)', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /404|500|Failed to load/ })
    for (const [fault, text] of [
      [{ httpStatus: 404 }, '接口请求错误'],
      [{ httpStatus: 500 }, '请求失败'],
      [{ emptyBody: true }, '请求异常'],
      [{ drop: true }, '网络连接失败，请检查网络后重试'],
    ] as const) {
      await app.clearFaults()
      // Without a number of times: Chromium itself repeats a call whose connection dropped.
      await app.inject({ endpoint: 'assetOverview', ...fault })
      await visit.open('/phone/assets/assetsList')
      await visit.see(text)
      await app.clearFaults()
      await visit.tap('重试')
      await visit.see('14,645,525')
    }
    await visit.close()
  })
})
