import { assertNever } from './assert-never'

/** Lets the test pass what the type rules out, as an answer with an unknown status does. */
function callWith(value: unknown): () => never {
  return () => assertNever(value as never)
}

describe('assertNever', () => {
  it.each([
    ['99', 'Unexpected value: 99'],
    [7, 'Unexpected value: 7'],
    [undefined, 'Unexpected value: undefined'],
    [Symbol('x'), 'Unexpected value: Symbol(x)'],
  ])('names %p', (value, message) => {
    expect(callWith(value)).toThrow(message)
  })

  it('keeps the content of an object out of the message', () => {
    expect(callWith({ name: '林致远' })).toThrow(/^Unexpected value: object$/)
    expect(callWith(Object.create(null))).toThrow(/^Unexpected value: object$/)
  })
})
