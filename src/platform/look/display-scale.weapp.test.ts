import { BAD_SCALES } from '@test/bad-scales'
import { giveTaro, resetTaro } from '@test/fake-taro'
import type * as Scale from './display-scale.weapp'
import Taro from '@tarojs/taro'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('@test/fake-taro'))

interface Entry {
  path: string
  query?: Record<string, string>
}

const KEY = 'multipleView'

let scale: typeof Scale
let show: (entry: Entry) => void
const told = jest.fn()

/** A start of the mini-program by this link; `factor` is WeChat's own font size. */
function start(entry: Entry, factor?: number): void {
  giveTaro({
    getLaunchOptionsSync: () => entry,
    onAppShow: (listen: typeof show) => void (show = listen),
    getAppBaseInfo: () => ({ fontSizeScaleFactor: factor }),
  })
  // The link that was taken last is the module's to remember.
  jest.isolateModules(() => (scale = jest.requireActual<typeof Scale>('./display-scale.weapp')))
  scale.startDisplayScale()
  scale.onLinkedScale(told)
}

beforeEach(() => {
  resetTaro()
  told.mockReset()
})

const HOME = { path: 'pages/home/index' }
const linked = (multipleView: string, path = HOME.path) => ({ path, query: { multipleView } })

describe('the scale of a link', () => {
  it('is kept, and counts once: what the customer chooses after it stays though WeChat repeats the link', () => {
    start(linked('150'))
    expect(scale.displayScale()).toBe(150)
    scale.setDisplayScale(125)
    show(linked('150'))
    expect([scale.displayScale(), told.mock.calls]).toEqual([125, []])
  })

  it('counts again with another link, be it the same scale for another page', () => {
    start(linked('150'))
    scale.setDisplayScale(125)
    show(linked('150', 'packages/assets/holdings/overview/index'))
    expect([scale.displayScale(), told.mock.calls]).toEqual([150, [[150]]])
    show(linked('175'))
    show(linked('175'))
    expect([scale.displayScale(), told.mock.calls]).toEqual([175, [[150], [175]]])
  })

  it.each([
    ['900', 200],
    ['50', 100],
  ])('%s is %i', (asked, expected) => {
    start(linked(asked))
    expect(scale.displayScale()).toBe(expected)
  })

  it.each(BAD_SCALES)('%p, which is no number, leaves the stored one alone', multipleView => {
    Taro.setStorageSync(KEY, '200')
    start(linked(multipleView))
    expect([Taro.getStorageSync(KEY), scale.displayScale()]).toEqual(['200', 200])
    show(linked(multipleView, 'packages/assets/holdings/overview/index'))
    expect([Taro.getStorageSync(KEY), told.mock.calls]).toEqual(['200', []])
  })

  it('that is no number stores nothing where nothing was', () => {
    start(linked('large'), 1.25)
    expect([Taro.getStorageSync(KEY), scale.displayScale()]).toEqual(['', 125])
  })

  it('that says nothing changes nothing', () => {
    start(HOME)
    scale.setDisplayScale(125)
    show(HOME)
    show({ ...HOME, query: { tab: '1' } })
    expect([scale.displayScale(), told.mock.calls]).toEqual([125, []])
  })
})

describe('without a choice of the customer', () => {
  it.each([
    [undefined, 100],
    [1, 100],
    [1.12, 100],
    [1.25, 125],
    [1.4, 150],
    [3, 200],
  ])('a text of WeChat of %p gives %i', (factor, expected) => {
    start(HOME, factor)
    expect(scale.displayScale()).toBe(expected)
  })

  it('a larger text of WeChat counts as one, the usual text as none', () => {
    start(HOME, 1)
    expect(scale.hasChosenScale()).toBe(false)
    start(HOME, 1.25)
    expect(scale.hasChosenScale()).toBe(true)
    scale.setDisplayScale(100)
    expect([scale.displayScale(), scale.hasChosenScale()]).toEqual([100, true])
  })
})

test('an empty storage, which WeChat reads as an empty text, holds nothing', () => {
  expect(Taro.getStorageSync('multipleView')).toBe('')
})
