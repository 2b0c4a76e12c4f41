import TestUtils from '@tarojs/test-utils-react'
import { giveTaro, resetTaro } from '@test/fake-taro'
import { useEffect } from 'react'
import { usePageScroll } from './page-scroll.weapp'
import type { PageScroll } from './page-scroll.types'

const hooks: Record<string, (event?: unknown) => void> = {}
jest.mock('@tarojs/taro', () => {
  const fake = jest.requireActual<object>('@test/fake-taro')
  const hook = (name: string) => (handle: () => void) => void (hooks[name] = handle)
  return {
    __esModule: true,
    ...fake,
    useDidShow: hook('show'),
    useDidHide: hook('hide'),
    usePageScroll: hook('scroll'),
  }
})

const utils = new TestUtils()
const handlers = { onMove: jest.fn(), onRest: jest.fn(), onResize: jest.fn(), onFocus: jest.fn() }
const pageScrollTo = jest.fn()
let scroll: PageScroll
let answer: (() => void) | undefined

function Page() {
  const probe = usePageScroll('rows', 'row', handlers)
  useEffect(() => {
    scroll = probe
  }, [probe])
  return null
}

beforeEach(async () => {
  jest.clearAllMocks()
  answer = undefined
  const query = {
    select: () => ({ boundingClientRect: () => query }),
    selectViewport: () => ({ scrollOffset: () => query }),
    selectAll: () => ({ fields: () => query }),
    exec: (take: (results: unknown[]) => void) => {
      const rows = [{ id: 'rows-7', height: 90 }]
      answer = () => take([{ top: -300, width: 375 }, { scrollTop: 400 }, rows])
    },
  }
  giveTaro({
    nextTick: (work: () => void) => work(),
    createSelectorQuery: () => query,
    getWindowInfo: () => ({ windowWidth: 375, windowHeight: 600, pixelRatio: 2 }),
    getAppBaseInfo: () => ({}),
    pageScrollTo,
  })
  await utils.mount(() => <Page />)
})
afterEach(() => {
  utils.unmout() // the library spells it so
  resetTaro()
})

test('a reading says where the list lies in the page, and how high each of its rows is', () => {
  const take = jest.fn()
  scroll.read(take)
  answer?.()
  expect(take.mock.calls).toEqual([
    [{ band: { top: 300, height: 600 }, width: 375, rem: 20, heights: new Map([['7', 90]]) }],
  ])
})

test('a page that is covered before the answer comes takes no reading: WeChat measures the page in front', () => {
  const take = jest.fn()
  scroll.read(take)
  hooks.hide?.()
  answer?.()
  expect(take).not.toHaveBeenCalled()
})

test('a covered page neither measures nor scrolls, and measures anew once it is back', () => {
  hooks.hide?.()
  scroll.read(jest.fn())
  scroll.scrollToTop()
  expect([answer, pageScrollTo.mock.calls]).toEqual([undefined, []])
  hooks.show?.()
  expect(handlers.onResize).toHaveBeenCalledTimes(1)
  scroll.scrollToTop()
  expect(pageScrollTo.mock.calls).toEqual([[{ scrollTop: 0, duration: 0 }]])
})
