import TestUtils from '@tarojs/test-utils-react'
import { stopPullDownRefresh } from '@tarojs/taro'
import { PullRefresh } from './pull-refresh.weapp'

const hooks: Record<string, () => void> = {}
jest.mock('@tarojs/taro', () => {
  const hook = (name: string) => (handle: () => void) => void (hooks[name] = handle)
  return {
    __esModule: true,
    default: {},
    stopPullDownRefresh: jest.fn(),
    useDidShow: hook('show'),
    useDidHide: hook('hide'),
    usePullDownRefresh: hook('pull'),
  }
})

const utils = new TestUtils()
let finish: () => void

beforeEach(async () => {
  jest.mocked(stopPullDownRefresh).mockClear()
  await utils.mount(() => (
    <PullRefresh onRefresh={() => new Promise(resolve => (finish = resolve))}>{null}</PullRefresh>
  ))
  hooks.pull?.()
})
afterEach(() => utils.unmout()) // the library spells it so

const stops = async () => {
  await Promise.resolve()
  return jest.mocked(stopPullDownRefresh).mock.calls.length
}

test('the page is let go once its content has come', async () => {
  expect(await stops()).toBe(0)
  finish()
  expect(await stops()).toBe(1)
})

test('a page that lies over it is not let go for it; itself it is on the way back', async () => {
  hooks.hide?.()
  finish()
  expect(await stops()).toBe(0)
  hooks.show?.()
  hooks.hide?.()
  hooks.show?.()
  expect(await stops()).toBe(1)
})
