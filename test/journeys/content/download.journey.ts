/**
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

journey(
  'the download page: tells a computer what to use instead',
  { on: ['page', 'browser'] },
  async customer => {
    await customer.open('content/download')
    await customer.see('请用手机浏览器打开本页下载')
  },
)

journey('the advisor’s card: is not there for who has none', { as: 'U3' }, async customer => {
  await customer.open('advisor/advisor')
  await customer.see('暂未分配理财经理')
})
