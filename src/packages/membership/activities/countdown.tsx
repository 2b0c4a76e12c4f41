import { useEffect, useState } from 'react'
import type { Activity } from '@/contract/activity'
import { useLatest } from '@/platform/elements/use-latest'
import { Note } from '@/ui/kit/note'
import { countdownText, instantOf, nextTurn } from './activity-texts'

const TICK_MS = 10_000

interface CountdownProps {
  activity: Activity & { readonly serverTime: string }
  /** Device time of the answer that `serverTime` came with. */
  fetchedAt: number
  /** The activity has begun or ended meanwhile. */
  onTurn: () => void
}

/** Time left to the start or the end, by the server's clock; silent for screen readers, which hear it when they come by. */
export function Countdown({ activity, fetchedAt, onTurn }: CountdownProps) {
  const [deviceNow, setDeviceNow] = useState(fetchedAt)
  const latest = useLatest({ activity, fetchedAt, onTurn })
  useEffect(() => {
    const timer = setInterval(() => {
      const { activity: shown, fetchedAt: since, onTurn: turn } = latest.current
      const now = Date.now()
      setDeviceNow(now)
      if (instantOf(shown.serverTime) + now - since > nextTurn(shown)) turn()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [latest])
  const now = instantOf(activity.serverTime) + Math.max(0, deviceNow - fetchedAt)
  const text = countdownText(activity, now)
  return text ? <Note tone="due">{text}</Note> : null
}
