/** @run short: a promise of the host itself */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { launch, runInPage } from './host-fixture'
import type { Phone } from './phone'

describe('the host: the view', { concurrency: 1 }, () => {
  const withEvents = (wxml: string) => ({
    'b/index.wxml': wxml,
    'b/index.js': `const seen = []
      const note = e => { seen.push(e); wx.setStorageSync('events', seen) }
      Page({ data: { off: undefined, list: ['x'], text: '' }, outer: note, inner: note,
        change() { this.setData({ 'list[1]': 'y', text: '好😀', gone: undefined }, () => wx.setStorageSync('drawn', true))
          wx.setStorageSync('drawn', false) } })`,
  })
  const events = (phone: Phone) => (phone.stored('events') ?? []) as Record<string, never>[]
  const open = async (wxml: string) => {
    const phone = await launch({ files: withEvents(wxml) })
    await phone.host.open('/b/index')
    return phone
  }

  it('gives taps as WeChat does, to every node that listens', async () => {
    const phone = await open(
      '<view id="out" data-a="{{1}}" bindtap="outer"><view id="in" data-b="2" bindtap="inner"><text>tap here</text></view></view>',
    )
    await phone.tap('tap here')
    await phone.until('two events', () => events(phone).length === 2)
    const [inner, outer] = events(phone) as unknown as {
      type: string
      detail: object
      touches: unknown[]
      changedTouches: unknown[]
      target: { id: string }
      currentTarget: { id: string; dataset: object }
    }[]
    assert.equal(inner?.type, 'tap')
    assert.deepEqual(inner?.detail, { x: 1, y: 1 })
    assert.equal(inner?.changedTouches.length, 1)
    assert.deepEqual([inner?.currentTarget.id, inner?.currentTarget.dataset], ['in', { b: '2' }])
    assert.deepEqual([outer?.currentTarget.id, outer?.currentTarget.dataset], ['out', { a: 1 }])
    phone.close()
  })

  it('stops at catch', async () => {
    const phone = await open('<view bindtap="outer"><view catchtap="inner">tap here</view></view>')
    await phone.tap('tap here')
    await phone.quiet()
    assert.equal(events(phone).length, 1)
    phone.close()
  })

  it('types into an input, tells of it, and lets a label find it', async () => {
    const phone = await open(
      '<label for="f">name</label><input id="f" disabled="{{off}}" bindinput="inner" bindfocus="inner" bindblur="inner" bindconfirm="inner"/>',
    )
    await phone.tap('name')
    await phone.type('name', '12')
    await phone.tap('name')
    await phone.until('input', () => events(phone).length >= 2)
    const seen = events(phone).map(({ type, detail }) => [
      type,
      (detail as unknown as { value: string }).value,
    ])
    assert.deepEqual(seen.slice(0, 2), [
      ['focus', ''],
      ['input', '12'],
    ])
    phone.close()
  })

  it('draws what setData sends, counts its bytes, and calls back after it was drawn', async () => {
    const phone = await open(
      '<view bindtap="change">go</view><view wx:for="{{list}}" wx:key="*this">{{item}}{{text}}</view>',
    )
    const calls = await phone.measure(async () => {
      await phone.tap('go')
      await phone.see('y好😀')
    })
    assert.equal(calls.length, 1)
    // 好 takes three bytes, 😀 four; `gone` is left out, as JSON leaves out what is undefined.
    assert.equal(calls[0]?.bytes, Buffer.byteLength('{"list[1]":"y","text":"好😀"}'))
    assert.equal(phone.stored('drawn'), true)
    phone.close()
  })

  it('has the title of the configuration until another one is set', async () => {
    const phone = await launch()
    assert.equal(phone.host.frame.title, 'page a')
    phone.close()
    const { value } = await runInPage(
      'wx.setNavigationBarTitle({ title: "other", success: () => done(wx.getStorageSync("notes").length > 0) })',
    )
    assert.equal(value, true)
  })
})
