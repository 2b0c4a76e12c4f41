/** @jest-environment jsdom */
import { flush } from '@test/transport'
import { hasHistory, hasOwnHistory, historyBack } from '@/platform/pages/history'
import { closePage, hasPageBelow, openPage } from '@/platform/pages/navigation'
import type { OpenPage } from '@/platform/pages/open-pages.types'
import { setSecureScreen } from '@/platform/host/secure-screen'
import { routes, type RouteName } from '@/routes'
import { NavigationStore } from './navigation-store'

let hasTabBar = false
jest.mock('@/platform/host/tab-bar', () => ({
  get HAS_TAB_BAR() {
    return hasTabBar
  },
}))
jest.mock('@/platform/host/secure-screen', () => ({ setSecureScreen: jest.fn() }))
jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  closePage: jest.fn(() => Promise.resolve()),
  hasPageBelow: jest.fn(() => false),
}))
jest.mock('@/platform/pages/history', () => ({
  ...jest.requireActual<object>('@/platform/pages/history'),
  hasHistory: jest.fn(() => false),
  hasOwnHistory: jest.fn(() => false),
  historyBack: jest.fn(),
}))

let below: readonly OpenPage[] = []
jest.mock('@/platform/pages/open-pages', () => ({ openPages: () => below }))

const setSecure = jest.mocked(setSecureScreen)
const opened = jest.mocked(openPage)

function setUp() {
  const onFailure = jest.fn<void, [() => void]>()
  const takeScale = jest.fn<void, [number]>()
  return {
    navigation: new NavigationStore(() => 'known', jest.fn(), onFailure, takeScale),
    onFailure,
    takeScale,
  }
}

beforeEach(() => {
  hasTabBar = false
  jest.clearAllMocks()
  opened.mockResolvedValue(undefined)
})

test('each arrival says whether the page is for the customer alone', () => {
  const { navigation } = setUp()
  for (const name of ['trusts/contracts', 'main/home'] as const) navigation.arrived(name, {})
  expect(setSecure.mock.calls).toEqual([[true], [false]])
})

test('two quick taps on the same place open it once (E21)', () => {
  const { navigation } = setUp()
  navigation.go('assets/position', { positionId: 'P1' })
  navigation.go('assets/position', { positionId: 'P1' })
  expect(opened).toHaveBeenCalledTimes(1)
  navigation.go('assets/position', { positionId: 'P2' })
  expect(opened).toHaveBeenCalledTimes(2)
})

test.each(['push', 'replace', 'relaunch'] as const)(
  'a page that did not open is reported, and the retry opens it in the same way: %s',
  async mode => {
    const { navigation, onFailure } = setUp()
    opened.mockRejectedValueOnce(new Error('no connection'))
    navigation.go('assets/history', {}, mode)
    await flush()
    expect(onFailure).toHaveBeenCalledTimes(1)
    onFailure.mock.calls[0]?.[0]()
    const opening = ['packages/assets/holdings/history/index', mode]
    expect(opened.mock.calls).toEqual([opening, opening])
  },
)

test.each([
  ['with a page below, to that', true, true, [1, 0, []]],
  ['after a reload, through the history of the browser', false, true, [0, 1, []]],
  [
    'with nothing behind, to the home page in its place',
    false,
    false,
    [0, 0, [['pages/home/index', 'replace']]],
  ],
])('the way back leads, %s', (_name, hasPage, hasAddress, [closes, goes, opens]) => {
  const { navigation } = setUp()
  jest.mocked(hasPageBelow).mockReturnValue(hasPage)
  jest.mocked(hasHistory).mockReturnValue(hasAddress)
  navigation.back()
  expect([jest.mocked(closePage).mock.calls.length, jest.mocked(historyBack).mock.calls.length]).toEqual([
    closes,
    goes,
  ])
  expect(opened.mock.calls).toEqual(opens)
})

test.each([
  ['a page below', true, false, [1, 0, 0]],
  ['an address of ours, after a reload', false, true, [0, 1, 0]],
  ['where a link to us stood: home', false, false, [0, 0, 1]],
])('the way back within the product leads to %s', (_name, hasPage, isOurs, ways) => {
  const { navigation } = setUp()
  jest.mocked(hasPageBelow).mockReturnValue(hasPage)
  jest.mocked(hasOwnHistory).mockReturnValue(isOurs)
  jest.mocked(hasHistory).mockReturnValue(true)
  navigation.backWithin()
  expect([closePage, historyBack, openPage].map(way => jest.mocked(way).mock.calls.length)).toEqual(ways)
})

test('a page that the host refused can be tapped again', async () => {
  const { navigation } = setUp()
  opened.mockRejectedValueOnce(new Error('refused'))
  navigation.go('report/entry')
  await flush()
  navigation.go('report/entry')
  expect(opened).toHaveBeenCalledTimes(2)
})

