import { uuid } from './uuid'

const V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

const original = Object.getOwnPropertyDescriptor(globalThis, 'crypto')

function setCrypto(value: unknown): void {
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true, writable: true })
}

afterEach(() => {
  jest.restoreAllMocks()
  if (original) Object.defineProperty(globalThis, 'crypto', original)
  else Reflect.deleteProperty(globalThis, 'crypto')
})

function expectDistinct(): void {
  const made = Array.from({ length: 500 }, () => uuid())
  for (const value of made) expect(value).toMatch(V4)
  expect(new Set(made).size).toBe(made.length)
}

describe('uuid', () => {
  it('takes its bytes from crypto where there is one', () => {
    const random = jest.spyOn(Math, 'random')
    setCrypto({ getRandomValues: (bytes: Uint8Array) => bytes.map((_, index) => index * 17) })
    expect(uuid()).toBe('00112233-4455-4677-8899-aabbccddeeff')
    setCrypto({ getRandomValues: (bytes: Uint8Array) => bytes.fill(255) })
    expect(uuid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
    setCrypto({ getRandomValues: (bytes: Uint8Array) => bytes.fill(0) })
    expect(uuid()).toBe('00000000-0000-4000-8000-000000000000')
    expect(random).not.toHaveBeenCalled()
  })

  it.each([
    ['undefined', undefined],
    ['without getRandomValues', {}],
  ])('makes do with Math.random when crypto is %s', (_, value) => {
    setCrypto(value)
    expectDistinct()
    jest.spyOn(Math, 'random').mockReturnValue(0.999999)
    expect(uuid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  })

  it('does not repeat itself', () => {
    expectDistinct()
  })
})
