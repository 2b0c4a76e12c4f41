import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { SearchField } from './search-field'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const searched: string[] = []
const confirmed = jest.fn()
let input: HTMLInputElement

beforeEach(() => {
  jest.useFakeTimers()
  searched.length = 0
  confirmed.mockReset()
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild!)
  act(() =>
    root.render(
      <SearchField label="搜索" value="" onSearch={text => searched.push(text)} onConfirm={confirmed} />,
    ),
  )
  input = document.querySelector('input')!
})
afterEach(() => jest.useRealTimers())

/** React listens to what the browser says of the value. */
function type(text: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const compose = (what: 'compositionstart' | 'compositionend') =>
  act(() => void input.dispatchEvent(new CompositionEvent(what, { bubbles: true })))
const pause = (ms = 400) => act(() => void jest.advanceTimersByTime(ms))
const enter = (init: KeyboardEventInit) =>
  act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init })))

test('letters that are still being composed are not searched for; the text is, once it is one', () => {
  compose('compositionstart')
  type("yuan'lan")
  pause()
  expect(searched).toEqual([])
  type('远岚')
  compose('compositionend')
  pause()
  expect(searched).toEqual(['远岚'])
})

test.each<[string, KeyboardEventInit]>([
  ['amid a composition', { isComposing: true }],
  ['of Safari, which ends the composition first', { keyCode: 229 }],
])('an Enter %s sends nothing', (_case, init) => {
  type('远')
  enter(init)
  expect([searched, confirmed.mock.calls]).toEqual([[], []])
  enter({ keyCode: 13 })
  expect([searched, confirmed.mock.calls.length]).toEqual([['远'], 1])
})
