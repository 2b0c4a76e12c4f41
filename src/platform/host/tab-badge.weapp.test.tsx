import TestUtils from '@tarojs/test-utils-react'
import { giveTaro, hooks, refusal, resetTaro } from '@test/fake-taro'
import { flush } from '@test/transport'
import { useTabBadge } from './tab-badge.weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('@test/fake-taro'))

const utils = new TestUtils()
const setTabBarBadge = jest.fn((_badge: { index: number; text: string }) => Promise.resolve())
const removeTabBarBadge = jest.fn((_badge: { index: number }) => Promise.resolve())

function Page({ count }: { count: number }) {
  useTabBadge(2, count)
  return null
}

beforeEach(() => giveTaro({ setTabBarBadge, removeTabBarBadge }))
afterEach(() => {
  utils.unmout() // the library spells it so
  resetTaro()
  jest.clearAllMocks()
})

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i unread stand on the tab as %s', async (count, text) => {
  await utils.mount(() => <Page count={count} />)
  expect(setTabBarBadge.mock.calls).toEqual([[{ index: 2, text }]])
})

test('nothing unread takes the count away', async () => {
  await utils.mount(() => <Page count={0} />)
  expect([removeTabBarBadge.mock.calls, setTabBarBadge.mock.calls]).toEqual([[[{ index: 2 }]], []])
})

test('the count is said anew each time the page comes to the front', async () => {
  await utils.mount(() => <Page count={7} />)
  ;(hooks.useDidShow?.at(-1) as () => void)()
  expect(setTabBarBadge).toHaveBeenCalledTimes(2)
})

test('a refusal, since another page is in front, is no failure', async () => {
  const refused = refusal('setTabBarBadge:fail not TabBar page')
  giveTaro({ setTabBarBadge: refused })
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  await utils.mount(() => <Page count={7} />)
  await flush()
  await new Promise(resolve => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect([refused.mock.calls.length, unhandled.mock.calls]).toEqual([1, []])
})
