import { indexOfPage } from './address'
import type { PageCall } from './page-code'

/** Fetches the code of a page that is likely to open next; answers what it will ask first. Rejects where there is no line. */
export async function pageAhead(page: string): Promise<readonly PageCall[]> {
  const { pageCode, pageCalls } = await import(/* webpackChunkName: "page-code" */ './page-code')
  const index = indexOfPage(page)
  // Who opens the page learns of a failure.
  pageCode[index]?.().catch(() => undefined)
  return pageCalls[index] ?? []
}
