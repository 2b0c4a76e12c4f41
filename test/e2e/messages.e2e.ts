/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp, type Visit } from './harness'

const app = useApp()

const MUST_READ = '关于远岚·全球优选权益风险等级调整的通知'

/** Badges of the page in front as a screen reader hears them. */
const badges = (visit: Visit) =>
  visit
    .front()
    .locator('.badge')
    .evaluateAll(nodes => nodes.map(node => node.getAttribute('aria-label')))

/** What the rows of the message centre count, which has to be their sum. */
async function countsAddUp(visit: Visit, total: number): Promise<void> {
  await visit.see(total > 0 ? `${total} 条未读` : '没有未读消息')
  const counts = (await badges(visit)).map(text => Number.parseInt(text ?? '', 10))
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    total,
  )
}

const openCategory = (visit: Visit, name: RegExp) => visit.tap(name, 'link')

const callFromNative = (visit: Visit) =>
  visit.page.evaluate(() => (window as unknown as { noticeAllRead: () => void }).noticeAllRead())

const rows = (visit: Visit) => visit.front().locator('.message-card')

describe('messages', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('are counted the same at home, in the centre and in its rows, also after reading one', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/home')
    await visit.front().getByLabel('11条未读').waitFor()
    await openCategory(visit, /消息中心/)
    await countsAddUp(visit, 11)
    await openCategory(visit, /^交易动态/)
    await visit.see('认购申请确认中')
    await visit.tap(/赎回申请已受理/, 'link')
    await visit.arriveAt('/phone/assets/tradingDetail?tradeId=T2026111900139')
    await visit.page.goBack()
    const row = rows(visit).filter({ hasText: '赎回申请已受理' })
    await row.waitFor()
    assert.doesNotMatch(await row.innerText(), /未读/)
    assert.equal((await app.log('tradeNoticeList')).length, 1)
    await visit.page.goBack()
    await countsAddUp(visit, 10)
    await visit.page.goBack()
    await visit.front().getByLabel('10条未读').waitFor()
    await visit.close()
  })

  it('are all read at once after asking, in one category and in all of them', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/message/list')
    await openCategory(visit, /^活动消息/)
    await visit.see('活动时间 2026-12-05')
    await visit.tap('全部已读')
    await visit.see('「活动消息」里的 1 条未读消息会标为已读，不会删除。')
    await visit.tap('关闭')
    assert.equal((await app.log('messageReadAll')).length, 0)
    await visit.tap('全部已读')
    await visit.page.getByRole('dialog').getByRole('button', { name: '全部已读' }).click()
    await visit.see('已全部标为已读')
    assert.equal(await rows(visit).filter({ hasText: '未读' }).count(), 0)
    await visit.page.goBack()
    await countsAddUp(visit, 10)
    await visit.tap('全部已读')
    await visit.page.getByRole('dialog').getByRole('button', { name: '全部已读' }).click()
    await countsAddUp(visit, 0)
    assert.equal(await visit.front().getByRole('button', { name: '全部已读' }).count(), 0)
    await visit.close()
  })

  it('are read by the native app: the list in front alone, or all of them from the centre', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/message/list')
    await openCategory(visit, /^福利助手/)
    await visit.see('体检权益待领取')
    await callFromNative(visit)
    await visit.see('已全部标为已读')
    assert.deepEqual(
      (await app.log('messageReadAll')).map(({ requestData }) => requestData.category),
      ['4'],
    )
    await visit.page.goBack()
    await countsAddUp(visit, 9)
    await callFromNative(visit)
    await countsAddUp(visit, 0)
    await visit.close()
  })

  it('stay unread when the server refuses, and the counts say so', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /500/ })
    await visit.open('/phone/message/list')
    await app.inject({
      endpoint: 'messageReadAll',
      innerCode: '10090001',
      msg: '系统繁忙，请稍后再试',
      times: 1,
    })
    await visit.tap('全部已读')
    await visit.page.getByRole('dialog').getByRole('button', { name: '全部已读' }).click()
    await visit.see('系统繁忙，请稍后再试')
    await countsAddUp(visit, 11)
    await app.inject({ endpoint: 'messageRead', httpStatus: 500, times: 1 })
    await visit.open('/phone/message/detail?msgId=M0208')
    await visit.see('12 月 31 日系统维护安排')
    await visit.open('/phone/message/list')
    await countsAddUp(visit, 11)
    await visit.close()
  })

  it('that must be read ask until they are acknowledged, and then never again', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/message/list')
    await visit.see(MUST_READ)
    await openCategory(visit, /^重要公告 /)
    const dialog = visit.page.getByRole('dialog', { name: MUST_READ })
    await dialog.waitFor()
    assert.equal(await dialog.getByRole('button', { name: '关闭' }).count(), 0)
    await visit.page.keyboard.press('Escape')
    await visit.page.reload()
    await dialog.waitFor()
    await dialog.getByRole('button', { name: '我已阅读并知悉' }).click()
    await visit.seeNoMore('我已阅读并知悉')
    const first = rows(visit).first()
    assert.match(await first.innerText(), /风险等级调整的通知[^]*必读/)
    await first.filter({ hasNotText: '未读' }).waitFor()
    await visit.open('/phone/message/list')
    await countsAddUp(visit, 10)
    await visit.seeNoMore(MUST_READ)
    await visit.open('/phone/message/importantnotice')
    await visit.see('您有项目等待打款')
    await visit.settle()
    assert.equal(await visit.page.getByRole('dialog').filter({ visible: true }).count(), 0)
    await visit.close()
  })

  it('lead to what they are about, and say when it is gone', async () => {
    const visit = await app.visit({ customer: 'U1' })
    for (const [msgId, button, target] of [
      ['M0206', '查看我的项目', '/phone/Myorder/myorderList'],
      ['M0204', '查看信息披露', '/phone/assets/infoDisclosure?productId=P08'],
      ['M0205', '查看申请', '/phone/familyDetailProjects/projectdetails?applyId=FA3'],
      ['M0305', '查看活动', '/phone/activity/activityDetail?activityId=AC2'],
    ] as const) {
      await visit.open(`/phone/message/detail?msgId=${msgId}`)
      await visit.tap(button)
      await visit.arriveAt(target)
    }
    await visit.open('/phone/message/detail?msgId=M0301')
    await visit.tap('查看详情')
    await visit.see('该内容已失效')
    await visit.open('/phone/message/transactionDynamics')
    await visit.see('认购申请确认中')
    const vanished = visit.front().getByRole('link', { name: /份额转换已作废/ })
    for (let step = 0; (await vanished.count()) === 0; step += 1) {
      assert.ok(step < 40, 'the last message never came')
      await visit.scroll(800)
      await visit.idle()
    }
    await vanished.click()
    await visit.see('该内容已失效')
    assert.equal(visit.address(), '/phone/message/transactionDynamics')
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

  it('of a new customer are few, and every empty list says what will be there (E1)', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open('/phone/message/list')
    await countsAddUp(visit, 2)
    for (const [page, title] of [
      ['transactionDynamics', '暂无交易动态'],
      ['activityMessage', '暂无活动消息'],
      ['newlist', '暂无资讯推送'],
      ['surveyList', '暂无问卷'],
      ['userResearch', '暂无调研邀请'],
    ] as const) {
      await visit.open(`/phone/message/${page}`)
      await visit.see(title)
    }
    await visit.open('/phone/message/detail?msgId=M0114')
    await visit.see('您无权查看该内容')
    await visit.close()
  })

  it('that did not come say so and come with 重试', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /500/ })
    for (const [page, endpoint, ready] of [
      ['list', 'messageHome', '11 条未读'],
      ['benefitAssistant', 'welfareAssistantList', '体检权益待领取'],
      ['userResearch', 'userResearchList', '新版客户端试用'],
    ] as const) {
      await app.inject({ endpoint, httpStatus: 500 })
      await visit.open(`/phone/message/${page}`)
      await visit.see('暂时无法显示')
      await app.clearFaults()
      await visit.tap('重试')
      await visit.see(ready)
    }
    await visit.close()
  })
})

