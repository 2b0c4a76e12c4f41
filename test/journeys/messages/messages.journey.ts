/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { RouteName } from '@/routes'
import type { Customer, Params } from '../customer'

const MUST_READ = '关于远岚·全球优选权益风险等级调整的通知'

/** The centre counts these, and its rows add up to them. */
async function countsAddUp(customer: Customer, total: number): Promise<void> {
  await customer.see(total > 0 ? `${total} 条未读` : '没有未读消息')
  const counts = (await customer.words()).split('\n').filter(line => /^\d+$/.test(line))
  assert.equal(
    counts.reduce((sum, count) => sum + Number(count), 0),
    total,
  )
}

async function readAll(customer: Customer): Promise<void> {
  await customer.tap('全部已读')
  await customer.confirm()
}

journey(
  'messages: are counted the same at home, in the centre and in its rows, also after reading one',
  { as: 'U1', on: ['page', 'browser'] }, // A phone counts them on its tab.
  async customer => {
    await customer.open('main/home')
    await customer.see('11条未读')
    await customer.tap(/消息中心/)
    await countsAddUp(customer, 11)
    await customer.tap(/^交易动态/)
    await customer.see('认购申请确认中')
    assert.ok(await customer.sees(/^赎回申请已受理未读/))
    await customer.tap(/赎回申请已受理/)
    await customer.arriveAt('assets/trade', { tradeId: 'T2026111900139' })
    await customer.back()
    await customer.seeNoMore(/^赎回申请已受理未读/)
    assert.equal((await customer.server.calls('tradeNoticeList')).length, 1)
    await customer.back()
    await countsAddUp(customer, 10)
    await customer.back()
    await customer.see('10条未读')
  },
)

journey(
  'messages: are all read at once after asking, in one category and in all of them',
  { as: 'U1', on: ['page', 'browser'] }, // A phone counts them on its tab.
  async customer => {
    await customer.open('main/messages')
    await customer.tap(/^活动消息/)
    await customer.see('活动时间 2026-12-05')
    await customer.tap('全部已读')
    await customer.see('「活动消息」里的 1 条未读消息会标为已读，不会删除。')
    await customer.tap('关闭')
    assert.deepEqual(await customer.server.calls('messageReadAll'), [])
    await readAll(customer)
    await customer.see('已全部标为已读')
    assert.equal(await customer.sees(/^客户沙龙.*未读/), false)
    await customer.back()
    await countsAddUp(customer, 10)
    await readAll(customer)
    await countsAddUp(customer, 0)
    await customer.reopen()
    await customer.see('没有未读消息')
    assert.equal(await customer.sees('全部已读'), false)
  },
)

journey(
  'messages: stay unread when the server refuses, and the counts say so',
  { as: 'U1' },
  async customer => {
    await customer.open('main/messages')
    await customer.server.refuse('messageReadAll', '10090001', '系统繁忙，请稍后再试')
    await readAll(customer)
    await customer.see('系统繁忙，请稍后再试')
    await customer.see('11 条未读')
    await customer.server.inject({ endpoint: 'messageRead', httpStatus: 500, times: 1 })
    await customer.open('messages/message', { msgId: 'M0208' })
    await customer.see('12 月 31 日系统维护安排')
    await customer.open('main/messages')
    await customer.see('11 条未读')
  },
)

journey(
  'messages: that must be read ask until they are acknowledged, and then never again',
  { as: 'U1' },
  async customer => {
    await customer.open('main/messages')
    await customer.see(MUST_READ)
    await customer.tap(/^重要公告/)
    await customer.see('我已阅读并知悉')
    assert.equal(await customer.sees('关闭'), false)
    await customer.reopen()
    await customer.tap('我已阅读并知悉')
    await customer.see(/风险等级调整的通知必读09:12/)
    assert.equal((await customer.server.calls('messageRead')).length, 1)
    await customer.open('main/messages')
    await customer.see('10 条未读')
    await customer.seeNoMore(MUST_READ)
    await customer.open('messages/notices')
    await customer.see('您有项目等待打款')
    assert.equal(await customer.sees('我已阅读并知悉'), false)
  },
)

