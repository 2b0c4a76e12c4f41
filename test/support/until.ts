import assert from 'node:assert/strict'
import { setInterval } from 'node:timers/promises'

/** Longest wait for something to come; generous, since the machine may be busy. */
export const WAIT_MS = 15_000
const POLL_MS = 25

/** Asks again and again until the answer is the wanted one, and hands it out; the last one says what was wrong. */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  isWanted: (answer: T) => boolean = Boolean,
): Promise<T> {
  const end = Date.now() + WAIT_MS
  let answer = await ask()
  if (isWanted(answer)) return answer
  for await (const _turn of setInterval(POLL_MS)) {
    answer = await ask()
    if (isWanted(answer)) return answer
    if (Date.now() > end) break
  }
  return assert.fail(`never: ${what}; last there was ${JSON.stringify(answer)}`)
}
