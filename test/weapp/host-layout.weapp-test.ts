/** @run short: a promise of the host itself */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { appJson, PAGE, plain, programOf } from './host-fixture'
import { type Screen, useScreens } from './screen'

/** A page of this height, with something to query; its scrolling is noted. */
const tall = (name: string, height: number) => ({
  [`${name}/index.wxml`]: `<view id="top" style="height:${height}px" class="top">top of ${name}</view><view id="end" style="height:20px"/>`,
  [`${name}/index.js`]: PAGE(
    name,
    '',
    `onPageScroll({ scrollTop }) { note('scroll ' + scrollTop) }, onReachBottom() { note('onReachBottom') }`,
  ),
  [`${name}/index.json`]: '{}',
})

const TABS = {
  color: '#111111',
  selectedColor: '#222222',
  backgroundColor: '#333333',
  list: [
    { pagePath: 'a/index', text: 'A' },
    { pagePath: 'e/index', text: 'E' },
  ],
}

const program = programOf({
  'app.json': appJson({ pages: ['a/index', 'b/index', 'e/index', 'f/index'], tabBar: TABS }),
  ...tall('a', 2000),
  ...tall('b', 3000),
  ...tall('e', 1500),
  'a/index.json': '{"onReachBottomDistance":100}',
  'f/index.js': PAGE(
    'f',
    `setTimeout(() => {
       const query = wx.createSelectorQuery()
       query.select('#c').fields({ node: true, size: true, rect: true })
       query.select('#s').boundingClientRect()
       query.select('#in').boundingClientRect()
       query.exec(([canvas, view, inner]) => {
         const { node } = canvas
         node.width = 200
         node.height = 100
         const context = node.getContext('2d')
         context.fillStyle = '#ff0000'
         context.fillRect(0, 0, 200, 100)
         wx.setStorageSync('found', [canvas.width, canvas.height, canvas.left, view.width, view.height, inner.width,
           Array.from(context.getImageData(150, 50, 1, 1).data)])
       })
     }, 50)`,
  ),
  'f/index.json': '{}',
  'f/index.wxml': `<canvas type="2d" id="c" style="width:100px;height:50px;margin-left:30px"/>
    <scroll-view id="s" scroll-x enhanced show-scrollbar="{{false}}" style="width:200px"><view id="in" style="width:900px;height:40px">wide</view></scroll-view>`,
})
const screens = useScreens(program)

const notes = (screen: Screen) =>
  screen.page.evaluate(() => JSON.parse(window.host?.storage.read('notes') ?? '[]') as string[])

/** Moves the page and answers what it noted, without its lifecycle. */
async function scroll(screen: Screen, top: number): Promise<string[]> {
  const before = (await notes(screen)).length
  await screen.page.evaluate(y => window.scrollTo(0, y), top)
  await screen.quiet()
  return (await notes(screen)).slice(before)
}

const position = (screen: Screen) => screen.page.evaluate(() => window.scrollY)

describe('the host: scrolling', { concurrency: 1 }, () => {
  it('tells the page how far it was scrolled, and once that its end is near', async () => {
    const screen = await screens.launch()
    assert.deepEqual(await scroll(screen, 300), ['a.scroll 300'])
    // 2020 px of page, 641 px of window between the bars: the end is 1379 px down, and near from 1279 px on.
    assert.deepEqual(await scroll(screen, 1270), ['a.scroll 1270'])
    assert.deepEqual(await scroll(screen, 1280), ['a.scroll 1280', 'a.onReachBottom'])
    assert.deepEqual(await scroll(screen, 1300), ['a.scroll 1300'])
    assert.deepEqual(await scroll(screen, 500), ['a.scroll 500'])
    assert.deepEqual(await scroll(screen, 1379), ['a.scroll 1379', 'a.onReachBottom'])
    await screen.close()
  })

  it('begins to be near 50 px from the end where nothing else is said', async () => {
    const screen = await screens.launch({ path: 'e/index' })
    // 1520 px of page: the end is 879 px down.
    assert.deepEqual(await scroll(screen, 828), ['e.scroll 828'])
    assert.deepEqual(await scroll(screen, 830), ['e.scroll 830', 'e.onReachBottom'])
    await screen.close()
  })

  it('keeps the position of each page while another one covers it, and of each tab', async () => {
    const screen = await screens.launch()
    await scroll(screen, 400)
    await screen.page.evaluate(() => window.host?.open('/b/index'))
    assert.equal(await position(screen), 0)
    await scroll(screen, 1700)
    await screen.page.evaluate(() => window.host?.back())
    assert.equal(await position(screen), 400)
    await screen.page.evaluate(() => window.host?.tapTab('E'))
    assert.equal(await position(screen), 0)
    await scroll(screen, 333)
    await screen.page.evaluate(() => window.host?.tapTab('A'))
    assert.equal(await position(screen), 400)
    await screen.page.evaluate(() => window.host?.tapTab('E'))
    assert.equal(await position(screen), 333)
    await screen.quiet()
    const scrolls = (await notes(screen)).filter(note => note.includes('scroll'))
    assert.deepEqual(scrolls, ['a.scroll 400', 'b.scroll 1700', 'e.scroll 333'])
    await screen.close()
  })
})

describe('the host: what is laid out', { concurrency: 1 }, () => {
  it('answers sizes and places, draws on a canvas, and scrolls sideways inside the page', async () => {
    const screen = await screens.launch({ path: 'f/index' })
    await screen.page.waitForFunction(() => window.host?.storage.read('found') !== undefined)
    const found = await screen.page.evaluate(() => window.host?.storage.read('found') ?? '')
    assert.deepEqual(plain(JSON.parse(found)), [100, 50, 30, 200, 40, 900, [255, 0, 0, 255]])
    const { scrollWidth } = await screen.page.evaluate(() => {
      const inner = document.querySelector('wx-scroll-view')?.shadowRoot?.querySelector('div')
      return { scrollWidth: document.documentElement.scrollWidth, inner: inner?.scrollWidth }
    })
    assert.equal(scrollWidth, 375)
    await screen.close()
  })
})
