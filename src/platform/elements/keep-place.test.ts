import { placeAt } from './keep-place'

const page = (top: number, bottom: number) =>
  ({ getBoundingClientRect: () => ({ left: 10, top, bottom, width: 200, height: bottom - top }) }) as Element

const first = page(-100, 300)
const second = page(310, 710)

test.each([
  ['on the first page', { x: 60, y: 200 }, first, 0.25, 0.75],
  ['on the second one', { x: 110, y: 410 }, second, 0.5, 0.25],
  ['between the two', { x: 10, y: 305 }, second, 0, 0],
  ['above and left of all', { x: 0, y: -200 }, first, 0, 0],
  ['below and right of all', { x: 900, y: 900 }, second, 1, 1],
])('%s', (_name, at, expected, across, down) => {
  expect(placeAt([first, second], at)).toEqual({ page: expected, across, down, at })
})

test('a paper without pages has no place', () => {
  expect(placeAt([], { x: 0, y: 0 })).toBeUndefined()
})
