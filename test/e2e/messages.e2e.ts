/** @run long: the bridge to the native app, files, and scrolling with history */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp, type Visit } from './harness'

const app = useApp()

const callFromNative = (visit: Visit) =>
  visit.page.evaluate(() => (window as unknown as { noticeAllRead: () => void }).noticeAllRead())

const rows = (visit: Visit) => visit.front().locator('.message-card')

describe('messages', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('are read by the native app: the list in front alone, or all of them from the centre', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/message/list')
    await visit.tap(/^福利助手/, 'link')
    await visit.see('体检权益待领取')
    await callFromNative(visit)
    await visit.see('已全部标为已读')
    assert.deepEqual(
      (await app.log('messageReadAll')).map(({ requestData }) => requestData.category),
      ['4'],
    )
    await visit.page.goBack()
    await visit.see('9 条未读')
    await callFromNative(visit)
    await visit.see('没有未读消息')
    await visit.close()
  })

  it('show their picture and open their file', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/message/detail?msgId=M0201')
    const picture = visit.page.getByRole('img', { name: '消息配图' })
    await picture.scrollIntoViewIfNeeded()
    await visit.page.waitForFunction(() =>
      [...document.images].some(image => image.complete && image.naturalWidth > 0),
    )
    await visit.tap(/识别冒名诈骗的要点\.pdf/, 'link')
    await visit.see('第 1 / 1 页')
    await visit.close()
  })

  it('of three pages grow while they are scrolled, keep their place, and are narrowed to the unread ones', async () => {
    const visit = await app.visit({ customer: 'U6' })
    await visit.open('/phone/message/transactionDynamics')
    await visit.settle()
    const position = (last: boolean) =>
      visit
        .front()
        .locator('[aria-posinset]')
        .evaluateAll(
          (nodes, isLast) => Number(nodes[isLast ? nodes.length - 1 : 0]?.getAttribute('aria-posinset')),
          last,
        )
    for (let step = 0; (await position(true)) < 60; step += 1) {
      assert.ok(step < 60, `only message ${await position(true)}`)
      await visit.scroll(900)
      await visit.idle()
    }
    await visit.see('已显示全部 60 条')
    assert.equal((await app.log('tradeNoticeList')).length, 3)
    const shown = await rows(visit).last().innerText()
    await rows(visit).last().getByRole('link').click()
    await visit.page.waitForURL(/tradingDetail/)
    await visit.page.goBack()
    await visit.see('已显示全部 60 条')
    assert.ok((await rows(visit).allInnerTexts()).some(text => text === shown))
    await visit.scroll(-100_000)
    await visit.tap('未读', 'radio')
    await visit.see('已显示全部 6 条')
    await visit.close()
  })
})
