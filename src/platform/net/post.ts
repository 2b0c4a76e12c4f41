import type { RawAnswer } from './first-calls'
import { CUSTOMER_HEADER } from '@/lib/customer-header'
import type { HttpOptions } from './http.types'

/** POSTs a text of JSON, with cookies unless it goes as nobody's; rejects as `fetch` does. */
export async function post(
  path: string,
  body: string,
  signal: AbortSignal,
  { withoutSession = false, customer }: Pick<HttpOptions, 'withoutSession' | 'customer'> = {},
): Promise<RawAnswer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(customer && { [CUSTOMER_HEADER]: customer }) },
    credentials: withoutSession ? 'omit' : 'same-origin',
    body,
    signal,
  })
  return { status: response.status, statusText: response.statusText, text: await response.text() }
}
