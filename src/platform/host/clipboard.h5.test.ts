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

/** What `execCommand` finds selected. */
function giveCommand(answer: boolean): string[] {
  const selected: string[] = []
  const execCommand = () => {
    const box = document.activeElement as HTMLTextAreaElement
    selected.push(box.value.slice(box.selectionStart, box.selectionEnd))
    return answer
  }
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true })
  return selected
}
afterEach(() => Reflect.deleteProperty(document, 'execCommand'))

test.each([
  ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
  ['is not there', undefined],
])(
  'where the clipboard %s, the text is selected and copied, and nothing of it stays',
  async (_name, clipboard) => {
    give(clipboard)
    const selected = giveCommand(true)
    document.body.innerHTML = '<button>复制</button>'
    document.querySelector('button')?.focus()
    expect(await copyText('6200 0000\n0005')).toEqual({ kind: 'done' })
    expect([selected, document.querySelector('textarea')]).toEqual([['6200 0000\n0005'], null])
    expect(document.activeElement?.textContent).toBe('复制')
  },
)

test('a browser that copies nothing by either way says so', async () => {
  give(undefined)
  giveCommand(false)
  expect(await copyText('1')).toEqual({ kind: 'failed', message: '复制失败，请长按文字复制' })
})

test.each([
  ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
  ['is not there', undefined],
])('a clipboard that %s is told, with the way to do it by hand', async (_name, clipboard) => {
  give(clipboard)
  expect(await copyText('1')).toEqual({ kind: 'failed', message: '复制失败，请长按文字复制' })
})
