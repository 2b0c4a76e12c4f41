/** @run short: addresses, history and keyboard as the browser has them */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until } from '../support/until'
import { useApp, type Visit } from './harness'

const app = useApp()
const PAGE = '/phone/search'
const fieldOf = (visit: Visit) => visit.page.getByLabel('搜索产品、文件、消息、帮助')

describe('the search', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is reached from home, finds by kind what is the customer’s, leads there, and says nothing of it elsewhere', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/home')
    await visit.tap('搜索', 'link')
    await visit.arriveAt(PAGE)
    const field = fieldOf(visit)
    await until('the cursor never stood in the field', () =>
      field.evaluate(it => it === document.activeElement),
    )
    let searches = 0
    visit.page.on('request', request => {
      if (request.url().endsWith('/search')) searches += 1
    })
    await field.pressSequentially('林氏家族')
    await visit.see('您是委托人')
    // One request for one pause; nothing of it in the address.
    assert.equal(searches, 1)
    assert.equal(visit.address(), PAGE)
    assert.deepEqual(
      [...new Set(await visit.page.locator('.highlighted__hit').allInnerTexts())].filter(
        text => text !== '家族',
      ),
      ['林氏家族'],
    )
    await visit.tap(/^查看全部 \d+ 项合同与文件$/)
    await visit.see('收起')
    await visit
      .front()
      .getByRole('link', { name: /林氏家族信托\s*您是委托人/ })
      .click()
    await visit.arriveAt('/phone/myPosition/positiondetailsclient?trustId=FT1')
    await visit.page.goBack()

    await field.fill('受 益 人')
    await visit
      .front()
      .getByRole('link', { name: /^受益人信息\s*林氏家族信托/ })
      .click()
    await visit.arriveAt('/phone/myPosition/beneficiaryinformation?trustId=FT1')
    await visit.page.goBack()

    await field.fill('换电话')
    await visit.see('更换手机号')
    await visit
      .front()
      .getByRole('link', { name: /^如何更换登记的手机号/ })
      .click()
    await visit.arriveAt('/phone/helpList?categoryId=account&id=account-3')
    await visit.see(/请携带有效证件/)
    await visit.page.goBack()
    await visit.tap('清除搜索')
    await visit.see('最近搜索')
    await visit.tap('林氏家族')
    await visit.see('您是委托人')
    assert.equal(await field.inputValue(), '林氏家族')
    const log = JSON.stringify(await app.log())
    assert.doesNotMatch(log, /林氏家族|换电话/)
    assert.doesNotMatch(
      await visit.page.evaluate(() => location.href + JSON.stringify(history.state)),
      /林氏/,
    )

    // What was looked for goes with the customer.
    const kept = () => visit.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    assert.match(await kept(), /林氏家族/)
    await visit.open('/phone/settings')
    await visit.tap('退出登录')
    await visit.tap(/^退出$/)
    await until('the searches stayed', async () => !(await kept()).includes('林氏家族'))
    await visit.close()
  })

  it('answers the last words, tries again, and leads to a person when nothing is found', async () => {
    await app.inject({ endpoint: 'search', delayMs: 1500, times: 1 })
    const visit = await app.visit({ expectedErrors: /500/ })
    await visit.open(PAGE)
    await visit.see('试试这样找')
    const field = fieldOf(visit)
    const late = visit.call('search')
    await field.fill('积分')
    await late
    await field.fill('长辈版')
    await visit.see('文字大小（大字）')
    await visit.see('如何打开长辈版大字界面？')
    await visit.over(await late)
    assert.equal(await visit.page.getByText('积分会过期吗').count(), 0)
    assert.equal(await visit.page.getByText('合同与文件').count(), 0)

    await app.inject({ endpoint: 'search', httpStatus: 500, times: 1 })
    await field.fill('没有这样的东西')
    await visit.tap('重试')
    await visit.see('没有找到')
    await visit.page.getByRole('button', { name: /^拨打客服/ }).waitFor()
    await visit.tap('联系理财经理')
    await visit.see('手机号登录')
    await visit.close()
  })

  it('what is kept has its list: let go, kept again, and empty with a way on', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/information/detail?articleId=AR30')
    await visit.front().getByRole('checkbox', { name: /^收藏/ }).click()
    await visit.see(/^已收藏/)
    await visit.open('/phone/information/collection')
    const rows = visit.front().getByRole('button', { name: /^取消收藏/ })
    await rows.first().waitFor()
    const count = await rows.count()
    assert.ok(count > 0)
    await rows.first().click()
    await visit.front().getByRole('button', { name: /^撤销/ }).click()
    await until('it was not kept again', async () => (await rows.count()) === count)
    while ((await rows.count()) > 0) await rows.first().click()
    await until('not all were let go', async () => (await app.log('articleCollect')).length === count + 3)
    await visit.open('/phone/information/collection')
    await visit.see('还没有收藏')
    await visit.tap('去看资讯')
    await visit.arriveAt('/phone/information/list')
    await visit.close()
  })
})
