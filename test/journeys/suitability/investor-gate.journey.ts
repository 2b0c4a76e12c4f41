/**
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

journey(
  'investor-gate: is open to a qualified investor, and leads to no address of anybody else',
  { as: 'U1' },
  async customer => {
    await customer.open('suitability/investor-declaration', {
      viewOnly: '1',
      returnTo: 'https://evil.example',
    })
    await customer.see('您可以浏览私募产品')
    await customer.tap('返回继续浏览')
    await customer.see('林*远，您好')
  },
)
