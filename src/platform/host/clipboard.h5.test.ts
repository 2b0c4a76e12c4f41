/** @jest-environment jsdom */
import { copyText } from './clipboard.h5'

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'))

const give = (clipboard: object | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })

test('the text lies on the clipboard', async () => {
  const writeText = jest.fn(() => Promise.resolve())
  give({ writeText })
  expect(await copyText('2026102700113')).toEqual({ kind: 'done' })
  expect(writeText.mock.calls).toEqual([['2026102700113']])
})

test.each([
  ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
  ['is not there', undefined],
])('a clipboard that %s is told, with the way to do it by hand', async (_name, clipboard) => {
  give(clipboard)
  expect(await copyText('1')).toEqual({ kind: 'failed', message: '复制失败，请长按文字复制' })
})
