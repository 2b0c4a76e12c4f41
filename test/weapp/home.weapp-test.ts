/** @run long: the life of WeChat's pages and packages */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()

describe('the mini-program', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('opens at home for a visitor', async () => {
    const phone = await app.launch()
    await phone.see('登录后查看资产')
    await phone.until('no login button', () => phone.query('.home__login') !== undefined)
    assert.equal(phone.host.frame.title, '远岚信托')
    assert.deepEqual(
      // The labels of codes come by themselves (stores/root/server-labels); without a session nobody's data are asked for.
      (await app.log()).filter(({ name }) => name !== 'dictQuery'),
      [],
    )
    phone.close()
  })

  it('runs the code of a page when it opens, and of a sub-package not before', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    const ran = () => [...phone.host.filesRun]
    // The analytics SDK comes by itself, out of a sub-package too.
    const pages = ran().filter(file => file.startsWith('packages/') && file.endsWith('/index.js'))
    assert.deepEqual(pages, [])
    assert.ok(!ran().includes('packages/account/session/login/index.js'))
    await phone.tap('年度资产报告')
    await phone.see('开始阅读')
    assert.ok(ran().includes('packages/report/cover/entry/index.js'))
    assert.ok(!ran().includes('packages/report/story/story/index.js'))
    phone.close()
  })

  it('fetches the user detail once per navigation, forward and back', async () => {
    const phone = await app.launch({ customer: 'U1' })
    const calls = async () => (await app.log('userDetail')).length
    await phone.see('林*远，您好')
    assert.equal(await calls(), 1)
    await phone.tap('年度资产报告')
    await phone.see('开始阅读')
    assert.equal(await calls(), 2)
    await phone.host.back()
    await phone.see('林*远，您好')
    await phone.quiet()
    assert.equal(await calls(), 3)
    phone.close()
  })

  it('replaces the tenth page where WeChat would refuse an eleventh', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    for (let depth = 2; depth <= 10; depth += 1) await phone.host.open('/pages/positions/index')
    assert.equal(phone.host.pages.length, 10)
    await assert.rejects(phone.host.open('/pages/orders/index'), { message: 'webview count limit exceed' })
    await phone.tap('林氏家族信托')
    await phone.arriveAt('packages/trusts/overview/principal/index?trustId=FT1')
    assert.equal(phone.host.pages.length, 10)
    await phone.host.back()
    await phone.arriveAt('pages/positions/index')
    assert.equal(phone.host.pages.length, 9)
    phone.close()
  })
})
