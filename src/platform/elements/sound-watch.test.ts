import { watchSound } from './sound-watch'

const close = jest.fn(() => Promise.resolve())
const stream = {} as MediaStream

beforeEach(() => close.mockClear())
afterEach(() => Reflect.deleteProperty(globalThis, 'AudioContext'))

const have = (context: unknown) => Object.assign(globalThis, { AudioContext: context })

test('a sound that cannot be listened to is not told, and its context is closed', () => {
  have(
    class {
      close = close
      createAnalyser = () => ({})
      createMediaStreamSource = () => {
        throw new Error('another sample rate')
      }
    },
  )
  expect(watchSound(stream).heardSince()).toBeUndefined()
  expect(close).toHaveBeenCalledTimes(1)
})

test('nor is it where the browser gives no context', () => {
  have(
    class {
      constructor() {
        throw new Error('a context too many')
      }
    },
  )
  expect(watchSound(stream).heardSince()).toBeUndefined()
})
