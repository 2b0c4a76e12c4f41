import { doubleTaps } from './double-tap'

test.each([
  [
    'two taps in one place',
    [
      [10, 10, 0],
      [12, 9, 200],
    ],
    1,
  ],
  ['a tap alone', [[10, 10, 0]], 0],
  [
    'taps long after each other',
    [
      [10, 10, 0],
      [10, 10, 351],
    ],
    0,
  ],
  [
    'taps far from each other',
    [
      [10, 10, 0],
      [60, 10, 100],
    ],
    0,
  ],
  [
    'a third tap, which begins anew',
    [
      [10, 10, 0],
      [10, 10, 100],
      [10, 10, 200],
    ],
    1,
  ],
  [
    'four taps',
    [
      [10, 10, 0],
      [10, 10, 100],
      [10, 10, 200],
      [10, 10, 300],
    ],
    2,
  ],
  [
    'a late tap, and one soon after it',
    [
      [10, 10, 0],
      [10, 10, 400],
      [10, 10, 500],
    ],
    1,
  ],
] as const)('%s', (_name, taps, expected) => {
  const seen: { x: number; y: number }[] = []
  const tap = doubleTaps(at => void seen.push(at))
  for (const [x, y, time] of taps) tap({ x, y }, time)
  expect(seen).toHaveLength(expected)
})

test('tells where the second tap was', () => {
  const handle = jest.fn()
  const tap = doubleTaps(handle)
  tap({ x: 1, y: 2 }, 0)
  tap({ x: 3, y: 4 }, 10)
  expect(handle).toHaveBeenCalledWith({ x: 3, y: 4 })
})
