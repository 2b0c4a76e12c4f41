import { maskAddress, maskForLog } from './mask'

/** One served call. Personal values are masked; of cookies only the names are kept. */
export interface LogEntry {
  readonly seq: number
  /** Data time, for example `2026-11-20T10:00:00+08:00`. */
  readonly at: string
  readonly name: string
  readonly requestData: unknown
  readonly requestNo: string | null
  /** Key of the customer (`U1`), or null without a session. */
  readonly customer: string | null
  /** 0 when the connection was dropped. */
  readonly httpStatus: number
  readonly outerCode: string | null
  readonly innerCode: string | null
  readonly cookies: readonly string[]
  readonly referer: string
  readonly durationMs: number
}

const CAPACITY = 1000

/** The last {@link CAPACITY} calls, oldest first. */
export interface RequestLog {
  add(entry: Omit<LogEntry, 'seq'>): void
  /** The entries after `seq`, and the number of the latest entry to ask from next time. */
  since(seq: number): { seq: number; entries: readonly LogEntry[] }
  clear(): void
}

/** An empty log; it lives in memory. Numbers keep rising when it is cleared. */
export function createRequestLog(): RequestLog {
  let entries: LogEntry[] = []
  let lastSeq = 0
  return {
    add(entry) {
      const masked = {
        ...entry,
        seq: ++lastSeq,
        requestData: maskForLog(entry.requestData),
        referer: maskAddress(entry.referer),
      }
      entries.push(masked)
      if (entries.length > CAPACITY) entries = entries.slice(-CAPACITY)
    },
    since: seq => ({ seq: lastSeq, entries: entries.filter(entry => entry.seq > seq) }),
    clear() {
      entries = []
    },
  }
}
