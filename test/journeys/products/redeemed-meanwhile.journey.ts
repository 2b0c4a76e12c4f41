/**
 * Shares that another device redeemed while the page of the redemption is open.
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

const POSITION = { positionId: 'U1-P11' }

journey(
  'a redemption that is refused since the shares are gone shows what is left',
  { as: 'U1' },
  async customer => {
    await customer.open('products/redeem', POSITION)
    await customer.see('418,120.55')
    await customer.type('赎回份额（份）', '300000')
    await customer.tap('确认赎回')
    await customer.see(/^确认赎回 [\d,.]+ 份？/)
    const other = await customer.elsewhere()
    await other.call('smsCodeSend', { scene: 'redemption' })
    const smsCode = await customer.server.lastCode()
    const { verifyToken } = await other.call('smsCodeVerify', {
      scene: 'redemption',
      subject: 'U1-P11',
      smsCode,
    })
    await other.call('redeemApply', { ...POSITION, shares: '300000.00', verifyToken, faceToken: '' })
    // Another code can be asked for a minute after the last; for the page no time has passed.
    await customer.server.control('POST', 'clock', { advanceSeconds: 61 })
    await customer.confirm()
    await customer.proveByCode()
    await customer.see('赎回份额不能超过可用份额')
    await customer.see('118,120.55')
  },
)
