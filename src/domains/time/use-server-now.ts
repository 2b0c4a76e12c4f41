import { useEffect, useState } from 'react'
import { dateTimeInShanghai, formatMinute } from '@/lib/date'
import { instantOf } from '@/lib/time-left'

/** Looks so often whether another minute has begun. */
const LOOK_MS = 5000

interface Start {
  readonly serverTime: string
  /** The device's time at which it came. */
  readonly device: number
}

function minuteSince({ serverTime, device }: Start): string {
  const server = instantOf(serverTime)
  const now = server === undefined ? serverTime : dateTimeInShanghai(server + Date.now() - device)
  return formatMinute(now)
}

/**
 * The server's time (`YYYY-MM-DD HH:mm`), which goes on from what an answer said, minute by minute: the device's own clock may be
 * wrong, but not the time that passes on it.
 */
export function useServerNow(serverTime: string): string {
  const [now, setNow] = useState(formatMinute(serverTime))
  useEffect(() => {
    const start = { serverTime, device: Date.now() }
    const look = () => setNow(minuteSince(start))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [serverTime])
  return now
}
