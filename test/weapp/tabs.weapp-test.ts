/** @run short: lifecycle, storage and network of WeChat */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { openSettings } from './open-settings'
import type { Phone } from './phone'

const app = useApp()

const chosenView = (phone: Phone) => phone.query('.tabs__tab--on')?.textContent?.replace(/\d+$/, '')

const badges = (phone: Phone) => phone.queryAll('.tabs .badge').map(badge => badge.getAttribute('aria-label'))

async function openMyTrust(phone: Phone): Promise<void> {
  await phone.host.tapTab('我的信托')
  await phone.arriveAt('pages/my-trust/index')
  await phone.see('林氏家族信托')
}

describe('the tab bar', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads from the home page to 我的信托 and back, each with its picture', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    const selected = () => phone.host.tabBar?.tabs.find(({ isSelected }) => isSelected)
    assert.deepEqual([selected()?.text, selected()?.icon], ['首页', 'assets/tabs/home-light-selected.png'])
    await openMyTrust(phone)
    assert.deepEqual(
      [selected()?.text, selected()?.icon],
      ['我的信托', 'assets/tabs/trust-light-selected.png'],
    )
    assert.equal(phone.host.frame.title, '我的')
    await phone.host.tapTab('首页')
    await phone.see('林*远，您好')
    assert.equal(phone.host.pages.length, 1)
    phone.close()
  })

  it('is where the row of the home page leads as well', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await phone.tap('家族信托、项目进度与受益权')
    await phone.arriveAt('pages/my-trust/index')
    assert.equal(phone.host.pages.length, 1)
    assert.ok(phone.host.tabBar)
    phone.close()
  })

  it('shows the three views, fetches each when it is first shown, and counts what waits', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await openMyTrust(phone)
    await phone.until('no counts came', () => badges(phone).length === 2)
    assert.deepEqual(badges(phone), ['2项待处理', '9项待处理'])
    assert.equal((await app.log('orderList')).length, 0)
    await phone.tap('我的项目')
    await phone.see('待打款')
    assert.equal((await app.log('orderList')).length, 1)
    await phone.tap('我的持仓')
    await phone.settled()
    assert.equal(chosenView(phone), '我的持仓')
    phone.close()
  })

  it('keeps the chosen view over a visit to a page and to the other tab', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await openMyTrust(phone)
    await phone.tap('我的持仓')
    await phone.settled()
    await phone.tap('林氏家族信托')
    await phone.arriveAt('packages/trusts/overview/principal/index?trustId=FT1')
    assert.equal(phone.host.tabBar, undefined)
    await phone.host.back()
    await phone.arriveAt('pages/my-trust/index')
    assert.equal(chosenView(phone), '我的持仓')
    await phone.host.tapTab('首页')
    await phone.arriveAt('pages/home/index')
    await phone.host.tapTab('我的信托')
    await phone.arriveAt('pages/my-trust/index')
    assert.equal(chosenView(phone), '我的持仓')
    phone.close()
  })

  it('sends a visitor to the login, and to the tab that was asked for after it', async () => {
    const phone = await app.launch()
    await phone.until('nobody is not known to be nobody', () => phone.query('.home__login') !== undefined)
    await phone.host.tapTab('我的信托')
    await phone.arriveAt('packages/account/session/login/index?redirect=Myorder%2FTabbarsPage')
    assert.equal(phone.host.tabBar, undefined)
    await app.logIn(phone)
    await phone.arriveAt('pages/my-trust/index')
    await phone.see('林氏家族信托')
    assert.ok(phone.host.tabBar)
    assert.equal(phone.host.pages.length, 1)
    phone.close()
  })

  it('forgets the last customer on both tabs after a logout', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await openMyTrust(phone)
    await phone.host.tapTab('首页')
    await openSettings(phone)
    await phone.tap('退出登录')
    await phone.see('退出后需要重新验证手机号。')
    await phone.tap(/^退出$/)
    await phone.see('登录后查看资产、家族信托与待办')
    await phone.host.tapTab('我的信托')
    await phone.see('手机号登录')
    assert.ok(!phone.says('林氏家族信托'))
    phone.close()
  })
})
