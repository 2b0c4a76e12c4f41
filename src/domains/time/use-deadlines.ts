import { useEffect } from 'react'
import { useLatest } from '@/platform/elements/use-latest'
import { useServerNow } from './use-server-now'

/**
 * The server's time (`YYYY-MM-DD HH:mm:00`) for words about deadlines, minute by minute; `''` among the deadlines is none. `onOver` is called
 * for each that passes after `serverTime`, once its minute is over: what stands on the page is out of date then.
 */
export function useDeadlines(deadlines: readonly string[], serverTime: string, onOver: () => void): string {
  const now = useServerNow(serverTime)
  const passed = deadlines.filter(
    deadline => deadline > serverTime && deadline.slice(0, now.length) < now,
  ).length
  const latest = useLatest(onOver)
  useEffect(() => {
    if (passed > 0) latest.current()
  }, [passed, latest])
  return `${now}:00`
}
