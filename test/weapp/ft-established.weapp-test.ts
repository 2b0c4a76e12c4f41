/** @run long: the same flow on a phone; its rules and stores are in Jest */
import { beforeEach, describe, it } from 'node:test'
import { decideLast, DETAILS, handInDelivery } from './ft-steps'
import { useApp } from './harness'
import { readRest, signContract } from './signing-steps'

const app = useApp()
/** U1's application in review, which is complete. */
const APPLY_ID = 'FA4'

describe('a family trust that was approved', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is signed, delivered in part and then whole, and stands', async () => {
    await decideLast(app, 'ftApplication')
    await readRest(app, APPLY_ID)
    const phone = await app.launch({ customer: 'U1', path: `${DETAILS}?applyId=${APPLY_ID}` })
    await signContract(app, phone)
    await phone.see('合同签署成功')
    phone.close()

    for (const [amount, asked] of [
      ['1500000.00', '待交付财产'],
      ['500000.00', '已收到 1,500,000.00 元，尚缺 500,000.00 元。'],
    ] as const) {
      const delivering = await app.launch({ customer: 'U1', path: `${DETAILS}?applyId=${APPLY_ID}` })
      await delivering.see(asked)
      await handInDelivery(delivering)
      delivering.close()
      await decideLast(app, 'ftDelivery', { amount })
    }
    const trust = await app.launch({
      customer: 'U1',
      path: 'packages/trusts/overview/principal/index?trustId=FT4',
    })
    await trust.see('致远家庭服务信托')
    await trust.see(/家庭服务信托 · 2026-11-20 成立/)
    // What was delivered, less the fee of setting it up.
    await trust.see('1,992,000')
    await trust.see('2 位')
    trust.close()
  })
})
