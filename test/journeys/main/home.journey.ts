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
