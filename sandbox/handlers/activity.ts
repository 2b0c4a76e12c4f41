import { INNER } from '@/contract/codes'
import { ACTIVITY_STATUS } from '@/contract/tables/membership'
import { dateTimeInShanghai } from '@/lib/date'
import { BusinessError } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { pictureUrl } from '../files/pictures'
import {
  activityById,
  type ActivityRow,
  activityStatusOf,
  joinedPoints,
  listActivities,
  recordJoin,
} from '../store/activities'
import { pageOf } from '../store/page'
import { earnPoints } from '../store/points'

const REFUSALS = {
  [ACTIVITY_STATUS.notStarted]: '活动尚未开始，请在开始后参加',
  [ACTIVITY_STATUS.ended]: '活动已结束',
  [ACTIVITY_STATUS.withdrawn]: '活动已下线',
} as const

function activityOf(row: ActivityRow, { now }: HandlerContext) {
  return {
    activityId: row.activity_id,
    title: row.title,
    bannerUrl: pictureUrl(row.banner),
    startTime: row.start_time,
    endTime: row.end_time,
    status: activityStatusOf(row, dateTimeInShanghai(now())),
  }
}

function knownActivity(activityId: string, { db }: HandlerContext): ActivityRow {
  const row = activityById(db, activityId)
  if (!row) throw new BusinessError(INNER.notOwner, { msg: '没有找到这个活动' })
  return row
}

/** Handlers of `src/contract/activity.ts`. */
export const activityHandlers = {
  activityDetail({ activityId }, context) {
    const { db, customerId, now } = context
    const row = knownActivity(activityId, context)
    const activity = activityOf(row, context)
    const isOpen = activity.status === ACTIVITY_STATUS.notStarted || activity.status === ACTIVITY_STATUS.open
    return {
      ...activity,
      content: isOpen ? row.content : '',
      rules: isOpen ? row.rules : '',
      organiser: row.organiser,
      contact: row.contact,
      points: row.points,
      joined: joinedPoints(db, activityId, customerId) === undefined ? '0' : '1',
      serverTime: dateTimeInShanghai(now()),
    }
  },

  activityJoin({ activityId }, context) {
    const { db, customerId, now } = context
    const row = knownActivity(activityId, context)
    const earlier = joinedPoints(db, activityId, customerId)
    if (earlier !== undefined) return { joined: '1', pointsAwarded: earlier }
    const status = activityStatusOf(row, dateTimeInShanghai(now()))
    if (status !== ACTIVITY_STATUS.open) {
      throw new BusinessError(INNER.stateConflict, { msg: REFUSALS[status] })
    }
    recordJoin(db, row, customerId, now())
    if (row.points > 0) {
      earnPoints(db, {
        customerId,
        type: '1',
        points: row.points,
        source: `参加活动：${row.title}`,
        now: now(),
      })
    }
    return { joined: '1', pointsAwarded: row.points }
  },

  activityList(paging, context) {
    const open = listActivities(context.db)
      .map(row => activityOf(row, context))
      .filter(({ status }) => status === ACTIVITY_STATUS.notStarted || status === ACTIVITY_STATUS.open)
    return pageOf(open, paging)
  },
} satisfies Partial<Handlers>
