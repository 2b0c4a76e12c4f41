import { LOTTERY_PRIZES } from '@/contract/lottery'

/** Tickets of the report's lottery, from 0; each is drawn as often as any other. */
export const TICKETS = 100

/** What a ticket wins: of a hundred tickets each prize has as many as its percentage says. */
export function prizeOf(ticket: number): number {
  let before = 0
  for (const { points, percent } of LOTTERY_PRIZES) {
    before += percent
    if (ticket < before) return points
  }
  throw new Error('The percentages of LOTTERY_PRIZES do not add up to 100')
}
