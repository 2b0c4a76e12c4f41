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
}

/** The clock of one store; its position survives a restart because it is kept in that store. */
export function createClock(db: Db, kind: ClockKind): Clock {
  const read = () => ({
    seededAt: Number(readMeta(db, 'clockSeededAt') ?? Date.now()),
    advancedMs: Number(readMeta(db, 'clockAdvancedMs') ?? 0),
  })
  let { seededAt, advancedMs } = read()

  return {
    now: () => (kind === 'seed' ? SEED_TIME + (Date.now() - seededAt) : Date.now()) + advancedMs,
    advance(seconds) {
      advancedMs += Math.max(0, Math.round(seconds * 1000))
      writeMeta(db, 'clockAdvancedMs', String(advancedMs))
    },
    restart() {
      seededAt = Date.now()
      advancedMs = 0
      writeMeta(db, 'clockSeededAt', String(seededAt))
      writeMeta(db, 'clockAdvancedMs', '0')
    },
  }
}

/** `2026-11-20T10:00:00+08:00`: what logs and developer pages show. */
export function formatInstant(ms: number): string {
  return `${new Date(ms + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19)}+08:00`
}

/** `2026-11-20`: the calendar day in Asia/Shanghai. */
export function formatDay(ms: number): string {
  return formatInstant(ms).slice(0, 10)
}
