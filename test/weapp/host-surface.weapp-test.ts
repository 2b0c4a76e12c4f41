/** @run short: a promise of the host itself */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appJson, launch, notes, notesDuring, PAGE, plain, runInPage } from './host-fixture'

/** A package whose colours are variables of a theme. */
const THEMED = {
  'app.json': appJson({
    darkmode: true,
    themeLocation: 'theme.json',
    window: {
      navigationBarBackgroundColor: '@ground',
      navigationBarTextStyle: '@text',
      backgroundColor: '@ground',
    },
    tabBar: {
      color: '@text',
      selectedColor: '#222222',
      backgroundColor: '@ground',
      list: [{ pagePath: 'a/index', text: 'A', selectedIconPath: '@icon' }],
    },
  }),
  'theme.json': JSON.stringify({
    light: { ground: '#ffffff', text: 'black', icon: 'day.png' },
    dark: { ground: '#000001', text: 'white', icon: 'night.png' },
  }),
}

const WATCH_THEME = `
  const heard = e => note(e.theme + ' ' + wx.getAppBaseInfo().theme)
  wx.onThemeChange(heard)
  getApp().stop = () => wx.offThemeChange(heard)`

describe('the host: the appearance', { concurrency: 1 }, () => {
  it('puts the variables of its theme into the configuration, again when it changes', async () => {
    const phone = await launch({ files: THEMED })
    const { host } = phone
    assert.deepEqual(plain(host.frame.bar), { front: '#000000', background: '#ffffff' })
    assert.equal(host.tabBar?.tabs[0]?.icon, 'day.png')
    host.appearance.switchTo('dark')
    assert.deepEqual(plain(host.frame.bar), { front: '#ffffff', background: '#000001' })
    assert.deepEqual([host.frame.ground, host.tabBar?.ground], ['#000001', '#000001'])
    assert.equal(host.tabBar?.tabs[0]?.icon, 'night.png')
    phone.close()
  })

  it('tells who listens, once for each change, until they stop', async () => {
    const stop = `stop() { getApp().stop() }`
    const files = { ...THEMED, 'a/index.js': PAGE('a', WATCH_THEME, stop) }
    const phone = await launch({ files: { ...files, 'a/index.wxml': '<view bindtap="stop">stop</view>' } })
    const { appearance } = phone.host
    const turn = (theme: 'light' | 'dark') => notesDuring(phone, () => appearance.switchTo(theme))
    await phone.quiet()
    assert.deepEqual(await turn('light'), [])
    assert.deepEqual(await turn('dark'), ['a.dark dark'])
    assert.deepEqual(await turn('light'), ['a.light light'])
    await phone.tap('stop')
    await phone.quiet()
    assert.deepEqual(await turn('dark'), [])
    phone.close()
  })

  it('tells nothing to a mini-program that has no dark mode', async () => {
    const phone = await launch({ files: { 'a/index.js': PAGE('a', WATCH_THEME) } })
    await phone.quiet()
    phone.host.appearance.switchTo('dark')
    await phone.quiet()
    assert.deepEqual(
      notes(phone).filter(text => text.includes('dark')),
      [],
    )
    phone.close()
    const { value } = await runInPage('done([wx.getAppBaseInfo().theme, wx.getSystemInfoSync().theme])')
    assert.deepEqual(value, [null, null])
  })
})

describe('the host: around the page', { concurrency: 1 }, () => {
  it('has the title of the page, or else of the app, until another one is set, each page its own', async () => {
    const phone = await launch({
      files: {
        'app.json': appJson({ window: { navigationBarTitleText: 'the app' } }),
        'b/index.js': PAGE('b', 'wx.setNavigationBarTitle({ title: "other" })'),
      },
    })
    assert.equal(phone.host.frame.title, 'page a')
    await phone.host.open('/sub/c/index')
    assert.equal(phone.host.frame.title, 'the app')
    await phone.host.open('/b/index')
    await phone.quiet()
    assert.equal(phone.host.frame.title, 'other')
    await phone.host.back()
    assert.equal(phone.host.frame.title, 'the app')
    phone.close()
  })

  it('colours the bar of the page in front', async () => {
    const colour = 'wx.setNavigationBarColor({ frontColor: "#ffffff", backgroundColor: "#102030" })'
    const phone = await launch({ files: { 'b/index.js': PAGE('b', colour) } })
    const first = plain(phone.host.frame.bar)
    await phone.host.open('/b/index')
    await phone.quiet()
    assert.deepEqual(plain(phone.host.frame.bar), { front: '#ffffff', background: '#102030' })
    await phone.host.back()
    assert.deepEqual(plain(phone.host.frame.bar), first)
    phone.close()
  })

  for (const [front, ground, errMsg] of [
    ['#fff', '#102030', 'setNavigationBarColor:fail invalid frontColor "#fff"'],
    ['#ffffff', 'red', 'setNavigationBarColor:fail invalid backgroundColor "red"'],
  ] as const) {
    it(`refuses the bar colours ${front} and ${ground}`, async () => {
      const { value } = await runInPage(
        `wx.setNavigationBarColor({ frontColor: '${front}', backgroundColor: '${ground}', fail: e => done(e.errMsg) })`,
      )
      assert.equal(value, errMsg)
    })
  }

  it('takes what page-meta says, also when it changes', async () => {
    const phone = await launch({
      files: {
        'b/index.wxml':
          '<page-meta root-font-size="{{size}}" background-color="{{ground}}" page-style="color:{{ink}}" background-text-style="light"/><view bindtap="turn">turn</view>',
        'b/index.js': `Page({ data: { size: '30px', ground: '#000011', ink: 'red' },
          turn() { this.setData({ size: '40px', ground: '#000022', ink: 'blue' }) } })`,
      },
    })
    await phone.host.open('/b/index')
    const said = () => {
      const { element, frame } = phone.host
      const root = element?.ownerDocument.documentElement.style.fontSize
      return [root, frame.ground, element?.style.color, frame.dots]
    }
    assert.deepEqual(said(), ['30px', '#000011', 'red', 'light'])
    await phone.tap('turn')
    await phone.quiet()
    assert.deepEqual(said(), ['40px', '#000022', 'blue', 'light'])
    phone.close()
  })

  it('holds a page that was pulled down until the product lets it go', async () => {
    const phone = await launch({
      files: {
        'a/index.json': '{"enablePullDownRefresh":true}',
        'a/index.wxml': '<view bindtap="stop">stop</view>',
        'a/index.js': PAGE(
          'a',
          '',
          `onPullDownRefresh() { note('onPullDownRefresh') }, stop() { wx.stopPullDownRefresh() }`,
        ),
      },
    })
    await phone.quiet()
    assert.deepEqual(await notesDuring(phone, () => phone.host.pullDown()), ['a.onPullDownRefresh'])
    assert.equal(phone.host.isPulled, true)
    await phone.tap('stop')
    await phone.quiet()
    assert.equal(phone.host.isPulled, false)
    await phone.host.open('/b/index')
    assert.throws(() => phone.host.pullDown(), /cannot be pulled down/)
    phone.close()
  })
})
