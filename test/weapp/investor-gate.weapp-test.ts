/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { INVESTOR, read } from './investor-steps'

const app = useApp()
const NET_VALUES = 'packages/products/net-values/net-values/index'
const GATE = `${INVESTOR}?viewOnly=1&returnTo=${encodeURIComponent('product/historyNetData?productId=P05')}`

describe('investor-gate', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is passed by reading the declaration and a tick, once, for every phone', async () => {
    const phone = await app.launch({ customer: 'U2', path: GATE })
    await phone.see('浏览前，请阅读声明并确认')
    await read(app, phone)
    await phone.tap('确认并继续')
    await phone.see('请阅读并同意相关协议')
    await phone.tapOn('.agreement-box__target')
    await phone.tap('确认并继续')
    await phone.see('您可以浏览私募产品')
    await phone.tap('返回继续浏览')
    await phone.arriveAt(NET_VALUES)
    phone.close()
    const other = await app.launch({ customer: 'U2', path: GATE })
    await other.see('您可以浏览私募产品')
    assert.equal((await app.log('qualifiedViewConfirm')).length, 1)
    other.close()
  })

  it('waits for the name of who has not proved it', async () => {
    const phone = await app.launch({ customer: 'U3', path: GATE })
    await phone.see('完成后回到这里继续办理')
    await phone.tap('完成后回到这里继续办理')
    await phone.arriveAt('packages/identity/real-name/identity-scan/index')
    assert.match(phone.address(), /returnTo=agreement%2FinvestorExplain/)
    phone.close()
  })
})
