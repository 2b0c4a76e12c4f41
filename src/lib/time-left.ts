import { parseDate } from './date'

const MINUTE_MS = 60_000

/** `YYYY-MM-DD HH:mm:ss` in Shanghai as milliseconds; `undefined` when unreal. */
export function instantOf(text: string): number | undefined {
  const date = parseDate(text)
  return date?.time ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : undefined
}

/** What is left until a deadline, in whole minutes begun; all 0 in the last minute. */
export interface TimeLeft {
  readonly hours: number
  readonly minutes: number
  /** The deadline has passed. */
  readonly isOver: boolean
}

/** Time from one moment to another (`YYYY-MM-DD HH:mm:ss`); `undefined` when either is unreal. */
export function timeLeft(deadline: string, now: string): TimeLeft | undefined {
  const [end, start] = [instantOf(deadline), instantOf(now)]
  if (end === undefined || start === undefined) return undefined
  const minutes = Math.floor((end - start) / MINUTE_MS)
  const left = Math.max(0, minutes)
  return { hours: Math.floor(left / 60), minutes: left % 60, isOver: minutes < 0 }
}
