import type { Db } from './database'

/** A row of `activities`; times are `YYYY-MM-DD HH:mm:ss`. */
export interface ActivityRow {
  readonly activity_id: string
  readonly title: string
  readonly banner: string
  readonly start_time: string
  readonly end_time: string
  readonly is_offline: number
  readonly content: string
  readonly rules: string
  readonly organiser: string
  readonly contact: string
  readonly points: number
}

/** 活动状态 (ACTIVITY_STATUS) at a time `YYYY-MM-DD HH:mm:ss`. */
export function activityStatusOf(activity: ActivityRow, time: string): '0' | '1' | '2' | '3' {
  if (activity.is_offline === 1) return '3'
  if (time < activity.start_time) return '0'
  return time <= activity.end_time ? '1' : '2'
}

/** Every activity, the next end first. */
export function listActivities(db: Db): ActivityRow[] {
  return db.all<ActivityRow>('SELECT * FROM activities ORDER BY end_time, activity_id')
}

/** The activity with this id. */
export function activityById(db: Db, activityId: string): ActivityRow | undefined {
  return db.get<ActivityRow>('SELECT * FROM activities WHERE activity_id = ?', activityId)
}

/** Points a customer got for joining; nothing before. */
export function joinedPoints(db: Db, activityId: string, customerId: string): number | undefined {
  return db.get<{ points: number }>(
    'SELECT points FROM activity_joins WHERE activity_id = ? AND customer_id = ?',
    activityId,
    customerId,
  )?.points
}

/** Records that a customer joins; a second time is refused by the table. */
export function recordJoin(
  db: Db,
  { activity_id, points }: ActivityRow,
  customerId: string,
  now: number,
): void {
  db.run(
    'INSERT INTO activity_joins (activity_id, customer_id, points, joined_at) VALUES (?, ?, ?, ?)',
    activity_id,
    customerId,
    points,
    now,
  )
}
