import type { RawAnswer } from './first-calls'
import { post } from './post'

/** A finger that stays down longer than this has not tapped. */
const FRESH_MS = 3000

interface CallAhead {
  readonly answer: Promise<RawAnswer>
  readonly at: number
}

const ahead = new Map<string, CallAhead>()

/**
 * Sends a read before the page that will ask for it has opened. The function that is returned gives it up, unless a page has taken
 * the answer. Bodies are texts, so that the page's own request is found by its text.
 */
export function callAhead(path: string, body: string, customer?: string): () => void {
  const key = path + body
  const controller = new AbortController()
  const call = { answer: post(path, body, controller.signal, { customer }), at: performance.now() }
  // The page that takes the answer learns of a failure.
  call.answer.catch(() => undefined)
  ahead.set(key, call)
  return () => {
    if (ahead.get(key) !== call) return
    ahead.delete(key)
    controller.abort()
  }
}

/** The answer to a call that was sent ahead; each is taken once. Undefined when there is none. */
export function takeCallAhead(path: string, body: string): Promise<RawAnswer> | undefined {
  const call = ahead.get(path + body)
  ahead.delete(path + body)
  return call && performance.now() - call.at < FRESH_MS ? call.answer : undefined
}

/** What was asked for one customer is no answer for the next. */
export function dropCallsAhead(): void {
  ahead.clear()
}
