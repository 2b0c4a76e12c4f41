import type { LotteryInfo } from '@/contract/asset-report'
import { REPORT_STATUS, REPORT_USER_TYPE } from '@/contract/tables/report'
import { isOn } from '@/lib/flag'

/** Pages of the report as the specification numbers them: 1 is the cover, 8 the draw. */
export type StoryPageId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** The pages behind the cover, which is a route of its own. */
export type InnerPageId = Exclude<StoryPageId, 1>

/** What the entry offers: begin, see the points drawn before, or why there is nothing to read. */
export type EntryAction = 'start' | 'result' | 'notOpen' | 'expired'

const FIRST_STORY_PAGE = 2

/** The page with the draw. */
export const DRAW_PAGE = 8

const ALL_PAGES: readonly StoryPageId[] = [1, 2, 3, 4, 5, 6, 7, 8]
/** Who never held a product has no purchase, holding or income to look back on. */
const PAGES_WITHOUT_HOLDINGS: readonly StoryPageId[] = [1, 2, 7, 8]

/** The pages this customer reads, cover included, in order; an unknown user type reads like one who holds. */
export function storyPages(userType: string): readonly StoryPageId[] {
  return userType === REPORT_USER_TYPE.neverHeld ? PAGES_WITHOUT_HOLDINGS : ALL_PAGES
}

function innerPages(pages: readonly StoryPageId[]): readonly InnerPageId[] {
  return pages.filter((page): page is InnerPageId => page !== 1)
}

/** The page after this one; `undefined` at the end. */
export function nextPage(pages: readonly StoryPageId[], current: InnerPageId): InnerPageId | undefined {
  return innerPages(pages).find(page => page > current)
}

/** The page before this one; `undefined` on the first page after the cover. */
export function previousPage(pages: readonly StoryPageId[], current: InnerPageId): InnerPageId | undefined {
  return [...innerPages(pages)].reverse().find(page => page < current)
}

/** The page an address asks for: the nearest one from there on that this customer has, else the first. */
export function startPage(pages: readonly StoryPageId[], asked: string | undefined): InnerPageId {
  const wanted = /^[1-8]$/.test(asked ?? '') ? Number(asked) : FIRST_STORY_PAGE
  return innerPages(pages).find(page => page >= wanted) ?? FIRST_STORY_PAGE
}

/** Place of a page among the customer's pages, counted from 1 for the cover. */
export function pageNumber(pages: readonly StoryPageId[], page: StoryPageId): number {
  return pages.indexOf(page) + 1
}

/** Minutes to read this many pages. */
export function readingMinutes(pageCount: number): number {
  return Math.ceil(pageCount / 4)
}

/**
 * What the entry offers. A report that is due is over whatever its status says; an unknown status is an open one. Points
 * that were drawn can be seen for as long as the report is open.
 */
export function entryAction(info: Pick<LotteryInfo, 'status' | 'isDue' | 'ispartLottery'>): EntryAction {
  if (isOn(info.isDue) || info.status === REPORT_STATUS.over) return 'expired'
  if (info.status === REPORT_STATUS.notOpen) return 'notOpen'
  return isOn(info.ispartLottery) ? 'result' : 'start'
}
