import TestUtils from '@tarojs/test-utils-react'
import { Skeleton } from './skeleton'

const utils = new TestUtils()

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  utils.unmout() // the library spells it so
  jest.useRealTimers()
})

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
test.each(['detail', 'list', 'form', 'hero'] as const)('has the shape of %s', async shape => {
  void utils.mount(() => <Skeleton shape={shape} />)
  await pass(250)
  expect(document.querySelectorAll(`.skeleton--${shape} .skeleton__card > .skeleton__row`)).toHaveLength(4)
})

const rows = () => document.querySelectorAll('.skeleton__row').length
const word = () => document.querySelector('.skeleton__word')?.textContent ?? ''

test('shows nothing of a quick load, its shape after a moment, and a word when it takes long', async () => {
  void utils.mount(() => <Skeleton rows={3} />)
  await pass(150)
  expect([rows(), word()]).toEqual([0, ''])
  await pass(100)
  expect([rows(), word()]).toEqual([3, ''])
  await pass(14_600)
  expect(word()).toBe('')
  await pass(200)
  expect([rows(), word()]).toEqual([3, '加载时间较长，仍在加载，请稍候。您也可以检查网络后返回重试。'])
  expect(document.querySelector('[role="status"]')?.getAttribute('aria-busy')).toBe('true')
})
