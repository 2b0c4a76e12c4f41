/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'

journey('help: says what failed, and tries again', {}, async customer => {
  await customer.server.inject({ endpoint: 'helpCategoryList', innerCode: '10090001', times: 1 })
  await customer.open('content/help-center')
  await customer.see('暂时无法显示')
  await customer.tap('重试')
  await customer.see('大家常问')
})

journey('help: is found by words, and leads on to what an answer names', { as: 'U1' }, async customer => {
  const search = (words: string) => customer.type('搜索问题', words)
  await customer.open('assets/history')
  await customer.tap('帮助中心')
  await customer.arriveAt('content/help-center')
  await search('锁')
  await customer.see(/^找到 \d+ 个相关问题$/)
  await search('换电话')
  await customer.see(/如何更换登记的手机号？/)
  await search('交易进度')
  await customer.see('找到 1 个相关问题')
  await customer.tap(/在哪里看交易进度/)
  await customer.tap('交易记录')
  await customer.arriveAt('assets/trades')
  await customer.back()
  await customer.see('找到 1 个相关问题')
  await search('没有这样的问题')
  await customer.see('没有找到相关问题')
  await customer.tap('联系理财经理')
  await customer.arriveAt('advisor/contact', { topic: '0' })
  await customer.back()
  await customer.tap('清除搜索')
  await customer.see('大家常问')
  await customer.tap(/意见反馈/)
  await customer.arriveAt('content/satisfaction')
})

journey('help: asks once whether an answer helped', { as: 'U1' }, async customer => {
  await customer.open('content/help-list', { categoryId: 'account' })
  await customer.tap('收不到短信验证码怎么办？')
  await customer.tap('有帮助')
  await customer.see('577 人觉得有帮助')
  assert.equal((await customer.server.calls('helpVote')).length, 1)
  await customer.reopen()
  await customer.tap('收不到短信验证码怎么办？')
  await customer.see('577 人觉得有帮助')
  assert.equal(await customer.sees(/^有帮助$/), false)
})

journey('help: sends a visitor to the login for a vote', {}, async customer => {
  await customer.open('content/help-list', { categoryId: 'account' })
  await customer.tap('收不到短信验证码怎么办？')
  await customer.tap('没帮助')
  await customer.arriveAt('account/login')
  assert.match(await customer.param('redirect'), /^helpList/)
})

journey('help: the guide has four steps, and leads back to where it began', {}, async customer => {
  await customer.open('content/help-center')
  await customer.tap(/新手指引/)
  await customer.see(/第 1 步/)
  for (const place of ['第 2 步', '第 3 步', '第 4 步']) {
    await customer.tap('下一步')
    await customer.see(new RegExp(place))
  }
  await customer.tap('开始使用')
  await customer.arriveAt('content/help-center')
})
