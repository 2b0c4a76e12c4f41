import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { useFolders } from './fixture'
import { compilePackage } from './host/compile/package'
import { bundleHost } from './host/node/bundle'
import { createSend } from './host/node/transport'
import { Phone } from './phone'

const ORIGIN = 'https://api.example.test'
const writeFolder = useFolders()
const bundle = bundleHost()

/** A page that notes its lifecycle, runs what a test wants, and writes what came of it into the storage. */
const PAGE = (name: string, more = '') => `
const note = what => getApp().note('${name}.' + what)
Page({
  data: { count: 0 },
  onLoad(options) { note('onLoad ' + JSON.stringify(options)); ${more} },
  onShow() { note('onShow') }, onReady() { note('onReady') }, onHide() { note('onHide') },
  onUnload() { note('onUnload') },
})`

const APP = `App({
  notes: [],
  note(text) { this.notes.push(text); wx.setStorageSync('notes', this.notes) },
  onLaunch(options) { this.note('onLaunch ' + options.path) }, onShow() { this.note('app.onShow') },
  onHide() { this.note('app.onHide') },
})`

const FILES = {
  'app.json': JSON.stringify({
    pages: ['a/index', 'b/index'],
    subPackages: [
      { root: 'sub', pages: ['c/index'] },
      { root: 'other', pages: ['d/index'] },
    ],
    lazyCodeLoading: 'requiredComponents',
  }),
  'app.js': APP,
  'a/index.js': PAGE('a'),
  'a/index.json': '{"navigationBarTitleText":"page a"}',
  'a/index.wxml': '<view>page a</view>',
  'b/index.js': PAGE('b'),
  'b/index.json': '{}',
  'b/index.wxml': '<view>page b</view>',
  'sub/own.js': 'getApp().note("sub/own.js"); module.exports = 1',
  'sub/c/index.js': `require('../own');${PAGE('c')}`,
  'sub/c/index.json': '{}',
  'sub/c/index.wxml': '<view>page c</view>',
  'other/d/index.js': `require('../../sub/own');${PAGE('d')}`,
  'other/d/index.json': '{}',
  'other/d/index.wxml': '<view>page d</view>',
}

interface Settings {
  readonly files?: Record<string, string>
  /** Where requests to the fixture's origin go. */
  readonly server?: string
}

async function launch({ files = {}, server = 'http://127.0.0.1:1' }: Settings = {}): Promise<Phone> {
  const phone = new Phone({
    pack: compilePackage(writeFolder({ ...FILES, ...files })),
    bundle,
    send: createSend(ORIGIN, server),
    storage: {},
    path: undefined,
    account: 'somebody',
  })
  await phone.launch()
  return phone
}

