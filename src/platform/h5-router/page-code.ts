import type { CallTemplate } from '../net/call-data'
import type { PageRoute } from './types'

/** What a page asks first, its parameters marked. */
export interface PageCall extends CallTemplate {
  readonly name: string
}

/**
 * What fetches each page's code, in the order of the app's own table: the build writes it here (config/page-code). It comes
 * apart from the entry, whose document knows the code of the first page by itself (launch-page).
 */
export const pageCode: readonly PageRoute['load'][] = []

/** What each page asks first (first-calls.ts of its package), in the same order. */
export const pageCalls: readonly (readonly PageCall[])[] = []
