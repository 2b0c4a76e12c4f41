import { swipeOf } from './swipe'

const spot = (x: number, y: number, top = 0) => ({ x, y, top })

test.each([
  ['up', spot(100, 500), spot(104, 400), 'next'],
  ['down', spot(100, 400), spot(90, 500), 'previous'],
  ['left', spot(300, 400), spot(200, 420), 'next'],
  ['right', spot(100, 400), spot(200, 380), 'previous'],
  ['a tap', spot(100, 400), spot(101, 399), undefined],
  ['a tremble', spot(100, 400), spot(100, 360), undefined],
  ['a scroll through a long page', spot(100, 500, 0), spot(100, 300, -200), undefined],
  ['a scroll that drifts sideways', spot(200, 500, 0), spot(120, 440, -60), undefined],
  ['a swipe up at the end of a long page', spot(100, 500, -300), spot(100, 400, -300), 'next'],
  ['a scroll back up', spot(100, 300, -200), spot(100, 480, -20), undefined],
])('%s', (_, from, to, swipe) => {
  expect(swipeOf(from, to)).toBe(swipe)
})
