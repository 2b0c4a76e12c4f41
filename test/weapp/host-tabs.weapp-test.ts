/** @run short: a promise of the host itself */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appJson, launch, notesDuring, PAGE, plain, runInPage, type Settings } from './host-fixture'
import type { Phone } from './phone'

const tab = (page: string, text: string) => ({
  pagePath: page,
  text,
  iconPath: `${text}.png`,
  selectedIconPath: `${text}-on.png`,
})

/** Switches to the tabs by code, from any page. */
const METHODS = `toA() { wx.switchTab({ url: '/a/index' }) }, toE() { wx.switchTab({ url: '../e/index' }) }`
const BUTTONS = '<view bindtap="toA">to A</view><view bindtap="toE">to E</view>'

/** Tabs `a` and `e`, ordinary pages `b` and `c`. */
const FILES = {
  'app.json': appJson({
    pages: ['a/index', 'b/index', 'e/index'],
    tabBar: {
      color: '#111111',
      selectedColor: '#222222',
      backgroundColor: '#333333',
      list: [tab('a/index', 'A'), tab('e/index', 'E')],
    },
  }),
  ...Object.fromEntries(
    ['a', 'b', 'e'].flatMap(name => [
      [`${name}/index.js`, PAGE(name, '', METHODS)],
      [`${name}/index.wxml`, BUTTONS],
      [`${name}/index.json`, '{}'],
    ]),
  ),
}

const start = async (settings: Settings = {}) => {
  const phone = await launch({ files: FILES, ...settings })
  await phone.quiet()
  return phone
}

const openB = (phone: Phone) => phone.host.open('/b/index?x=1')