journey('messages: lead to what they are about, and say when it is gone', { as: 'U1' }, async customer => {
  const ways: [string, string, RouteName, Params][] = [
    ['M0206', '查看我的项目', 'main/orders', {}],
    ['M0204', '查看信息披露', 'assets/disclosures', { productId: 'P08' }],
    ['M0205', '查看申请', 'trust-application/application', { applyId: 'FA3' }],
    ['M0305', '查看活动', 'membership/activity', { activityId: 'AC2' }],
  ]
  for (const [msgId, button, route, params] of ways) {
    await customer.open('messages/message', { msgId })
    await customer.tap(button)
    await customer.arriveAt(route, params)
  }
  await customer.open('messages/message', { msgId: 'M0301' })
  await customer.tap('查看详情')
  await customer.see('该内容已失效')
  // Elsewhere the row is drawn once the list is scrolled.
  if (customer.host !== 'page') return
  await customer.open('messages/trades')
  await customer.tap(/份额转换已作废/)
  await customer.see('该内容已失效')
  await customer.arriveAt('messages/trades')
})

journey(
  'messages: of a new customer are few, and every empty list says what will be there (E1)',
  { as: 'U3' },
  async customer => {
    await customer.open('main/messages')
    await customer.see('2 条未读')
    for (const [page, title] of [
      ['trades', '暂无交易动态'],
      ['activities', '暂无活动消息'],
      ['news', '暂无资讯推送'],
      ['surveys', '暂无问卷'],
      ['researches', '暂无调研邀请'],
    ] as const) {
      await customer.open(`messages/${page}`)
      await customer.see(title)
    }
    await customer.open('messages/message', { msgId: 'M0114' })
    await customer.see('您无权查看该内容')
  },
)

journey('messages: that did not come say so and come with 重试', { as: 'U1' }, async customer => {
  for (const [page, endpoint, ready] of [
    ['main/messages', 'messageHome', '11 条未读'],
    ['messages/welfare', 'welfareAssistantList', '体检权益待领取'],
    ['messages/researches', 'userResearchList', '新版客户端试用'],
  ] as const) {
    await customer.server.inject({ endpoint, httpStatus: 500 })
    await customer.open(page)
    await customer.see('暂时无法显示')
    await customer.server.control('DELETE', 'faults')
    await customer.tap('重试')
    await customer.see(ready)
  }
})

journey('surveys and researches: are read with the survey that is opened', { as: 'U1' }, async customer => {
  await customer.open('messages/surveys')
  await customer.see('移动客户端使用体验调研')
  const words = await customer.words()
  for (const status of ['进行中', '已提交', '已截止']) assert.ok(words.includes(status), status)
  await customer.tap(/移动客户端使用体验调研/)
  await customer.open('main/messages')
  await customer.see('10 条未读')
})

journey('a research is declined after asking, and for good', { as: 'U1' }, async customer => {
  await customer.open('messages/researches')
  await customer.see(/新版客户端试用/)
  await customer.tap('不参加')
  await customer.see('不参加这次调研？')
  await customer.confirm()
  await customer.see('已婉拒')
  await customer.reopen()
  await customer.see('已婉拒')
  assert.equal(await customer.sees(/^参加$/), false)
})

journey(
  'a research that is accepted leads to its survey, and is asked once',
  { as: 'U1' },
  async customer => {
    await customer.open('messages/researches')
    await customer.tap(/^参加$/)
    await customer.arriveAt('content/survey')
    await customer.open('messages/researches')
    await customer.see('已参加')
    await customer.see('查看问卷')
    assert.equal(await customer.sees(/^参加$/), false)
    const calls = await customer.server.calls('userResearchJoin')
    assert.deepEqual(
      calls.map(({ requestData: { researchId, accept } }) => [researchId, accept]),
      [['UR1', '1']],
    )
  },
)

journey('messages: obey the eye, in the rows and in the text', { as: 'U1' }, async customer => {
  await customer.open('messages/trades')
  await customer.see('−500,000.00')
  await customer.tap('隐藏金额')
  await customer.seeNoMore(/\d,\d{3}/)
  await customer.open('messages/message', { msgId: 'M0114' })
  await customer.see('您认购远岚·稳泰25号 **** 元')
})

journey(
  'surveys and researches: stops counting a kind that the customer switches off, and says why two cannot be',
  { as: 'U1' },
  async customer => {
    await customer.open('main/messages')
    await customer.see('11 条未读')
    await customer.tap('提醒设置')
    await customer.see(/必读公告和资金变动一定会通知，不能关闭/)
    await customer.tap('福利助手')
    await customer.see('已关闭')
    await customer.back()
    await customer.see('9 条未读')
    await customer.reopen()
    await customer.see('9 条未读')
  },
)
