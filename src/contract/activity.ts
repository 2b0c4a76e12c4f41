import * as v from 'valibot'
import { endpoint } from './endpoint'
import { pageEntries, pagingEntries } from './paging'
import { DateTimeSchema, FlagSchema, IdSchema, RequestNoSchema } from './primitives'

const PointsSchema = v.pipe(v.number(), v.integer())

const activityEntries = {
  activityId: IdSchema,
  title: v.string(),
  bannerUrl: v.string(),
  startTime: DateTimeSchema,
  endTime: DateTimeSchema,
  /** 活动状态: ACTIVITY_STATUS. */
  status: v.string(),
}

export const ActivitySchema = v.object(activityEntries)

export type Activity = v.InferOutput<typeof ActivitySchema>

/**
 * One activity, for visitors too. `content` and `rules` are HTML of the server, `""` once it is over or offline; `joined` is
 * this customer's. `serverTime` is what the start and the end are counted from. Errors: `notOwner` for an unknown id.
 */
export const activityDetail = endpoint(
  'activityDetail',
  v.object({ activityId: IdSchema }),
  v.object({
    ...activityEntries,
    content: v.string(),
    rules: v.string(),
    organiser: v.string(),
    contact: v.string(),
    /** Given for joining. */
    points: PointsSchema,
    joined: FlagSchema,
    serverTime: DateTimeSchema,
  }),
  { isPublic: true, errors: ['notOwner'] },
)

/** Joins once; a second time gets the first result. Errors: `stateConflict` unless it is running, `notOwner`. */
export const activityJoin = endpoint(
  'activityJoin',
  v.object({ activityId: IdSchema, requestNo: RequestNoSchema }),
  v.object({ joined: FlagSchema, pointsAwarded: PointsSchema }),
  { isWrite: true, isCritical: true, errors: ['stateConflict', 'notOwner'] },
)

/** Activities that run or are to come, the next end first. */
export const activityList = endpoint(
  'activityList',
  v.object(pagingEntries),
  v.object(pageEntries(ActivitySchema)),
  { isPublic: true },
)
