/** @run short: a promise of the host itself */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { launch, notes, notesDuring, PAGE, runInPage } from './host-fixture'

describe('the host: pages', { concurrency: 1 }, () => {
  it('keeps the order of lifecycle calls over every kind of navigation', async () => {
    const phone = await launch()
    await phone.quiet()
    assert.deepEqual(notes(phone), ['onLaunch a/index', 'app.onShow', 'a.onLoad {}', 'a.onShow', 'a.onReady'])
    const step = (run: () => Promise<void>) => notesDuring(phone, run)
    assert.deepEqual(await step(() => phone.host.open('/b/index?x=%20&y=1')), [
      'a.onHide',
      'b.onLoad {"x":"%20","y":"1"}',
      'b.onShow',
      'b.onReady',
    ])
    assert.deepEqual(await step(() => phone.host.back()), ['b.onUnload', 'a.onShow'])
    assert.deepEqual(await step(() => phone.host.open('/sub/c/index')), [
      'sub/own.js',
      'a.onHide',
      'c.onLoad {}',
      'c.onShow',
      'c.onReady',
    ])
    assert.deepEqual(await step(async () => phone.host.leave()), ['c.onHide', 'app.onHide'])
    assert.deepEqual(await step(async () => phone.host.comeBack()), ['app.onShow', 'c.onShow'])
    phone.close()
  })

  it('closes what redirectTo and reLaunch replace, and tells of the end of the page', async () => {
    const go = (name: string) => `${name}() { wx.${name}({ url: '/b/index' }) },`
    const phone = await launch({
      files: {
        'a/index.wxml': '<view bindtap="redirectTo">replace</view>',
        'b/index.wxml': '<view bindtap="reLaunch">start anew</view>',
        'a/index.js': PAGE('a', '', go('redirectTo')),
        'b/index.js': PAGE('b', '', `${go('reLaunch')} onReachBottom() { note('onReachBottom') }`),
      },
    })
    await phone.tap('replace')
    await phone.arriveAt('b/index')
    assert.equal(phone.host.pages.length, 1)
    await phone.host.open('/sub/c/index')
    await phone.quiet()
    await phone.host.back()
    phone.host.reachBottom()
    await phone.tap('start anew')
    await phone.quiet()
    assert.deepEqual(notes(phone).slice(4), [
      'a.onReady',
      'a.onUnload',
      'b.onLoad {}',
      'b.onShow',
      'b.onReady',
      'sub/own.js',
      'b.onHide',
      'c.onLoad {}',
      'c.onShow',
      'c.onReady',
      'c.onUnload',
      'b.onShow',
      'b.onReachBottom',
      'b.onUnload',
      'b.onLoad {}',
      'b.onShow',
      'b.onReady',
    ])
    phone.close()
  })

  it('refuses the eleventh page, an unknown one, and going back from the first', async () => {
    const phone = await launch()
    await assert.rejects(phone.host.back(), /cannot navigate back at first page/)
    await assert.rejects(phone.host.open('/gone/index'), /page "gone\/index" is not found/)
    for (let depth = 2; depth <= 10; depth += 1) await phone.host.open('/b/index')
    await assert.rejects(phone.host.open('/b/index'), /webview count limit exceed/)
    phone.close()
  })

  it('tells the product so in WeChat’s words, after the call has returned', async () => {
    const { value } = await runInPage(`
      const order = []
      wx.navigateTo({ url: '/gone/index', fail: e => order.push(e.errMsg), complete: () => { order.push('complete'); done(order) } })
      order.push('returned')`)
    assert.deepEqual(value, ['returned', 'navigateTo:fail page "gone/index" is not found', 'complete'])
  })

  it('loads a sub-package when it is opened, and keeps another one out of it', async () => {
    const phone = await launch()
    assert.ok(!phone.host.filesRun.includes('sub/own.js'))
    await phone.host.open('/other/d/index').catch(() => undefined)
    assert.match(
      phone.host.problems.list.join(),
      /module 'sub\/own\.js' is not defined, require args is '\.\.\/\.\.\/sub\/own'/,
    )
    phone.switchOff()
  })

  it('lets code out of another sub-package by require.async, once it has been fetched', async () => {
    const { value } = await runInPage(`
      const order = []
      require.async('../sub/own').then(own => { order.push(own); done(order) })
      order.push('returned')`)
    assert.deepEqual(value, ['returned', 1])
  })

  it('asks before each page what was said while that page was in front', async () => {
    const ask = (text: string) => `wx.enableAlertBeforeUnload({ message: '${text}' });`
    const phone = await launch({
      files: {
        'a/index.js': PAGE('a', ask('lose a?')),
        'b/index.js': PAGE('b', '', 'stop() { wx.disableAlertBeforeUnload() }'),
        'b/index.wxml': '<view bindtap="stop">stop</view>',
      },
    })
    assert.equal(phone.host.leaving.message, 'lose a?')
    await phone.host.open('/b/index')
    assert.equal(phone.host.leaving.message, undefined)
    await phone.tap('stop')
    await phone.host.back()
    assert.equal(phone.host.leaving.message, 'lose a?')
    phone.close()
  })
})
