import { INNER } from '@/contract/codes'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import type { endpoints, EndpointName } from '@/contract/registry'
import type { Browser } from './harness'

type RequestTo<K extends EndpointName> = RequestOf<(typeof endpoints)[K]>
type DataOf<K extends EndpointName> = ResponseOf<(typeof endpoints)[K]>

/** Calls an endpoint that must succeed, and answers its data; throws with code and message when it does not. */
export async function dataOf<K extends EndpointName>(
  browser: Browser,
  name: K,
  request: RequestTo<K>,
): Promise<DataOf<K>> {
  const answer = await browser.call(name, request)
  if (answer.inner !== INNER.success) throw new Error(`${name}: ${answer.inner ?? answer.code} ${answer.msg}`)
  // The dispatcher has checked the answer against the contract.
  return answer.data as DataOf<K>
}

/** Every row of a paged list, page by page. */
export async function allRows<Row>(
  page: (pageNum: number) => Promise<{ pages: number; list: readonly Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let pageNum = 1, pages = 1; pageNum <= pages; pageNum += 1) {
    const answer = await page(pageNum)
    pages = answer.pages
    rows.push(...answer.list)
  }
  return rows
}
