import type { Activity } from '@/contract/activity'
import { ACTIVITY_STATUS } from '@/contract/tables/membership'
import { formatMinute, parseDate } from '@/lib/date'
import { isOn } from '@/lib/flag'

const MINUTE_MS = 60_000

type Course = Pick<Activity, 'status' | 'startTime' | 'endTime'>

/** `YYYY-MM-DD HH:mm:ss` in Shanghai as milliseconds; `NaN` when unreal. */
export function instantOf(text: string): number {
  return parseDate(text)?.time ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : NaN
}

/** What an activity waits for: its start or its end, milliseconds; `NaN` when it is over. */
export function nextTurn({ status, startTime, endTime }: Course): number {
  if (status === ACTIVITY_STATUS.notStarted) return instantOf(startTime)
  return status === ACTIVITY_STATUS.open ? instantOf(endTime) : NaN
}

/** The time left to the start or the end, to the minute; `''` when it is over. `now` by the server's clock. */
export function countdownText(activity: Course, now: number): string {
  const turn = nextTurn(activity)
  if (Number.isNaN(turn)) return ''
  const minutes = Math.max(0, Math.ceil((turn - now) / MINUTE_MS))
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  const left = days > 0 ? `${days} 天 ${hours} 小时` : `${hours} 小时 ${minutes % 60} 分`
  return `距${activity.status === ACTIVITY_STATUS.notStarted ? '开始' : '结束'}还有 ${left}`
}

/** Period as a caption: 2026-11-10 00:00 至 2026-12-10 23:59. */
export function periodText({ startTime, endTime }: Pick<Activity, 'startTime' | 'endTime'>): string {
  return `${formatMinute(startTime)} 至 ${formatMinute(endTime)}`
}

/** Why nobody can join now; `undefined` while one can. */
export function joinRefusal(activity: Course & { joined: string }): string | undefined {
  if (isOn(activity.joined)) return '您已参加，每位客户限参加一次'
  return activity.status === ACTIVITY_STATUS.notStarted
    ? `活动将于 ${formatMinute(activity.startTime)} 开始`
    : undefined
}

/** Whether an activity is over or gone: its page has nothing to show any more. */
export function isOver({ status }: Pick<Activity, 'status'>): boolean {
  return status === ACTIVITY_STATUS.ended || status === ACTIVITY_STATUS.withdrawn
}