describe('surveys and researches', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('are read with the survey that is opened', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/message/surveyList')
    await visit.see('移动客户端使用体验调研')
    const words = await visit.words()
    for (const status of ['进行中', '已提交', '已截止']) assert.ok(words.includes(status), status)
    await visit.tap(/移动客户端使用体验调研/, 'link')
    await visit.open('/phone/message/list')
    await countsAddUp(visit, 10)
    await visit.close()
  })

  it('are declined after asking, or accepted', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/message/surveyList')
    await openCategory(visit, /用户调研/)
    await visit.see('新版客户端试用')
    await visit.tap('不参加')
    await visit.see('不参加这次调研？')
    await visit.page.getByRole('dialog').getByRole('button', { name: '不参加' }).click()
    await visit.see('已婉拒')
    assert.equal(await visit.front().getByRole('button', { name: '参加', exact: true }).count(), 0)
    await app.reset()
    await app.logIn(visit.context, 'U1')
    await visit.open('/phone/message/userResearch')
    await Promise.all([visit.page.waitForResponse(/userResearchJoin/), visit.tap(/^参加$/)])
    await visit.open('/phone/message/userResearch')
    await visit.see('新版客户端试用')
    assert.equal(await visit.front().getByRole('button', { name: '参加', exact: true }).count(), 0)
    const [join] = await app.log('userResearchJoin')
    assert.deepEqual([join?.requestData.researchId, join?.requestData.accept], ['UR1', '1'])
    await visit.close()
  })
})
