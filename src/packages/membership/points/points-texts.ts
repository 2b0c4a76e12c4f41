import { count } from '@/lib/format-number'

/** A movement with its sign: `+1,200`, `−600` (U+2212). */
export function signedPoints(change: number): string {
  return `${change < 0 ? '\u2212' : '+'}${count(Math.abs(change))}`
}
