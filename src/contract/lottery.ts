/**
 * The report's lottery: the same table is drawn from by the server and shown to the customer before the draw, as the
 * rules on prize promotion ask (TR-13). `percent` values add up to 100.
 */
export const LOTTERY_PRIZES = [
  { points: 88, percent: 50 },
  { points: 188, percent: 30 },
  { points: 388, percent: 15 },
  { points: 688, percent: 4 },
  { points: 1288, percent: 1 },
] as const satisfies readonly { points: number; percent: number }[]
