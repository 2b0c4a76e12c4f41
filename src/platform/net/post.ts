import type { RawAnswer } from './first-calls'

/** POSTs a text of JSON, with cookies unless it goes as nobody's; rejects as `fetch` does. */
export async function post(
  path: string,
  body: string,
  signal: AbortSignal,
  withoutSession = false,
): Promise<RawAnswer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: withoutSession ? 'omit' : 'same-origin',
    body,
    signal,
  })
  return { status: response.status, statusText: response.statusText, text: await response.text() }
}
