/**
 * The server fails to say who the customer is: nobody takes them for a visitor, and it is asked again.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'

const BANNER = /您的账户信息暂未取得/

journey('home says what did not come, and shows the customer after 重试', { as: 'U1' }, async customer => {
  await customer.open('main/home')
  await customer.settle()
  await customer.server.inject({ endpoint: 'userDetail', httpStatus: 500 })
  await customer.reopen()
  await customer.see(BANNER)
  await customer.see('账户信息暂时无法显示')
  const words = await customer.words()
  assert.ok(!/登录后查看|受人之托/.test(words), words)
  await customer.server.control('DELETE', 'faults')
  await customer.tap('重试')
  await customer.see(/林\*远，您好/)
  await customer.seeNoMore(BANNER)
})

journey('settings have a way to log out while nobody can say who it is', { as: 'U1' }, async customer => {
  await customer.open('settings/settings')
  await customer.settle()
  await customer.server.inject({ endpoint: 'userDetail', httpStatus: 500 })
  await customer.reopen()
  await customer.see(BANNER)
  await customer.tap('退出登录')
  await customer.confirm()
  await customer.arriveAt('main/home')
  await customer.see('登录后查看资产、家族信托与待办')
})
