import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const CONTACT = 'packages/advisor/contact/contact/index?topic=2&subject=D2026111810004'
const LIST = 'packages/advisor/tickets/tickets/index'
const ONE = 'packages/advisor/tickets/ticket/index'
const TITLE = '打款后没有回音'
const TEXT = '打款三天了，订单还是待打款，希望尽快核实。'

async function answer(text: string): Promise<void> {
  const [waiting] = await app.control<{ id: string }[]>('GET', 'office?kind=ticket')
  await app.control('POST', 'office', { kind: 'ticket', id: waiting?.id, isPassed: true, answer: text })
}

describe('complaints and suggestions', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('lead from an order to a ticket that is answered and asked again', async () => {
    const phone = await app.launch({ customer: 'U1', path: CONTACT })
    await phone.tap('投诉与建议')
    await phone.arriveAt(LIST)
    await phone.tap('写投诉或建议')
    await phone.see(/产品订单 · /)
    await phone.tap('投诉')
    await phone.type('主题', TITLE)
    await phone.type('内容', '太慢')
    await phone.tap('提交')
    await phone.see('请至少填写 10 个字')
    await phone.type('内容', TEXT)
    await phone.tap('提交')
    await phone.see('您的内容')
    await phone.see(TEXT)
    await answer('已核实到账，订单今日更新。')
    await phone.tap('补充说明')
    await phone.see('要补充的内容')
    await phone.type('要补充的内容', '流水号可以提供')
    await phone.tapOn('.dialog__actions .button')
    await phone.see('我们的答复')
    await phone.see('已核实到账，订单今日更新。')
    await phone.tap('再次提问')
    await phone.see('还有什么没有解决')
    await phone.type('还有什么没有解决', '还是没有更新')
    await phone.tapOn('.dialog__actions .button')
    await phone.see('您再次提问')
    phone.close()
  })

  it('are written once when the answer is lost, and can be taken back', async () => {
    const phone = await app.launch({ customer: 'U3', path: ONE })
    await phone.tap('建议')
    await phone.type('主题', TITLE)
    await phone.type('内容', TEXT)
    await app.inject({ endpoint: 'ticketCreate', emptyBody: true, times: 1, phase: 'after' })
    await phone.tap('提交')
    await phone.see(/失败|异常/)
    await phone.tap('提交')
    await phone.see('您的内容')
    await phone.tap('撤回工单')
    await phone.tapOn('.dialog__actions .button')
    await phone.see('您撤回了')
    phone.close()
  })
})
