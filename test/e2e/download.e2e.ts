/** @run short: files, canvases and media of a browser */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) Version/16.0 Mobile Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/96.0 Mobile Safari/537.36'
/** The stores are on other hosts: what is asked of them is caught. */
const CATCH_OPEN = 'window.opened = []; window.open = address => { window.opened.push(address); return null }'

const openedBy = () => (window as unknown as { opened: string[] }).opened

describe('the download page', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const [userAgent, action, address] of [
    [IPHONE, 'App Store 下载', 'https://static.yuanlan-trust.example/app/ios'],
    [ANDROID, '下载安装包', 'https://static.yuanlan-trust.example/app/yuanlan-5.2.0.apk?channel=jy'],
  ] as const) {
    it(`offers “${action}” to the phone it suits, asks for no login and for nobody`, async () => {
      const visit = await app.visit({ userAgent, initScript: CATCH_OPEN })
      await visit.open(
        userAgent === IPHONE ? '/phone/download?channel=%3Cscript%3E' : '/phone/downloadJy?channel=jy',
      )
      await visit.see('5.2.0 版更新')
      await visit.tap(action)
      assert.deepEqual(await visit.page.evaluate(openedBy), [address])
      assert.deepEqual(
        (await app.log()).map(({ name }) => name),
        ['appVersionInfo'],
      )
      await visit.close()
    })
  }

  it('says in WeChat how to get to a browser, and copies its own address', async () => {
    const visit = await app.visit({
      userAgent: `${ANDROID} MicroMessenger/8.0.40`,
      initScript: CATCH_OPEN,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await visit.open('/phone/downloadJy?channel=jy&token=secret')
    await visit.tap('下载安装包')
    await visit.see('请在浏览器中打开')
    await visit.tap('复制链接')
    await visit.see('链接已复制')
    assert.equal(
      await visit.page.evaluate(() => navigator.clipboard.readText()),
      `${app.url}/phone/downloadJy?channel=jy`,
    )
    assert.deepEqual(await visit.page.evaluate(openedBy), [])
    await visit.close()
  })
})

describe('the advisor’s card', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is kept in the address book, and another advisor is asked for once', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/wealthadvisor')
    await visit.see('沈清和')
    const [download] = await Promise.all([visit.page.waitForEvent('download'), visit.tap('保存联系人')])
    assert.equal(download.suggestedFilename(), 'contact.vcf')
    await visit.tap(/更换理财经理/, 'link')
    await visit.tap('提交申请')
    await visit.see('请先选择原因')
    assert.equal((await app.log('advisorChangeApply')).length, 0)
    await visit.tap('更换常住地', 'radio')
    await visit.page.getByRole('button', { name: '提交申请' }).dblclick()
    await visit.see(/已于 2026-11-20 .* 提交/)
    const [apply, ...others] = await app.log('advisorChangeApply')
    assert.deepEqual([apply?.requestData.reason, others.length], ['move', 0])
    await visit.page.reload()
    await visit.see(/已于 2026-11-20 .* 提交/)
    assert.equal(await visit.page.getByRole('link', { name: /更换理财经理/ }).count(), 0)
    await visit.close()
  })

  it('shows what was asked for elsewhere meanwhile, when it cannot be asked for again', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/wealthadvisor')
    await visit.tap(/更换理财经理/, 'link')
    await visit.tap('更换常住地', 'radio')
    const other = await visit.context.request.post(`${app.url}/services/trustAppApi/advisorChangeApply`, {
      data: { requestData: { reason: 'move', requestNo: 'another-phone-1' } },
    })
    assert.match(await other.text(), /changeRequestedAt/)
    await visit.tap('提交申请')
    await visit.see('您的更换申请正在处理中')
    await visit.see(/已于 2026-11-20 .* 提交/)
    assert.equal(await visit.page.getByRole('link', { name: /更换理财经理/ }).count(), 0)
    await visit.close()
  })

  it('holds an invitation that leads to the registration and names nobody', async () => {
    const visit = await app.visit({
      customer: 'U1',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await visit.open('/phone/wealthadvisor')
    await visit.see('推荐码 LIN2026 · 已有 0 人注册')
    await visit.tap(/复制邀请链接/, 'link')
    await visit.see('邀请链接已复制')
    const link = await visit.page.evaluate(() => navigator.clipboard.readText())
    assert.equal(link, `${app.url}/phone/registered/enroll?code=LIN2026`)
    await visit.close()
  })
})
