import type { CancelSignal } from '@/lib/cancellation'

/** By the signal that a load hands to each of its calls, however it shapes their answers afterwards. */
const counts = new WeakMap<CancelSignal, number>()

/** Rows of an answer to this load could not be read. */
export function noteOmitted(signal: CancelSignal, count: number): void {
  counts.set(signal, omittedOf(signal) + count)
}

/** How many rows of the answers to a load could not be read. */
export function omittedOf(signal: CancelSignal): number {
  return counts.get(signal) ?? 0
}
