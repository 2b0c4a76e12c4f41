import { describe, it } from 'node:test'
import { isLongRun } from './is-long-run'

export { isLongRun }

/** `describe` and `it` of tests that only the long run has: in the short one nothing of them is registered. */
export const long = {
  describe(name: string, options: { readonly concurrency?: number }, run: () => void): void {
    if (isLongRun) void describe(name, options, run)
  },
  it(name: string, run: () => Promise<void> | void): void {
    if (isLongRun) void it(name, run)
  },
}
