import type * as Secure from './secure-screen.weapp'

let secure: typeof Secure
const effects = jest.fn<void, [{ visualEffect: string; fail(): void }]>()

beforeEach(() => {
  effects.mockReset()
  Object.assign(globalThis, { wx: { setVisualEffectOnCapture: effects } })
  jest.isolateModules(() => (secure = jest.requireActual<typeof Secure>('./secure-screen.weapp')))
})
afterAll(() => Reflect.deleteProperty(globalThis, 'wx'))

const shown = () => effects.mock.calls.map(([{ visualEffect }]) => visualEffect)

test('a secure page is hidden from captures, the next open one is not, and open pages ask for nothing', () => {
  for (const on of [false, true, true, false, false]) secure.setSecureScreen(on)
  expect(shown()).toEqual(['hidden', 'hidden', 'none'])
})

test('a WeChat that lacks or refuses it shows the page all the same', () => {
  effects.mockImplementation(({ fail }) => fail())
  expect(() => secure.setSecureScreen(true)).not.toThrow()
  Object.assign(globalThis, { wx: {} })
  expect(() => secure.setSecureScreen(true)).not.toThrow()
})
