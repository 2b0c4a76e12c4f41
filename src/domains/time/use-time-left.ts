import { useEffect } from 'react'
import { timeLeft } from '@/lib/time-left'
import { useLatest } from '@/platform/elements/use-latest'
import { useServerNow } from './use-server-now'

export interface Deadline {
  /** Both `YYYY-MM-DD HH:mm:ss`, by the server's clock. */
  readonly deadline: string
  readonly serverTime: string
  /** The deadline has just passed: what stands on the page is out of date. */
  readonly onOver: () => void
}

/** How long it is until a deadline, as it is said. */
interface TimeToGo {
  /** 今日 17:00, or 11-24 17:00. */
  readonly until: string
  /** In days and hours, or in hours and minutes of the last day. */
  readonly parts: readonly { readonly number: number; readonly unit: string }[]
  readonly isSoon: boolean
  /** The server's time that it is counted from: 10:02. */
  readonly countedAt: string
}

/** Below so many hours it is urgent. */
const SOON_HOURS = 24

/** What is left until a deadline, minute by minute; `undefined` once it is over. */
export function useTimeLeft({ deadline, serverTime, onOver }: Deadline): TimeToGo | undefined {
  const now = useServerNow(serverTime)
  const left = timeLeft(deadline, `${now}:00`)
  const isOver = left?.isOver ?? true
  const latest = useLatest(onOver)
  useEffect(() => {
    if (isOver) latest.current()
  }, [isOver, latest])
  if (!left || isOver) return undefined
  const { hours, minutes } = left
  const isSoon = hours < SOON_HOURS
  const isToday = deadline.slice(0, 10) === now.slice(0, 10)
  return {
    until: isToday ? `今日 ${deadline.slice(11, 16)}` : deadline.slice(5, 16),
    parts: isSoon
      ? [
          { number: hours, unit: '小时' },
          { number: minutes, unit: '分' },
        ]
      : [
          { number: Math.floor(hours / 24), unit: '天' },
          { number: hours % 24, unit: '小时' },
        ],
    isSoon,
    countedAt: now.slice(11),
  }
}
