import TestUtils from '@tarojs/test-utils-react'
import { View } from '@tarojs/components'
import { unbroken } from './unbroken'

const utils = new TestUtils()

afterEach(() => {
  document.body.innerHTML = ''
})

test.each([
  ['公告 · 2026-11-18 · 3 页', ['2026-11-18']],
  ['2026-11-18 至 2026-12-18', ['2026-11-18', '2026-12-18']],
  ['客服 400-000-0000', ['400-000-0000']],
  ['2026-11-18', []],
  ['编号 202611190932470042', ['202611190932470042']],
  ['202611190932470042', ['202611190932470042']],
  ['请输入5-200个字', ['5-200']],
  ['没有日期', []],
])('of %s, %p stay whole', async (text, parts) => {
  await utils.mount(() => <View id="text">{unbroken(text)}</View>)
  const shown = document.querySelector('#text')
  expect(shown?.textContent).toBe(text)
  expect([...(shown?.querySelectorAll('.nowrap') ?? [])].map(part => part.textContent)).toEqual(parts)
})

test('several texts stay whole each, and what stands between them stays', async () => {
  await utils.mount(() => (
    <View id="text">
      {unbroken(['2026-11-18', ' 至 2026-12-18', <View key="line" className="line" />, 3])}
    </View>
  ))
  const shown = document.querySelector('#text')
  expect(shown?.textContent).toBe('2026-11-18 至 2026-12-183')
  expect(shown?.querySelectorAll('.nowrap, .line')).toHaveLength(3)
})

test('what is no text stays as it is', () => {
  expect([unbroken(undefined), unbroken(3)]).toEqual([undefined, 3])
})
