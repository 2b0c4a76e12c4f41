import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const PAGE = 'packages/products/redemption/redeem/index'

describe('redeeming', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('takes shares with a code and leads to the course of the redemption', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PAGE}?positionId=U1-P11` })
    await phone.see('418,120.55')
    await phone.type('赎回份额（份）', '318120.56')
    await phone.tap('确认赎回')
    await phone.see('剩余份额低于最低持有份额，请全部赎回')
    await phone.type('赎回份额（份）', '318120.55')
    await phone.tap('确认赎回')
    await phone.see('确认赎回 318,120.55 份？')
    await phone.tapOn('.dialog__actions .button')
    await phone.tap('获取验证码')
    await phone.see(/\d+ 秒后重新获取/)
    await phone.type('短信验证码', await app.lastCode())
    await phone.tapOn('.dialog__actions .button')
    await phone.arriveAt('packages/assets/trades/redemption/index')
    await phone.see('已受理')
    assert.equal((await app.log('redeemApply')).length, 1)
    phone.close()
  })
})
