import { query } from '@/api/query'
import { HOLDER_VIEW } from '@/contract/tables/position'

export const trustPositionsOf = query('trustPositionList')
/** Every established trust of the principal: nobody has more than a few. */
export const heldTrusts = query('trustPositionList', () => ({
  holderRole: HOLDER_VIEW.principal,
  pageNum: 1,
  pageSize: 50,
}))
export const applicationsOf = query('ftApplicationList')
export const homeHead = query('homeSummary')
export const waitingTasks = query('homeTasks')
export const nextDates = query('homeSchedule')
export const orderBadges = query('myOrderBadge')

/** What the lists show until the customer chooses. */
export const POSITIONS_AT_FIRST = { holderRole: HOLDER_VIEW.principal, sort: 'amount' } as const
