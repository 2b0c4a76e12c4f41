import { isSameInput } from './same-input'

test.each<[unknown, unknown, boolean]>([
  [undefined, undefined, true],
  ['1', '1', true],
  ['1', 1, false],
  [undefined, null, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: 1 }, { a: 2 }, false],
  [[1, 2], [2, 1], false],
  [[1, 2], [1, 2], true],
])('%j and %j: %p', (left, right, same) => {
  expect(isSameInput(left, right)).toBe(same)
})
