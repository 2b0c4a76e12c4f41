import { LOTTERY_PRIZES } from '@/contract/lottery'
import { prizeOf, TICKETS } from './lottery'

test('of all tickets each prize has as many as the published table says', () => {
  const tickets = Array.from({ length: TICKETS }, (_, ticket) => prizeOf(ticket))
  const drawn = LOTTERY_PRIZES.map(({ points }) => ({
    points,
    percent: tickets.filter(prize => prize === points).length,
  }))
  expect(drawn).toEqual(LOTTERY_PRIZES)
  expect(drawn).toEqual([
    { points: 88, percent: 50 },
    { points: 188, percent: 30 },
    { points: 388, percent: 15 },
    { points: 688, percent: 4 },
    { points: 1288, percent: 1 },
  ])
})

test('there is no ticket beyond', () => {
  expect(() => prizeOf(TICKETS)).toThrow('do not add up')
})
