import type { Problems } from './problems'

/** `setTimeout` and its kin as the product gets them. */
export interface Timers {
  setTimeout(run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]): number
  clearTimeout(id?: number): void
  setInterval(run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]): number
  clearInterval(id?: number): void
}

/** Timers of the product: an error in one is noted. */
export function timers(problems: Problems): Timers {
  const guarded = (run: (...values: unknown[]) => void, values: unknown[]) => () =>
    problems.guard('timer', () => run(...values))
  return {
    setTimeout: (run, ms, ...values) => window.setTimeout(guarded(run, values), ms),
    clearTimeout: id => window.clearTimeout(id),
    setInterval: (run, ms, ...values) => window.setInterval(guarded(run, values), ms),
    clearInterval: id => window.clearInterval(id),
  }
}