/** Runs a script in the first page's `onLoad`, where `done(value)` ends it; answers the value. */
async function runInPage(
  script: string,
  settings: Settings = {},
): Promise<{ value: unknown; problems: string[] }> {
  const more = `const done = value => wx.setStorageSync('done', value === undefined ? null : value); ${script}`
  const phone = await launch({ ...settings, files: { 'a/index.js': PAGE('a', more), ...settings.files } })
  const end = Date.now() + 5_000
  while (phone.stored('done') === undefined && Date.now() < end) {
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  phone.switchOff()
  return { value: phone.stored('done'), problems: [...phone.host.problems.list] }
}

const notes = (phone: Phone) => phone.stored('notes') as string[]

const settle = () => new Promise(resolve => setTimeout(resolve, 80))

describe('the host: pages', { concurrency: 1 }, () => {
  it('keeps the order of lifecycle calls over every kind of navigation', async () => {
    const phone = await launch()
    await settle()
    assert.deepEqual(notes(phone), ['onLaunch a/index', 'app.onShow', 'a.onLoad {}', 'a.onShow', 'a.onReady'])
    const step = async (run: () => Promise<void>) => {
      const before = notes(phone).length
      await run()
      await settle()
      return notes(phone).slice(before)
    }
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

  it('closes what redirectTo and reLaunch replace, and passes on scrolling and pulling', async () => {
    const go = (name: string) => `${name}() { wx.${name}({ url: '/b/index' }) },`
    const phone = await launch({
      files: {
        'a/index.wxml': '<view bindtap="redirectTo">replace</view>',
        'b/index.wxml': '<view bindtap="reLaunch">start anew</view>',
        'a/index.js': PAGE('a').replace('data:', `${go('redirectTo')} data:`),
        'b/index.js': PAGE('b').replace(
          'data:',
          `${go('reLaunch')} onReachBottom() { note('onReachBottom') }, onPullDownRefresh() { note('onPullDownRefresh') }, data:`,
        ),
      },
    })
    await phone.tap('replace')
    await phone.arriveAt('b/index')
    assert.equal(phone.host.pages.length, 1)
    await phone.host.open('/sub/c/index')
    await settle()
    await phone.host.back()
    phone.host.reachBottom()
    phone.host.pullDown()
    await phone.tap('start anew')
    await settle()
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
      'b.onPullDownRefresh',
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
})

describe('the host: the world of the code', { concurrency: 1 }, () => {
  it('has the language and what WeChat gives, nothing of the web', async () => {
    const { value } = await runInPage(`done({
      web: [typeof window, typeof document, typeof fetch, typeof URL, typeof AbortController, typeof process, typeof performance],
      own: [typeof wx, typeof getApp, typeof setTimeout, typeof console, typeof Promise, typeof globalThis],
    })`)
    assert.deepEqual(value, {
      web: Array(7).fill('undefined'),
      own: ['object', 'function', 'function', 'object', 'function', 'object'],
    })
  })

  it('has nothing that an engine of the browser floor lacks', async () => {
    const { value } = await runInPage(
      `done([typeof [].at, typeof ''.replaceAll, typeof Object.hasOwn, typeof BigInt, typeof [].flat, typeof Object.fromEntries])`,
    )
    assert.deepEqual(value, ['undefined', 'undefined', 'undefined', 'undefined', 'function', 'function'])
  })

  for (const [name, script, problem] of [
    ['code from text', 'new Function("return 1")', /Code generation from strings disallowed/],
    [
      'a wx function it lacks, also when the error is caught',
      'try { wx.chooseImage({}) } catch (e) {}',
      /wx\.chooseImage is not part/,
    ],
    ['a name that is not there', 'document.title = "a"', /document is not defined/],
    ['an error in a timer', 'setTimeout(() => { throw new Error("late") }, 0)', /timer: late/],
    ['a warning', 'console.warn("careful")', /console\.warn: careful/],
  ] as const) {
    it(`notes ${name}`, async () => {
      const { problems } = await runInPage(`setTimeout(() => done(1), 20); ${script}`)
      assert.match(problems.join(), problem)
    })
  }

  it('notes a component it lacks', async () => {
    const phone = await launch({ files: { 'b/index.wxml': '<video src="a"/>' } })
    await assert.rejects(phone.host.open('/b/index'), /<video> is not part of the test's host/)
    phone.switchOff()
  })
})

describe('the host: storage', { concurrency: 1 }, () => {
  for (const [name, script, expected] of [
    ['a key that was never set is an empty string', 'done([wx.getStorageSync("x")])', ['']],
    [
      'types are kept',
      'wx.setStorageSync("x", { a: [1, "1", true] }); done(wx.getStorageSync("x"))',
      { a: [1, '1', true] },
    ],
    [
      'a removed key is gone',
      'wx.setStorageSync("x", 1); wx.removeStorageSync("x"); done([wx.getStorageSync("x")])',
      [''],
    ],
    [
      'more than 1 MB under a key is refused',
      'try { wx.setStorageSync("x", "a".repeat(1048576)); done("stored") } catch (e) { done(e.message) }',
      'setStorageSync:fail entry size limit reached',
    ],
    [
      'more than 10 MB in all is refused',
      'try { for (let i = 0; i < 11; i++) wx.setStorageSync("x" + i, "a".repeat(1e6)); done("stored") } catch (e) { done(e.message) }',
      'setStorageSync:fail exceed storage max size 10Mb',
    ],
    [
      'an absent key fails the asynchronous way',
      'wx.getStorage({ key: "x", fail: e => done(e.errMsg) })',
      'getStorage:fail data not found',
    ],
  ] as const) {
    it(name, async () => assert.deepEqual((await runInPage(script)).value, expected))
  }
})

describe('the host: requests', { concurrency: 1 }, () => {
  let url = ''
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url === '/slow') return
      if (request.url === '/drop') return void request.socket.destroy()
      response.statusCode = request.url === '/teapot' ? 418 : 200
      response.setHeader('Set-Cookie', ['sid=1; HttpOnly', 'b=2'])
      if (request.url === '/text') return void response.end('{broken')
      const { method, headers } = request
      response.end(JSON.stringify({ method, headers, body: Buffer.concat(chunks).toString() }))
    })
  })
  before(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const ask = (options: string, rest = '') =>
    runInPage(`const task = wx.request({ ${options}, success: r => done(r), fail: e => done(e) }); ${rest}`, {
      server: url,
    })

  it('sends method, headers and JSON, and answers with status, cookies and parsed data', async () => {
    const { value } = await ask(
      `url: '${ORIGIN}/teapot', method: 'POST', header: { Cookie: 'sid=1' }, data: { a: 1 }`,
    )
    const { statusCode, cookies, errMsg, data } = value as {
      statusCode: number
      cookies: string[]
      errMsg: string
      data: { method: string; headers: Record<string, string>; body: string }
    }
    assert.deepEqual([statusCode, cookies, errMsg], [418, ['sid=1; HttpOnly', 'b=2'], 'request:ok'])
    assert.deepEqual([data.method, data.body], ['POST', '{"a":1}'])
    assert.equal(data.headers.cookie, 'sid=1')
    assert.equal(data.headers['content-type'], 'application/json')
    assert.match(data.headers.referer ?? '', /^https:\/\/servicewechat\.com\//)
  })

  it('leaves what is no JSON a text', async () => {
    const { value } = await ask(`url: '${ORIGIN}/text'`)
    assert.equal((value as { data: string }).data, '{broken')
  })

  for (const [name, options, rest, errMsg] of [
    ['a time limit', `url: '${ORIGIN}/slow', timeout: 30`, '', 'request:fail timeout'],
    ['abort', `url: '${ORIGIN}/slow'`, 'setTimeout(() => task.abort(), 20)', 'request:fail abort'],
    ['a lost connection', `url: '${ORIGIN}/drop'`, '', 'request:fail connection lost'],
    ['another host', `url: 'https://elsewhere.test/'`, '', 'request:fail url not in domain list'],
  ] as const) {
    it(`fails on ${name}`, async () => {
      assert.equal(((await ask(options, rest)).value as { errMsg: string }).errMsg, errMsg)
    })
  }

  it('is a promise without callbacks', async () => {
    const { value } = await runInPage(`wx.request({ url: '${ORIGIN}/' }).then(r => done(r.errMsg))`, {
      server: url,
    })
    assert.equal(value, 'request:ok')
  })
})

describe('the host: the view', { concurrency: 1 }, () => {
  const withEvents = (wxml: string) => ({
    'b/index.wxml': wxml,
    'b/index.js': `const seen = []
      const note = e => { seen.push(e); wx.setStorageSync('events', seen) }
      Page({ data: { off: undefined, list: ['x'], text: '' }, outer: note, inner: note,
        change() { this.setData({ 'list[1]': 'y', text: '好', gone: undefined }, () => wx.setStorageSync('drawn', true))
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
    await settle()
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
      await phone.see('y好')
    })
    assert.equal(calls.length, 1)
    // 好 takes three bytes; `gone` is left out, as JSON leaves out what is undefined.
    assert.equal(calls[0]?.bytes, Buffer.byteLength('{"list[1]":"y","text":"好"}'))
    assert.equal(phone.stored('drawn'), true)
    phone.close()
  })

  it('has the title of the configuration until another one is set', async () => {
    const phone = await launch()
    assert.equal(phone.host.title, 'page a')
    phone.close()
    const { value } = await runInPage(
      'wx.setNavigationBarTitle({ title: "other", success: () => done(wx.getStorageSync("notes").length > 0) })',
    )
    assert.equal(value, true)
  })
})
