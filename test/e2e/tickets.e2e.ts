/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp, type Visit } from './harness'

const app = useApp()
const LIST = '/phone/tickets'
const ANSWERED = '/phone/ticket?ticketId=TS2026092800417263'
const TITLE = '打款后没有回音'
const TEXT = '打款三天了，订单还是待打款，希望尽快核实。'

async function write(visit: Visit): Promise<void> {
  await visit.tap('投诉', 'radio')
  await visit.page.getByLabel('主题').fill(TITLE)
  await visit.page.getByLabel('内容').fill(TEXT)
}

describe('complaints and suggestions', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

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
