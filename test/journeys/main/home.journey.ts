/**
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

journey(
  'the home page: leads a draft to the step where it was left, and back to home, where it still waits',
  { as: 'U1' },
  async customer => {
    await customer.open('main/home')
    await customer.tap('另有 6 项')
    await customer.tap(/填写 · 林氏二期家族信托/)
    await customer.arriveAt('trust-application/application')
    await customer.see('已保存到第 3 步“配偶”，可继续填写。')
    await customer.tap('继续填写')
    await customer.arriveAt('trust-application/spouse')
    await customer.back()
    await customer.arriveAt('trust-application/application')
    await customer.back()
    await customer.see('9 项，按截止时间')
  },
)

journey(
  'the home page: says what waits by deadline, whatever part of it fails',
  { as: 'U1' },
  async customer => {
    await customer.server.inject({ endpoint: 'homeTasks', httpStatus: 500 })
    await customer.open('main/home')
    await customer.see('暂时无法显示')
    await customer.see(/12-10 林氏家族信托/)
    await customer.server.control('DELETE', 'faults')
    await customer.tap('重试')
    await customer.see('打款 · 远岚·稳泰26号')
    await customer.see('9 项，按截止时间')
    await customer.seeNoMore('填写 · 林氏二期家族信托')
    await customer.tap('去打款')
    await customer.arriveAt('products/order-detail', { orderId: 'D2026111810004' })
  },
)

journey('the home page: tells a new customer their one next step', { as: 'U3' }, async customer => {
  await customer.open('main/home')
  await customer.tap('开始认证')
  await customer.arriveAt('identity/identity-scan')
})

journey('the home page: tells a visitor nothing', {}, async customer => {
  await customer.open('main/home')
  await customer.see(/登录后查看资产/)
  await customer.seeNoMore('待您处理')
})
