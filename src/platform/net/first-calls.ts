/** An answer as the network gave it. */
export interface RawAnswer {
  readonly status: number
  readonly statusText: string
  readonly text: string
}

/** Answers of calls that the entry page sent before this code ran (config/first-calls-script.mjs), by path and body. */
export type FirstCalls = Record<string, Promise<RawAnswer> | undefined>

/** So long after the document was opened an answer that nobody took is too old to be taken. */
const FRESH_MS = 20_000

/** The answer to a call that is under way already; each is taken once. Undefined when there is none. */
export function takeFirstCall(path: string, body: string): Promise<RawAnswer> | undefined {
  const calls = (window as { __firstCalls?: FirstCalls }).__firstCalls
  const answer = calls?.[path + body]
  if (!calls || !answer) return undefined
  calls[path + body] = undefined
  return performance.now() < FRESH_MS ? answer : undefined
}

/**
 * What was asked for when the document was opened is no longer true: the customer goes on to another page, or tries again
 * what failed. Only H5 has such calls.
 */
export function dropFirstCalls(): void {
  if (process.env.TARO_ENV === 'h5') (window as { __firstCalls?: FirstCalls }).__firstCalls = undefined
}
