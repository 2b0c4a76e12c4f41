/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import { INNER } from '@/contract/codes'

journey('my trusts: lead a new customer on (E1)', { as: 'U3' }, async customer => {
  await customer.open('main/my-trust')
  await customer.see('还没有家族信托申请')
  await customer.see('请先完成实名认证')
  await customer.tap(/我的项目/)
  await customer.see('暂无项目')
  await customer.tap(/我的持仓/)
  await customer.see('暂无持仓')
})

journey(
  'my trusts lie behind three tabs that keep their place on the way back',
  // A phone has this page in its tab bar, whose addresses say nothing more.
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('main/my-trust')
    await customer.see('致远家庭服务信托')
    assert.deepEqual(await customer.server.calls('orderList'), [])
    await customer.tap(/^我的项目/)
    await customer.see('全部 18')
    await customer.arriveAt('main/my-trust', { tab: '1' })
    await customer.tap(/^处理中/)
    await customer.arriveAt('main/my-trust', { tab: '1', orderTab: '2' })
    const known = (await customer.server.calls('orderList')).length
    await customer.reopen()
    await customer.see('全部 18')
    const asked = (await customer.server.calls('orderList')).slice(known)
    assert.deepEqual(
      asked.map(({ requestData }) => requestData.orderTab),
      ['2'],
    )
    await customer.tap(/^我的持仓/)
    await customer.see('委托人 13')
    await customer.tap(/^林氏家族信托/)
    await customer.see('追加委托记录')
    await customer.back()
    await customer.arriveAt('main/my-trust', { tab: '2' })
    await customer.see('委托人 13')
    const lists = await customer.server.calls('trustPositionList')
    assert.equal(lists.filter(({ requestData }) => requestData.pageSize === 20).length, 1)
    await customer.reopen()
    await customer.see('委托人 13')
  },
)

journey(
  'records that did not come can be tried again, where it would change something',
  { as: 'U1' },
  async customer => {
    await customer.server.inject({ endpoint: 'appendList', httpStatus: 500 })
    await customer.open('trusts/principal', { trustId: 'FT1' })
    await customer.see('追加委托记录')
    await customer.see('重试')
    await customer.server.control('DELETE', 'faults')
    await customer.tap('重试')
    await customer.seeNoMore('重试')
    await customer.server.refuse('appendList', INNER.notOwner, '您无权查看该内容')
    await customer.reopen()
    await customer.see('您无权查看该内容')
    assert.equal(await customer.sees('重试'), false)
  },
)

journey(
  'my trusts have addresses of their own, and tabs are no steps on the way back',
  { as: 'U1' },
  async customer => {
    await customer.open('account/account-cancel')
    await customer.tap(/^家族信托申请/)
    await customer.see('申请进度')
    await customer.tap(/^我的持仓/)
    await customer.arriveAt('main/positions')
    await customer.see('委托人 13')
    await customer.tap(/^我的项目/)
    await customer.arriveAt('main/orders')
    await customer.see('全部 18')
    await customer.back()
    await customer.arriveAt('account/account-cancel')
    await customer.open('main/orders')
    await customer.see('全部 18')
    // Two hours from the seed moment, less what the test took so far.
    await customer.see(/打款剩余 (2 小时 0|1 小时 5\d) 分/)
    await customer.see('打款期限已过，请尽快联系理财经理')
    await customer.tap('待处理 9')
  },
)

journey(
  'an application is taken back and a draft deleted, each asked for once',
  { as: 'U1' },
  async customer => {
    await customer.open('main/family-trusts')
    await customer.tap('撤回申请')
    await customer.see('撤回“致远家庭服务信托”的申请？')
    await customer.tap('关闭')
    assert.deepEqual(await customer.server.calls('ftApplicationWithdraw'), [])
    await customer.tap('撤回申请')
    await customer.tap('确认撤回')
    await customer.see('您已撤回申请。')
    await customer.tap('删除草稿')
    await customer.tap('确认删除')
    await customer.reopen()
    await customer.see('致远家庭服务信托')
    assert.equal(await customer.sees('林氏二期家族信托'), false)
    assert.equal((await customer.server.calls('ftApplicationWithdraw')).length, 1)
    assert.equal((await customer.server.calls('ftApplicationDelete')).length, 1)
  },
)

for (const lose of ['loseAnswer', 'loseCall'] as const) {
  journey(
    `an application is taken back once, and finds it out by itself (${lose})`,
    { as: 'U1' },
    async customer => {
      const isTakenBack = '您已撤回申请。'
      await customer.open('main/family-trusts')
      await customer.see('致远家庭服务信托')
      const known = await customer.count(isTakenBack)
      await customer.server[lose]('ftApplicationWithdraw')
      await customer.tap('撤回申请')
      await customer.tap('确认撤回')
      if (lose === 'loseCall') {
        assert.equal(await customer.count(isTakenBack), known)
        await customer.tap('撤回申请')
        await customer.tap('确认撤回')
      }
      assert.equal(await customer.count(isTakenBack), known + 1)
      assert.equal((await customer.server.calls('ftApplicationWithdraw')).length, 1)
    },
  )
}

journey(
  'a beneficiary sees their own benefits and nothing of anybody else (E29)',
  { as: 'U2' },
  async customer => {
    await customer.open('main/my-trust', { tab: '2' })
    await customer.tap('受益人 1')
    await customer.tap(/^林氏家族信托/)
    await customer.arriveAt('trusts/beneficiary')
    const words = (await customer.words()).replace(/\n/g, '')
    assert.match(words, /10\.00/)
    assert.doesNotMatch(words, /18,652,300|林\*禾|林\*木|许\*兰/)
    for (const page of ['principal', 'beneficiaries', 'scheme', 'trades', 'net-values', 'plan'] as const) {
      await customer.open(`trusts/${page}`, { trustId: 'FT1' })
      await customer.see('您无权查看该内容')
      assert.doesNotMatch(await customer.words(), /\d{1,3},\d{3}/, page)
    }
  },
)
