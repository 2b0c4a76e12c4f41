/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'

const FIELD = '搜索产品、文件、消息、帮助'

journey(
  'the search finds by another word, and offers again what was looked for',
  { as: 'U1' },
  async customer => {
    await customer.open('main/home')
    await customer.tap('搜索')
    await customer.see('试试这样找')
    await customer.type(FIELD, '换电话')
    await customer.see('更换手机号')
    await customer.tap(/^如何更换登记的手机号/)
    await customer.arriveAt('content/help-list', { categoryId: 'account', id: 'account-3' })
    await customer.see('这个回答有帮助吗？')
    await customer.back()
    await customer.tap('清除搜索')
    await customer.see('最近搜索')
    await customer.tap('换电话')
    await customer.see('更换手机号')
    await customer.type(FIELD, '没有这样的东西')
    await customer.see(/没有找到/)
    await customer.tap('联系理财经理')
    await customer.arriveAt('advisor/contact')
    assert.doesNotMatch(JSON.stringify(await customer.server.calls('search')), /换电话/)
  },
)
