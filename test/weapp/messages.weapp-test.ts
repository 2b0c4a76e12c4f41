/** @run long: the badge of WeChat's tab, icons as masks, cards that are shared */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { openSettings } from './open-settings'
import { plain } from './host-fixture'
import type { Phone } from './phone'

const app = useApp()
const ARTICLE = 'packages/content/articles/article/index'

const messageTab = (phone: Phone) => phone.host.tabBar?.tabs.at(-1)

const badge = (phone: Phone, text: string | undefined) =>
  phone.until(`the tab does not say ${text}`, () => messageTab(phone)?.badge === text)

async function openMessages(phone: Phone): Promise<void> {
  await phone.host.tapTab('消息')
  await phone.arriveAt('pages/messages/index')
}

describe('the messages', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('are counted on their tab, below every page of the bar, fewer once one was read, and no more once all were', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await badge(phone, '11')
    await phone.host.tapTab('我的信托')
    await phone.see('林氏家族信托')
    await badge(phone, '11')
    await openMessages(phone)
    await phone.see('11 条未读')
    assert.deepEqual(
      [messageTab(phone)?.text, messageTab(phone)?.icon, messageTab(phone)?.isSelected],
      ['消息', 'assets/tabs/messages-light-selected.png', true],
    )
    await phone.tap('交易动态')
    await phone.arriveAt('packages/messages/inbox/trades/index')
    await phone.tap('赎回申请已受理')
    await phone.arriveAt('packages/assets/trades/trade/index?tradeId=T2026111900139')
    await phone.host.back()
    await phone.host.back()
    await phone.see('10 条未读')
    await badge(phone, '10')
    await phone.tap('全部已读')
    await phone.tapOn('.dialog .button')
    await phone.see('没有未读消息')
    await badge(phone, undefined)
    await phone.host.tapTab('首页')
    await badge(phone, undefined)
    phone.close()
  })

  it('carry the icons of their categories as masks, which WeChat knows by their prefixed name', async () => {
    const phone = await app.launch({ customer: 'U1', path: 'pages/messages/index' })
    await phone.see('11 条未读')
    const styles = phone.queryAll('.category-row .icon').map(icon => icon.getAttribute('style') ?? '')
    assert.equal(styles.length, 6)
    for (const style of styles) assert.match(style, /-webkit-mask-image: ?url\("data:image\/svg\+xml,%3Csvg/)
    phone.close()
  })

  it('count nothing for a visitor, nor after a logout', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await badge(phone, '11')
    await openSettings(phone)
    await phone.tap('退出登录')
    await phone.see('退出后需要重新验证手机号。')
    await phone.tap(/^退出$/)
    await phone.see('登录后查看资产、家族信托与待办')
    await badge(phone, undefined)
    phone.close()
  })
})

describe('an article', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is shared as a card of its own, and offers no reading aloud', async () => {
    const phone = await app.launch({ path: `${ARTICLE}?articleId=AR30` })
    await phone.see('增长与物价')
    assert.ok(!phone.says('朗读全文'))
    await phone.tap('分享')
    await phone.until('nothing was shared', () => phone.host.shared.length > 0)
    const [card] = phone.host.shared
    assert.deepEqual(plain(card), {
      title: '三季度宏观与配置回顾',
      path: `/${ARTICLE}?articleId=AR30`,
      imageUrl: '/packages/content/share-card.png',
    })
    phone.close()
  })
})