describe('the host: the tab bar', { concurrency: 1 }, () => {
  const rows: [name: string, before: (phone: Phone) => Promise<void>, text: string, expected: string[]][] = [
    ['its own tab: nothing', async () => {}, 'to A', []],
    [
      'a tab for the first time',
      async () => {},
      'to E',
      ['a.onHide', 'e.onLoad {}', 'e.onShow', 'e.onReady'],
    ],
    [
      'a tab that is still there',
      async phone => {
        await phone.host.tapTab('E')
        await phone.host.tapTab('A')
      },
      'to E',
      ['a.onHide', 'e.onShow'],
    ],
    ['the tab below a page', openB, 'to A', ['b.onUnload', 'a.onShow']],
    [
      'another tab from a page above one',
      openB,
      'to E',
      ['b.onUnload', 'e.onLoad {}', 'e.onShow', 'e.onReady'],
    ],
    [
      'another tab from the second page above one',
      async phone => {
        await openB(phone)
        await openB(phone)
      },
      'to E',
      ['b.onUnload', 'b.onUnload', 'e.onLoad {}', 'e.onShow', 'e.onReady'],
    ],
    [
      'a tab that waits, from a page above another one',
      async phone => {
        await phone.host.tapTab('E')
        await phone.host.tapTab('A')
        await openB(phone)
      },
      'to E',
      ['b.onUnload', 'e.onShow'],
    ],
  ]
  for (const [name, before, text, expected] of rows) {
    it(`switches to ${name}`, async () => {
      const phone = await start()
      await before(phone)
      await phone.quiet()
      assert.deepEqual(await notesDuring(phone, () => phone.tap(text)), expected)
      assert.equal(phone.host.pages.length, 1)
      phone.close()
    })
  }

  it('switches to a tab from a page that the mini-program was opened with', async () => {
    const phone = await start({ path: 'b/index' })
    assert.equal(phone.host.tabBar, undefined)
    assert.deepEqual(await notesDuring(phone, () => phone.tap('to A')), [
      'b.onUnload',
      'a.onLoad {}',
      'a.onShow',
      'a.onReady',
    ])
    phone.close()
  })

  it('goes back to the tab below, and no further', async () => {
    const phone = await start()
    await openB(phone)
    await phone.quiet()
    assert.deepEqual(await notesDuring(phone, () => phone.host.back()), ['b.onUnload', 'a.onShow'])
    await phone.host.tapTab('E')
    await assert.rejects(phone.host.back(), /cannot navigate back at first page/)
    phone.close()
  })

  it('closes waiting tabs when the mini-program is opened anew', async () => {
    const phone = await start()
    await phone.host.tapTab('E')
    await phone.quiet()
    assert.deepEqual(await notesDuring(phone, () => phone.host.visit('/b/index')), [
      'e.onUnload',
      'a.onUnload',
      'b.onLoad {}',
      'b.onShow',
      'b.onReady',
    ])
    phone.close()
  })

  it('shows the tabs below their pages alone, the one in front selected', async () => {
    const phone = await start()
    await phone.host.tapTab('E')
    assert.deepEqual(plain(phone.host.tabBar), {
      ground: '#333333',
      line: 'black',
      tabs: [
        { text: 'A', icon: 'A.png', colour: '#111111', isSelected: false },
        { text: 'E', icon: 'E-on.png', colour: '#222222', isSelected: true },
      ],
    })
    await openB(phone)
    assert.equal(phone.host.tabBar, undefined)
    await assert.rejects(phone.host.tapTab('A'), /no tab A below b\/index/)
    phone.close()
  })

  it('puts a count on a tab, and takes it away, below the pages of the bar alone', async () => {
    const script = `toA() { wx.setTabBarBadge({ index: 1, text: '12' }) },
      toE() { wx.removeTabBarBadge({ index: 1, fail: e => wx.setStorageSync('done', e.errMsg) }) }`
    const files = {
      ...FILES,
      'a/index.js': PAGE('a', '', script),
      'b/index.js': PAGE('b', '', script),
    }
    const phone = await start({ files })
    const badges = () => plain(phone.host.tabBar)?.tabs.map(({ badge = '' }) => badge)
    await phone.tap('to A')
    await phone.quiet()
    assert.deepEqual(badges(), ['', '12'])
    await openB(phone)
    await phone.quiet()
    await phone.tap('to E')
    await phone.quiet()
    assert.equal(phone.stored('done'), 'removeTabBarBadge:fail not TabBar page')
    await phone.host.back()
    assert.deepEqual(badges(), ['', '12'])
    await phone.tap('to E')
    await phone.quiet()
    assert.deepEqual(badges(), ['', ''])
    phone.close()
  })

  for (const [call, url, errMsg] of [
    ['navigateTo', '/e/index', 'navigateTo:fail can not navigateTo a tabbar page'],
    ['redirectTo', '/e/index', 'redirectTo:fail can not redirectTo a tabbar page'],
    ['switchTab', '/b/index', 'switchTab:fail can not switch to no-tabBar page'],
    ['switchTab', '/gone/index', 'switchTab:fail page "gone/index" is not found'],
  ] as const) {
    it(`refuses ${call} ${url}`, async () => {
      const script = `wx.${call}({ url: '${url}', fail: e => done(e.errMsg) })`
      const files = {
        ...FILES,
        'a/index.js': PAGE('a', `const done = v => wx.setStorageSync('done', v); ${script}`),
      }
      assert.equal((await runInPage('', { files })).value, errMsg)
    })
  }

  for (const call of ['switchTab', 'reLaunch']) {
    it(`warns of a query in ${call} to a tab, and drops it`, async () => {
      const phone = await start({
        files: {
          ...FILES,
          'b/index.js': PAGE('b', '', `toA() { wx.${call}({ url: '/a/index?x=1' }) }`),
        },
        path: 'b/index',
      })
      const heard = await notesDuring(phone, async () => {
        await phone.tap('to A')
        await phone.quiet()
      })
      assert.deepEqual(heard, ['b.onUnload', 'a.onLoad {}', 'a.onShow', 'a.onReady'])
      assert.deepEqual(plain(phone.host.problems.list), [`wx.${call}: url 不支持 queryString`])
      phone.switchOff()
    })
  }
})
