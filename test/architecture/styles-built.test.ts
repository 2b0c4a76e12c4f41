/** @jest-environment node */
import postcss, { type AcceptedPlugin } from 'postcss'

const step = (folder: string) =>
  jest.requireActual<(options?: object) => AcceptedPlugin>(`../../config/${folder}/postcss.js`)

async function styled(plugin: AcceptedPlugin, css: string, from?: string): Promise<string> {
  return (await postcss([plugin]).process(css, { from })).css.trim()
}

test.each([
  ['.nut-rtl .nut-popup { left: 0 }', ''],
  ['.nut-popup-left { left: 0 }', ''],
  ['.nut-popup-slide-top-exit { top: 0 }', ''],
  ['@keyframes popup-slide-right-enter { from { top: 0 } }', ''],
  ['.nut-popup-bottom { bottom: 0 }', '.nut-popup-bottom { bottom: 0 }'],
  ['.nut-popup-title-left { left: 0 }', '.nut-popup-title-left { left: 0 }'],
  [
    '.nut-popup-slide-bottom-exit-done, .nut-popup-slide-left-exit-done { top: 0 }',
    '.nut-popup-slide-bottom-exit-done { top: 0 }',
  ],
])('of %s is left: %s', async (css, left) => {
  expect(await styled(step('style-trim')(), css)).toBe(left)
})

const paper = step('paper')({ isOwn: (path: string) => path.startsWith('/own/') })

test.each([
  ['a{padding:0.8rem 16px}', 'a{padding:calc(0.8*var(--u)) 16px}'],
  ['a{margin-left:-.2rem}', 'a{margin-left:calc(-.2*var(--u))}'],
  [
    'a{padding:calc(var(--top) + 0.3rem) 1.2rem 0}',
    'a{padding:calc(var(--top) + (0.3*var(--u))) calc(1.2*var(--u)) 0}',
  ],
  ['a{border-radius:1rem 1rem 0 0}', 'a{border-radius:calc(1*var(--u)) calc(1*var(--u)) 0 0}'],
  ['a{font-size:0.8rem;width:2rem}', 'a{font-size:0.8rem;width:2rem}'],
])('%s becomes %s', async (css, expected) => {
  expect(await styled(paper, css, '/own/sheet.css')).toBe(expected)
})

test('the sheets of a library stay as they are', async () => {
  expect(await styled(paper, 'a{margin:1rem}', '/library/sheet.css')).toBe('a{margin:1rem}')
})
