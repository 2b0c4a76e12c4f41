import TestUtils from '@tarojs/test-utils-react'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { translate } from '@test/translation'
import { Amount } from '@/ui/kit/amount'
import { unbroken } from '@/ui/kit/unbroken'
import { ErrorBoundary } from '@/ui/states/error-boundary'

const utils = new TestUtils()

afterEach(() => {
  utils.unmout() // the library spells it so
  document.body.innerHTML = ''
})

/** Shows a part with each value in turn; the document is translated after the first. */
async function shown<T>(
  values: readonly T[],
  draw: (value: T) => React.ReactNode,
): Promise<(string | null)[]> {
  let set: (value: T) => void = () => undefined
  function Page() {
    const [value, setValue] = useState(values[0] as T)
    set = setValue
    return <View id="part">{draw(value)}</View>
  }
  await utils.mount(() => (
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>
  ))
  const part = () => document.querySelector('#part')
  const texts = [part()?.textContent ?? null]
  translate(document.body)
  for (const value of values.slice(1)) {
    flushSync(() => set(value))
    texts.push(part()?.textContent ?? null)
  }
  return texts
}

test('an amount of a translated page is the new one, with its own decimals, and goes behind the eye and back', async () => {
  const values = ['1068.10', '267025.00', 'hidden', '446562.56', ''] as const
  expect(
    await shown(values, value => (
      <Amount value={value === 'hidden' ? '1' : value} isHidden={value === 'hidden'} />
    )),
  ).toEqual(['1,068.10', '267,025.00', '****', '446,562.56', '--'])
})

test('a sentence with a day in it is the new one', async () => {
  const values = ['将于 2026-12-15 到账', '将于 2027-01-04 到账', '已到账']
  // What has not changed stays as it was translated.
  expect(await shown(values, value => unbroken(value))).toEqual([
    '将于 2026-12-15 到账',
    '[将于 ]2027-01-04[ 到账]',
    '已到账',
  ])
})

test('a part that React can no longer find its nodes in is drawn anew, and says what it knows now', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const draw = (count: number) => (
    <>
      {count > 0 && '共'}
      <Text>{count}</Text>
    </>
  )
  const texts = await shown([1, 0], draw)
  // Drawn anew, it begins as it began: what it knows lies in stores.
  expect(texts).toEqual(['共1', '共1'])
  expect(document.body.textContent).not.toContain('系统繁忙')
  silent.mockRestore()
})
