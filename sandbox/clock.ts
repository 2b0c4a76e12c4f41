import type { Db } from './store/database'
import { readMeta, writeMeta } from './store/meta'

/** `seed`: data time starts at {@link SEED_TIME} when the store is seeded. `real`: the time of the machine. */
export type ClockKind = 'seed' | 'real'

/** The moment the seed data is written for. */
export const SEED_TIME = Date.parse('2026-11-20T10:00:00+08:00')

const SHANGHAI_OFFSET_MS = 8 * 3600 * 1000

/** Data time: everything the sandbox stores, compares or expires uses this clock and no other. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Moves data time forward; never back, so that nothing that expired comes alive again. */
  advance(seconds: number): void
  /** Starts again at the seed time. */
  restart(): void
  /** Takes its position from the store again, after a restart that was undone. */
  reread(): void
  /** Notes in the store how far time has come; call it now and then, and at the end. */
  keep(): void
}

/** How often {@link Clock.keep} writes at most, in data time. */
const KEEP_EVERY_MS = 5000

/**
 * The clock of one store; its position survives a restart because it is kept in that store. It follows the machine's
 * clock forwards alone: when that one is set back, data time goes on from where it was.
 */
export function createClock(db: Db, kind: ClockKind): Clock {
  const read = () => {
    const numberOf = (key: string) => Number(readMeta(db, key) ?? 0)
    const latest = numberOf('clockLatest')
    return {
      seededAt: Number(readMeta(db, 'clockSeededAt') ?? Date.now()),
      advancedMs: numberOf('clockAdvancedMs'),
      /** By how much the machine's clock was set back in all. */
      setBackMs: numberOf('clockSetBackMs'),
      latest,
      kept: latest,
    }
  }
  let { seededAt, advancedMs, setBackMs, latest, kept } = read()

  const now = () => {
    const machine = kind === 'seed' ? SEED_TIME + (Date.now() - seededAt) : Date.now()
    setBackMs += Math.max(0, latest - (machine + advancedMs + setBackMs))
    latest = machine + advancedMs + setBackMs
    return latest
  }

  return {
    now,
    advance(seconds) {
      const advanced = advancedMs + Math.max(0, Math.round(seconds * 1000))
      writeMeta(db, 'clockAdvancedMs', String(advanced))
      advancedMs = advanced
    },
    restart() {
      const at = Date.now()
      writeMeta(db, 'clockSeededAt', String(at))
      for (const key of ['clockAdvancedMs', 'clockSetBackMs', 'clockLatest']) writeMeta(db, key, '0')
      seededAt = at
      advancedMs = setBackMs = latest = kept = 0
    },
    reread() {
      ;({ seededAt, advancedMs, setBackMs, latest, kept } = read())
    },
    keep() {
      const time = now()
      if (time - kept < KEEP_EVERY_MS) return
      db.transaction(() => {
        writeMeta(db, 'clockSetBackMs', String(setBackMs))
        writeMeta(db, 'clockLatest', String(time))
      })
      kept = time
    },
  }
}

/** Milliseconds of a time `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export function instantOf(time: string): number {
  return Date.parse(`${time.replace(' ', 'T')}+08:00`)
}

/** `2026-11-20T10:00:00+08:00`: what logs and developer pages show. */
export function formatInstant(ms: number): string {
  return `${new Date(ms + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19)}+08:00`
}

/** `2026-11-20`: the calendar day in Asia/Shanghai. */
export function formatDay(ms: number): string {
  return formatInstant(ms).slice(0, 10)
}
