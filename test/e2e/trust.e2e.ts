/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { INNER } from '@/contract/codes'
import { useApp } from './harness'

const app = useApp()

describe('my trusts', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('lie behind three tabs that keep their place on the way back', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/Myorder/TabbarsPage')
    await visit.see('林氏家族信托')
    await visit.see('致远家庭服务信托')
    // The titles of its entries stand at one height, with a count below them or without.
    const titles = visit.front().locator('.trust-hero__title')
    const tops = await titles.evaluateAll(found => found.map(title => title.getBoundingClientRect().top))
    assert.equal(tops.length, 4)
    assert.equal(new Set(tops.map(Math.round)).size, 1)
    assert.equal((await app.log('orderList')).length, 0)
    await visit.tap(/我的项目/, 'tab')
    await visit.see('全部 18')
    await visit.arriveAt('/phone/Myorder/TabbarsPage?tab=1')
    await visit.tap(/我的持仓/, 'tab')
    await visit.see('委托人 13')
    // Every trust of the total is a row of its own.
    assert.equal(await visit.front().locator('.trust-positions__row').count(), 13)
    await visit.tap(/林氏家族信托/, 'link')
    await visit.see('追加委托记录')
    await visit.page.goBack()
    await visit.arriveAt('/phone/Myorder/TabbarsPage?tab=2')
    await visit.see('委托人 13')
    assert.equal(
      (await app.log('trustPositionList')).filter(call => call.requestData.pageSize === 20).length,
      1,
    )
    await visit.page.reload()
    await visit.see('委托人 13')
    await visit.close()
  })

  it('offer a second try for records that did not come, and none where it would change nothing', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /status of 500/ })
    const card = visit.front().locator('.card', { hasText: '追加委托记录' })
    await app.inject({ endpoint: 'appendList', httpStatus: 500 })
    await visit.open('/phone/Myorder/TabbarsPage?tab=2')
    await visit.tap(/林氏家族信托/, 'link')
    const again = card.getByRole('button', { name: '重试' })
    await again.waitFor()
    await app.clearFaults()
    await again.click()
    await card.locator('.record-item').first().waitFor()
    await app.inject({ endpoint: 'appendList', innerCode: INNER.notOwner, msg: '您无权查看该内容' })
    await visit.page.reload()
    await card.getByText('您无权查看该内容').waitFor()
    assert.equal(await again.count(), 0)
    await app.clearFaults()
    await visit.page.reload()
    await card.locator('.record-item').first().waitFor()
    await visit.close()
  })

  for (const [page, start] of [
    ['the tab', '/phone/Myorder/TabbarsPage?tab=2'],
    ['the address of its own', '/phone/myPosition/myPositionlist'],
  ] as const) {
    it(`keep class and order of what is held on ${page}: over a reload, and over the way back after one`, async () => {
      const visit = await app.visit({ customer: 'U1' })
      const names = () => visit.front().locator('.trust-positions__rows .position-row__name').allInnerTexts()
      const chosen = () => visit.front().getByRole('radio', { checked: true }).allInnerTexts()
      const narrowed = ['远岚·量化对冲1号', '远岚·全球优选权益']
      await visit.open(start)
      await visit.see('委托人 13')
      await visit.tap('按累计收益', 'radio')
      await visit.tap('权益 2', 'radio')
      await visit.seeNoMore('远岚·稳泰18号')
      await visit.settle()
      const byIncome = await names()
      assert.deepEqual([...byIncome].sort(), [...narrowed].sort())
      const shown = start + (start.includes('?') ? '&' : '?') + 'positionClass=2&sort=income'
      await visit.arriveAt(shown)
      await visit.page.reload()
      await visit.see('委托人 13')
      await visit.settle()
      assert.deepEqual([await names(), await chosen()], [byIncome, ['委托人 13', '权益 2', '按累计收益']])
      await visit.tap(/远岚·量化对冲1号/, 'link')
      await visit.arriveAt('/phone/assets/assetsDetail')
      // The page below is gone by the reload: what the way back opens knows its address alone.
      await visit.page.reload()
      await visit.see('远岚·量化对冲1号')
      await visit.page.goBack()
      await visit.arriveAt(shown)
      await visit.settle()
      assert.deepEqual([await names(), await chosen()], [byIncome, ['委托人 13', '权益 2', '按累计收益']])
      await visit.close()
    })
  }

  it('keep the stage of the projects over a reload, and ask for it alone', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/Myorder/TabbarsPage?tab=1')
    await visit.tap(/^处理中/, 'radio')
    await visit.arriveAt('/phone/Myorder/TabbarsPage?tab=1&orderTab=2')
    await visit.settle()
    await app.clearLog()
    await visit.page.reload()
    await visit.see('全部 18')
    await visit.settle()
    assert.equal(await visit.front().getByRole('radio', { checked: true }).innerText(), '处理中 4')
    assert.deepEqual(
      (await app.log('orderList')).map(call => call.requestData.orderTab),
      ['2'],
    )
    await visit.close()
  })

  it('have addresses of their own, each with the tabs and its own chosen', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/home')
    await visit.see('林*远，您好')
    for (const [address, tab, text] of [
      ['/phone/Myorder/ftsapplication', '家族信托', '申请进度'],
      ['/phone/Myorder/myorderList', '我的项目', '全部 18'],
      ['/phone/myPosition/myPositionlist', '我的持仓', '委托人 13'],
    ] as const) {
      await visit.open(address)
      await visit.see(text)
      const chosen = visit.front().getByRole('tab', { selected: true })
      assert.match(await chosen.innerText(), new RegExp(`^${tab}`))
    }
    await visit.tap(/我的项目/, 'tab')
    await visit.arriveAt('/phone/Myorder/myorderList')
    await visit.see('全部 18')
    await visit.tap(/家族信托/, 'tab')
    await visit.arriveAt('/phone/Myorder/ftsapplication')
    await visit.see('申请进度')
    // Tabs are no steps on the way back.
    await visit.page.goBack()
    await visit.arriveAt('/phone/Myorder/myorderList')
    await visit.close()
  })

  it('take an application back and delete a draft, each asked for once', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/Myorder/ftsapplication')
    await visit.see('致远家庭服务信托')
    await visit.tap('撤回申请')
    await visit.see('撤回“致远家庭服务信托”的申请？')
    await visit.tap('关闭')
    assert.equal((await app.log('ftApplicationWithdraw')).length, 0)
    await visit.tap('撤回申请')
    await visit.tap('确认撤回')
    const card = visit.front().locator('.card').filter({ hasText: '致远家庭服务信托' })
    await card.getByText('您已撤回申请。').waitFor()
    await visit.tap('删除草稿')
    await visit.tap('确认删除')
    await visit.seeNoMore('林氏二期家族信托')
    assert.equal((await app.log('ftApplicationWithdraw')).length, 1)
    assert.equal((await app.log('ftApplicationDelete')).length, 1)
    await visit.close()
  })

  for (const lose of ['loseAnswer', 'loseCall'] as const) {
    it(`take an application back once, and find out by themselves that they did (${lose})`, async () => {
      const visit = await app.visit({ customer: 'U1', expectedErrors: /Failed to load resource|net::/ })
      await visit.open('/phone/Myorder/ftsapplication')
      const card = visit.front().locator('.card').filter({ hasText: '致远家庭服务信托' })
      const isTakenBack = card.getByText('您已撤回申请。')
      await card.waitFor()
      await visit[lose]('ftApplicationWithdraw')
      const listed = visit.call('ftApplicationList')
      await visit.tap('撤回申请')
      await visit.tap('确认撤回')
      await visit.over(await listed)
      if (lose === 'loseCall') {
        await visit.idle()
        assert.deepEqual(await app.log('ftApplicationWithdraw'), [])
        assert.equal(await isTakenBack.count(), 0)
        await visit.tap('撤回申请')
        await visit.tap('确认撤回')
      }
      await isTakenBack.waitFor()
      assert.equal((await app.log('ftApplicationWithdraw')).length, 1)
      await visit.close()
    })
  }

  it('say what waits and until when', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/Myorder/myorderList')
    // Two hours from the seed moment, less what the tests took so far.
    await visit.see(/打款剩余 (2 小时 0|1 小时 5\d) 分/)
    await visit.see('打款期限已过，请尽快联系理财经理')
    await visit.tap('待处理 9', 'radio')
    await visit.settle()
    assert.equal(await visit.page.locator('.order-card__name').count(), 9)
    await visit.close()
  })

  it('show a beneficiary their own benefits and nothing of anybody else (E29)', async () => {
    const visit = await app.visit({ customer: 'U2' })
    await visit.open('/phone/Myorder/TabbarsPage?tab=2')
    await visit.see('受益人 1')
    await visit.tap('受益人 1', 'radio')
    await visit.tap(/林氏家族信托/, 'link')
    await visit.arriveAt('/phone/myPosition/positiondetailsbeneficiary')
    await visit.settle()
    const words = (await visit.words()).replace(/\n/g, '')
    assert.match(words, /10\.00/)
    assert.doesNotMatch(words, /18,652,300|林\*禾|林\*木|许\*兰/)
    for (const page of [
      'positiondetailsclient',
      'beneficiaryinformation',
      'allocationScheme',
      'transactionrecord',
      'netWorthInformation',
      'investmentplan',
    ]) {
      await visit.open(`/phone/myPosition/${page}?trustId=FT1`)
      await visit.see('您无权查看该内容')
      assert.doesNotMatch(await visit.words(), /\d{1,3},\d{3}/, page)
    }
    await visit.close()
  })
})