test('a tab of the tab bar is switched to without a query, and knows what it was opened with', () => {
  hasTabBar = true
  const { navigation } = setUp()
  navigation.go('main/my-trust', { tab: '2' })
  expect(opened).toHaveBeenCalledWith('pages/my-trust/index', 'tab')
  expect(navigation.paramsOfTab('main/my-trust')).toEqual({ tab: '2' })
})

test('a tab of the tab bar shows what was chosen on it when it is switched to again', () => {
  hasTabBar = true
  const { navigation } = setUp()
  navigation.go('main/my-trust', { tab: '2' })
  navigation.arrived('main/my-trust', { tab: '2' })
  navigation.showParams('main/my-trust', { tab: '1' })
  expect(navigation.paramsOfTab('main/my-trust')).toEqual({ tab: '1' })
})

test('after the session is lost a tab is opened as the only page', () => {
  hasTabBar = true
  const { navigation } = setUp()
  navigation.go('main/home', {}, 'relaunch')
  expect(opened).toHaveBeenCalledWith('pages/home/index', 'relaunch')
})

test('without a tab bar it is a page like any other', () => {
  const { navigation } = setUp()
  navigation.go('main/my-trust', { tab: '2' })
  expect(opened).toHaveBeenCalledWith('pages/my-trust/index?tab=2', 'push')
  expect(navigation.paramsOfTab('main/my-trust')).toEqual({})
})

test('what a page shows is said in the address, and a login leads back to it', () => {
  const { navigation } = setUp()
  navigation.arrived('main/my-trust', { tab: '0' })
  navigation.showParams('main/my-trust', { tab: '1' })
  expect(window.location.search).toBe('?tab=1')
  expect(navigation.returnAddress).toBe('Myorder/TabbarsPage?tab=1')
  navigation.showParams('assets/position', { positionId: 'P1' })
  expect(window.location.search).toBe('?tab=1')
})

describe('the display scale of a target', () => {
  it.each([
    ['/phone/home?multipleView=175', [[175]]],
    ['/phone/home?multipleView=250', [[200]]],
    ['/phone/home?multipleView=none', []],
    ['/phone/home', []],
    ['/phone/gone?multipleView=175', []],
  ])('%s brings %j, which is then the one in force', (address, taken) => {
    const { navigation, takeScale } = setUp()
    navigation.follow(address)
    expect(takeScale.mock.calls).toEqual(taken)
  })
})

describe('what waits for something done elsewhere', () => {
  const page = (name: RouteName, params: OpenPage['params'] = {}): OpenPage => ({
    isOf: ({ path }) => path === routes[name].path,
    params: { multipleView: '150', ...params },
  })
  const PRODUCT = page('products/product-detail', { productId: 'C04' })
  const OTHER = page('products/product-detail', { productId: 'C05' })
  const HUB = page('suitability/identify-info')
  const RESULT = page('identity/tax-result')
  const ADDRESS = '/phone/product/productDetail?productId=C04'

  test.each([
    ['lies below: the way back leads to it', [PRODUCT, HUB, RESULT], 2],
    ['lies below twice: to the nearest', [PRODUCT, HUB, PRODUCT, RESULT], 1],
    ['lies below with other parameters: it is opened', [OTHER, RESULT], 0],
    ['is in front alone: it is opened, which changes nothing', [PRODUCT], 0],
    ['is not open, as after a reload: it is opened', [RESULT], 0],
  ])('%s', (_name, pages, depth) => {
    below = pages
    const { navigation } = setUp()
    navigation.arrived('identity/tax-result', {})
    navigation.returnTo(ADDRESS)
    expect(jest.mocked(closePage).mock.calls).toEqual(depth > 0 ? [[depth]] : [])
    expect(opened.mock.calls).toEqual(
      depth > 0 ? [] : [[`${routes['products/product-detail'].page}?productId=C04`, 'replace']],
    )
  })

  const HOME = page('main/home')
  const TRUST = page('main/my-trust', { tab: '1' })
  const MESSAGES = page('main/messages')

  test.each([
    ['lies below, with whatever it shows', [TRUST, HOME, MESSAGES], 2, 0],
    ['is not open yet', [HOME, MESSAGES], 0, 1],
    ['was left for another page below', [TRUST, PRODUCT, MESSAGES], 2, 0],
  ])('a tab that %s', (_name, pages, depth, openings) => {
    below = pages
    const { navigation } = setUp()
    navigation.arrived('main/messages', {})
    navigation.switchTo('main/messages')
    expect([closePage, openPage].map(way => jest.mocked(way).mock.calls.length)).toEqual([0, 0])
    navigation.switchTo('main/my-trust')
    expect(jest.mocked(closePage).mock.calls).toEqual(depth > 0 ? [[depth]] : [])
    expect(opened).toHaveBeenCalledTimes(openings)
  })
})
