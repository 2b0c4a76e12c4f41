/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'

journey(
  'the assets: are seen as beneficiary apart from what is owned (E29)',
  { as: 'U1' },
  async customer => {
    await customer.open('assets/overview')
    await customer.settle()
    await customer.tap('受益人')
    await customer.see('当前身份下没有持仓')
    assert.ok(!(await customer.words()).includes('14,645,525'))
    await customer.tap('委托人')
    await customer.see('14,645,525')
  },
)

journey('the assets: tell a new customer what comes first (E1)', { as: 'U3' }, async customer => {
  await customer.open('assets/overview')
  await customer.see('还没有资产')
  for (const step of ['1. 实名认证', '2. 税收居民身份声明', '3. 风险承受能力测评', '4. 合格投资者认定']) {
    await customer.see(step)
  }
})

journey(
  'the assets: are sorted and filtered, and come back as they were left',
  { as: 'U1' },
  async customer => {
    await customer.open('assets/overview')
    await customer.tap('权益 2')
    await customer.seeNoMore('远岚·稳泰18号')
    await customer.tap(/排序方式/)
    await customer.tap('按收益率')
    await customer.tap(/远岚·量化对冲1号/)
    await customer.arriveAt('assets/position')
    await customer.see(/1,000,000/)
    await customer.back()
    await customer.arriveAt('assets/overview')
    await customer.see('按收益率')
    const names = (await customer.words()).split('\n').filter(line => line.startsWith('远岚·'))
    assert.deepEqual(names, ['远岚·量化对冲1号', '远岚·全球优选权益'])
  },
)

// A tab of the mini-program has no address to keep a choice in.
for (const route of ['main/positions', 'main/my-trust'] as const) {
  journey(
    `what is held stays narrowed and sorted on the way back (${route})`,
    { as: 'U1', on: ['page', 'browser'] },
    async customer => {
      const names = async () => (await customer.words()).split('\n').filter(line => line.startsWith('远岚·'))
      await customer.open(route)
      if (route === 'main/my-trust') await customer.tap('我的持仓')
      await customer.see('委托人 13')
      await customer.tap('按累计收益')
      await customer.tap('权益 2')
      await customer.seeNoMore('远岚·稳泰18号')
      await customer.reopen()
      await customer.see('委托人 13')
      const byIncome = await names()
      await customer.tap(/远岚·量化对冲1号/)
      await customer.arriveAt('assets/position')
      await customer.back()
      await customer.arriveAt(route)
      assert.deepEqual([byIncome.length, await names()], [2, byIncome])
    },
  )
}

journey(
  'how income is paid is changed by a code, and says why where it cannot be',
  { as: 'U1' },
  async customer => {
    await customer.open('assets/position', { positionId: 'U1-P05' })
    await customer.see('现金分红')
    await customer.tap(/修改分红方式/)
    await customer.see('改为红利再投资？')
    await customer.tap('确认修改')
    await customer.see(/验证码将发送至 199\*\*\*\*0001/)
    await customer.proveByCode()
    await customer.see('红利再投资')
    const [change, ...others] = await customer.server.calls('dividendModeChange')
    assert.deepEqual([change?.requestData.dividendMode, others], ['1', []])
    await customer.reopen()
    await customer.see('红利再投资')
    await customer.open('assets/position', { positionId: 'U1-P02' })
    await customer.see(/不支持|暂不|不能/)
    assert.equal(await customer.sees(/修改分红方式/), false)
  },
)

journey(
  'shares are free again on the way back from a redemption that was taken back',
  { as: 'U1' },
  async customer => {
    const frozen = async () => /冻结份额\s*([\d,.]+)/.exec((await customer.words()).replace(/\n/g, ' '))?.[1]
    await customer.open('assets/position', { positionId: 'U1-P11' })
    assert.match((await frozen()) ?? '', /[1-9]/)
    await customer.tap(/赎回.*处理中|赎回.*受理/)
    await customer.arriveAt('assets/redemption')
    await customer.tap('撤销交易')
    await customer.tap('确认撤销')
    await customer.see('验证身份后撤销交易')
    await customer.proveByCode()
    await customer.see('已撤销')
    await customer.back()
    await customer.arriveAt('assets/position')
    assert.match((await frozen()) ?? '', /^0(\.|$)/)
  },
)

journey('the assets: show nothing of what belongs to somebody else (E20)', { as: 'U2' }, async customer => {
  for (const [route, params] of [
    ['assets/position', { positionId: 'U1-P05' }],
    ['assets/trade', { tradeId: 'T2026111900126' }],
    ['assets/redemption', { tradeId: 'T2026102700113' }],
    ['assets/history-position', { positionId: 'U1-H01' }],
    ['products/net-values', { productId: 'P05' }],
    ['assets/disclosures', { productId: 'P05' }],
    ['content/pdf', { fileId: 'FD100' }],
    ['assets/position', { positionId: 'nobody' }],
  ] as const) {
    await customer.open(route, params)
    await customer.see('您无权查看该内容')
    assert.doesNotMatch(await customer.words(), /\d{1,3},\d{3}|远岚·/, route)
  }
})

journey('the assets: answer each failure with words and a way on (E19)', { as: 'U1' }, async customer => {
  for (const [fault, text] of [
    [{ httpStatus: 404 }, '接口请求错误'],
    [{ httpStatus: 500 }, '请求失败'],
    [{ emptyBody: true }, '请求异常'],
    [{ drop: true }, '网络连接失败，请检查网络后重试'],
  ] as const) {
    // Without a number of times: Chromium itself repeats a call whose connection dropped.
    await customer.server.inject({ endpoint: 'assetOverview', ...fault })
    await customer.open('assets/overview')
    await customer.see(text)
    await customer.server.control('DELETE', 'faults')
    await customer.tap('重试')
    await customer.see(/14,645,525/)
  }
})

journey('the eye opens and shuts on every page at once', { as: 'U1' }, async customer => {
  await customer.open('assets/overview')
  await customer.tap('隐藏金额')
  await customer.seeNoMore(/14,645,525/)
  await customer.tap(/远岚·双利增强5号/)
  await customer.see('显示金额')
  assert.doesNotMatch(await customer.words(), /970,710/)
  await customer.tap('显示金额')
  await customer.see(/970,710/)
  await customer.back()
  await customer.see(/14,645,525/)
})

// The last: what time ends here may still lead to the login when the next journey begins.
// A phone pulls the page down instead: assets.weapp-test.
journey(
  'the assets: change when a day has passed and the page is fetched anew',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('assets/overview')
    await customer.see(/14,645,525/)
    await customer.server.pass(4 * 86_400)
    await customer.tap('刷新')
    await customer.seeNoMore(/2026-11-19/)
    await customer.seeNoMore(/14,645,525/)
  },
)
