import type { PointsRecord } from '@/contract/membership'
import { count } from '@/lib/format-number'

/** A movement with its sign: `+1,200`, `−600` (U+2212). */
export function signedPoints(change: number): string {
  return `${change < 0 ? '\u2212' : '+'}${count(Math.abs(change))}`
}

/** When what was earned in a month (`2026-11`) lapses: one day for all of it; `''` where nothing was earned. */
export function expiryOfMonth(
  records: readonly Pick<PointsRecord, 'time' | 'expireDate'>[],
  month: string,
): string {
  return records.find(({ time, expireDate }) => expireDate !== '' && time.startsWith(month))?.expireDate ?? ''
}
