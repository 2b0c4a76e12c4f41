/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()

describe('help', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is at the end of a page, answers a search, and leads on by a link', async () => {
    const phone = await app.launch({ customer: 'U1', path: 'packages/assets/holdings/history/index' })
    await phone.settled()
    await phone.tap('帮助中心')
    await phone.see('大家常问')
    await phone.type('搜索问题', '交易进度')
    await phone.see('找到 1 个相关问题')
    await phone.tap('在哪里看交易进度？')
    await phone.see('打开一笔交易')
    await phone.tap('交易记录')
    await phone.until('the link led nowhere', () =>
      phone.address().startsWith('packages/assets/trades/trades/index'),
    )
    phone.close()
  })

  it('takes one vote for an answer', async () => {
    const phone = await app.launch({
      customer: 'U1',
      path: 'packages/content/help/help-list/index?categoryId=account',
    })
    await phone.tap('收不到短信验证码怎么办？')
    await phone.tap('有帮助')
    await phone.see('577 人觉得有帮助')
    assert.equal((await app.log('helpVote')).length, 1)
    phone.close()
  })

  it('is introduced step by step', async () => {
    const phone = await app.launch({ path: 'packages/content/start/guide/index' })
    await phone.see('第 1 步，共 4 步')
    for (const place of ['第 2 步', '第 3 步', '第 4 步']) {
      await phone.tap('下一步')
      await phone.see(place)
    }
    await phone.tap('开始使用')
    await phone.until('the guide stayed', () => phone.address().startsWith('pages/home/index'))
    phone.close()
  })

  it('says how to get the app, which WeChat does not open', async () => {
    await app.clearLog()
    const phone = await app.launch({ path: 'packages/content/start/download-channel/index?channel=jy' })
    await phone.see('5.2.0 版更新')
    await phone.settled()
    assert.deepEqual(
      // The labels of codes come by themselves (stores/root/server-labels).
      (await app.log()).map(({ name }) => name).filter(name => name !== 'dictQuery'),
      ['appVersionInfo'],
    )
    phone.close()
  })

  it('has a person: the advisor’s card', async () => {
    const phone = await app.launch({ customer: 'U1', path: 'packages/advisor/card/advisor/index' })
    await phone.see('沈清和')
    await phone.tap('更换理财经理')
    await phone.tap('服务不满意')
    await phone.seeNoMore('请先选择原因')
    await phone.tap('提交申请')
    await phone.see(/已于 2026-11-20 .* 提交/)
    phone.close()
  })
})
