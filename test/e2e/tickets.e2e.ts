import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { overflow, seriousFindings } from './audit'
import { useApp, type Visit } from './harness'

const app = useApp()
const CONTACT = '/phone/contactAdvisor?topic=2&subject=D2026111810004'
const LIST = '/phone/tickets'
const ANSWERED = '/phone/ticket?ticketId=TS2026092800417263'
const TITLE = '打款后没有回音'
const TEXT = '打款三天了，订单还是待打款，希望尽快核实。'

async function write(visit: Visit): Promise<void> {
  await visit.tap('投诉', 'radio')
  await visit.page.getByLabel('主题').fill(TITLE)
  await visit.page.getByLabel('内容').fill(TEXT)
}
/** Says what the newest ticket is answered. */
async function answer(text: string): Promise<void> {
  const [waiting] = await app.control<{ id: string }[]>('GET', 'office?kind=ticket')
  await app.control('POST', 'office', {
    kind: 'ticket',
    id: waiting?.id,
    isPassed: true,
    answer: text,
  })
}

describe('complaints and suggestions', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('lead from an order to a ticket that can be added to, is answered and asked again once', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /ticketAskAgain|ERR_/ })
    await visit.open(CONTACT)
    await visit.tap(/投诉与建议/, 'link')
    await visit.arriveAt(LIST)
    await visit.see('希望提前收到分配提醒')
    await visit.tap('写投诉或建议')
    await visit.see(/产品订单 · /)
    await visit.see(/最晚 2026-11-27/)
    await visit.tap('提交')
    await visit.see('有 3 处需要修改')
    await visit.page.getByLabel('内容').fill('太慢')
    await visit.tap('提交')
    await visit.see('请至少填写 10 个字')
    assert.equal((await app.log('ticketCreate')).length, 0)
    await write(visit)
    await visit.still()
    assert.deepEqual(await seriousFindings(visit), [])
    await visit.tap('提交')
    await visit.see('您的内容')
    await visit.see(TEXT)
    await visit.see('已受理，正在核实')
    assert.equal(visit.page.url().includes(encodeURIComponent(TITLE)), false)
    await visit.tap('补充说明')
    await visit.page.getByLabel('要补充的内容').fill('流水号可以提供')
    await visit.tap('提交')
    await visit.see('您的补充')
    assert.deepEqual(await overflow(visit), [])
    await answer('已核实到账，订单今日更新。')
    await visit.page.reload()
    await visit.see('我们的答复')
    await visit.see('已核实到账，订单今日更新。')
    assert.equal(await visit.page.getByText('撤回工单').count(), 0)
    await visit.tap('再次提问')
    await visit.page.getByLabel('还有什么没有解决').fill('还是没有更新')
    await visit.loseAnswer('ticketAskAgain')
    await visit.tap('提交')
    await visit.see('网络连接失败，请检查网络后重试')
    await visit.tap('提交')
    await visit.see('您再次提问')
    await visit.page.reload()
    await visit.see('还是没有更新')
    assert.equal(await visit.page.getByText('还是没有更新').count(), 1)
    assert.equal(await visit.page.getByText('您的补充').count(), 1)
    await answer('再次答复，已更新。')
    await visit.page.reload()
    await visit.see('再次答复，已更新。')
    assert.equal(await visit.page.getByRole('button', { name: '再次提问' }).count(), 0)
    await visit.page.goBack()
    await visit.see(TITLE)
    await visit.close()
  })

  it('are told by a message that leads to the answer', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open('/phone/ticket')
    await write(visit)
    await visit.tap('提交')
    await visit.see('您的内容')
    await answer('已安排专人联系您。')
    await visit.open('/phone/message/importantnotice')
    await visit.tap(/您的投诉已答复/, 'link')
    await visit.tap('查看答复')
    await visit.see('已安排专人联系您。')
    await visit.close()
  })

  it('are written once when the answer is lost, and can be taken back', async () => {
    const visit = await app.visit({ customer: 'U3', expectedErrors: /ticketCreate|ERR_/ })
    await visit.open(LIST)
    await visit.see('还没有投诉或建议')
    await visit.tap('写投诉或建议')
    await write(visit)
    await visit.loseAnswer('ticketCreate')
    await visit.tap('提交')
    await visit.see('网络连接失败，请检查网络后重试')
    await visit.tap('提交')
    await visit.see('您的内容')
    await visit.tap('撤回工单')
    await visit.tap('确认撤回')
    await visit.see('您撤回了')
    await visit.page.goBack()
    await visit.see(TITLE)
    assert.equal(await visit.page.getByText(TITLE).count(), 1)
    await visit.close()
  })

  it('ask before what is written is left, and show nothing of another customer', async () => {
    const visit = await app.visit({ customer: 'U3', expectedErrors: /./ })
    await visit.open(LIST)
    await visit.tap('写投诉或建议')
    await write(visit)
    await visit.page.goBack()
    await visit.see('离开此页？')
    await visit.tap('离开')
    await visit.see('还没有投诉或建议')
    await visit.open(ANSWERED)
    await visit.see('您无权查看该内容')
    assert.equal(await visit.sees('希望提前收到分配提醒'), false)
    await visit.close()
  })
})
