/** @run long: what stands at one height, and the browser's history after a reload */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()

describe('my trusts', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('have the titles of their entries at one height, with a count below them or without', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/Myorder/TabbarsPage')
    await visit.see('林氏家族信托')
    const titles = visit.front().locator('.trust-hero__title')
    const tops = await titles.evaluateAll(found => found.map(title => title.getBoundingClientRect().top))
    assert.equal(tops.length, 4)
    assert.equal(new Set(tops.map(Math.round)).size, 1)
    await visit.close()
  })

  it('keep class and order of what is held over the way back after a reload', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/Myorder/TabbarsPage?tab=2')
    await visit.tap('按累计收益', 'radio')
    await visit.tap('权益 2', 'radio')
    const shown = '/phone/Myorder/TabbarsPage?tab=2&positionClass=2&sort=income'
    await visit.arriveAt(shown)
    await visit.tap(/远岚·量化对冲1号/, 'link')
    await visit.arriveAt('/phone/assets/assetsDetail')
    // The page below is gone by the reload: what the way back opens knows its address alone.
    await visit.page.reload()
    await visit.see('远岚·量化对冲1号')
    await visit.page.goBack()
    await visit.arriveAt(shown)
    await visit.settle()
    const chosen = await visit.front().getByRole('radio', { checked: true }).allInnerTexts()
    assert.deepEqual(chosen, ['委托人 13', '权益 2', '按累计收益'])
    await visit.close()
  })
})
