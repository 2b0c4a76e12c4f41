/** @run long: the same flow on a phone; its rules and stores are in Jest */
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const PAGE = 'packages/advisor/contact/contact/index'
const ORDER = 'packages/products/orders/order-detail/index?orderId=D2026111810004'

describe('talking to somebody', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads from an order to a call at a time that suits, which can be taken back', async () => {
    const phone = await app.launch({ customer: 'U1', path: ORDER })
    await phone.tap('联系理财经理')
    await phone.arriveAt(PAGE)
    await phone.see(/产品订单 · /)
    await phone.see('现在可以接听')
    await phone.tap('预约回电')
    await phone.tap('11月23日 周一')
    await phone.tap('09:30')
    await phone.type('联系手机号（选填）', '1234')
    await phone.tap('确认预约')
    await phone.see('请输入正确的手机号')
    await phone.type('联系手机号（选填）', '19900000077')
    await phone.tap('确认预约')
    await phone.see('我的回电')
    await phone.see('11月23日 周一 09:30–10:00')
    await phone.see('199****0077')
    await phone.tap('取消这次回电')
    await phone.tapOn('.dialog__actions .button')
    await phone.see('已取消')
    phone.close()
  })

  it('books once when the answer is lost', async () => {
    const phone = await app.launch({ customer: 'U1', path: PAGE })
    await phone.tap('预约回电')
    await phone.tap('11月24日 周二')
    await phone.tap('14:00')
    await app.inject({ endpoint: 'callBackBook', emptyBody: true, times: 1, phase: 'after' })
    await phone.tap('确认预约')
    await phone.see(/失败|异常/)
    await phone.tap('确认预约')
    await phone.see('我的回电')
    await phone.see('11月24日 周二 14:00–14:30')
    phone.close()
  })
})
