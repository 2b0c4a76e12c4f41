/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { overflow, seriousFindings } from './audit'
import { useApp, type Visit } from './harness'
import { INVESTOR, open, read } from './investor-visit'

const app = useApp()
const BACK = '/phone/product/historyNetData?productId=P05'
const GATE = `${INVESTOR}?viewOnly=1&returnTo=${encodeURIComponent('product/historyNetData?productId=P05')}`
const STATEMENT = /^本人已阅读《合格投资者声明》，确认符合/

const confirm = async (visit: Visit) => {
  await visit.tap(STATEMENT, 'checkbox')
  await visit.tap('确认并继续')
}

describe('investor-gate', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is passed by reading the declaration and a tick, once, for every device', async () => {
    const visit = await open(app, 'U2', GATE)
    // Neither unread nor unticked.
    await visit.tap('确认并继续')
    await visit.see('请完整阅读《合格投资者声明》')
    await read(app, visit)
    await visit.tap('确认并继续')
    await visit.see('请阅读并同意相关协议')
    assert.equal((await app.log('qualifiedViewConfirm')).length, 0)
    await confirm(visit)
    await visit.see('您可以浏览私募产品')
    await visit.tap('返回继续浏览')
    await visit.page.waitForURL(url => url.pathname + url.search === BACK)
    await visit.close()

    const other = await app.visit({ customer: 'U2' })
    await other.open(GATE)
    await other.see('您可以浏览私募产品')
    // It is no qualification.
    await other.tap('查看合格投资者认定')
    await other.see('认购信托产品前，需要先完成合格投资者认定。')
    await other.close()
  })

  it('whose answer was lost is found, at once and after a reload', async () => {
    const visit = await open(app, 'U2', GATE, /Failed to load|net::/)
    await read(app, visit)
    await visit.loseAnswer('qualifiedViewConfirm')
    await confirm(visit)
    // The page asks how things stand, since nobody told it.
    await visit.see('您可以浏览私募产品')
    assert.equal((await app.log('qualifiedViewConfirm')).length, 1)
    await visit.page.reload()
    await visit.see('您可以浏览私募产品')
    await visit.close()
  })

  it('waits for the name of who has not proved it, and leads there and back', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(GATE)
    await visit.see('请先完成实名认证')
    await visit.page.getByRole('button', { name: '确认并继续' }).dispatchEvent('click')
    await visit.idle()
    assert.equal((await app.log('qualifiedViewConfirm')).length, 0)
    await visit.tap(/请先完成实名认证/, 'link')
    await visit.page.waitForURL(url => url.pathname.endsWith('/identityScan'))
    const returnTo = new URL(visit.page.url()).searchParams.get('returnTo') ?? ''
    assert.match(returnTo, /^agreement\/investorExplain\?viewOnly=1&returnTo=/)
    await visit.close()
  })

  for (const scale of [150, 200]) {
    it(`stands whole at ${scale} %`, async () => {
      const visit = await app.visit({ customer: 'U2' })
      await visit.open(`${GATE}&multipleView=${scale}`)
      await visit.see('（全文完）')
      assert.deepEqual([await overflow(visit), await seriousFindings(visit)], [[], []])
      await visit.close()
    })
  }
})
