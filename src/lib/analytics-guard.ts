import { ANALYTICS_LIMITS } from './analytics-constants'
import { cleanProperties } from './analytics-privacy'

/** One event on its way to the collector, as both SDKs build it. */
export interface AnalyticsRecord {
  readonly type: string
  readonly event?: string
  readonly distinct_id: string
  readonly properties: Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

/** The event as it may be sent, or why it may not. */
export type CheckedEvent = { ok: true; record: AnalyticsRecord } | { ok: false; reason: string }

const NAME = new RegExp(`^[A-Za-z_$][A-Za-z0-9_$]{0,${ANALYTICS_LIMITS.name - 1}}$`)
/** Names the collector keeps for its own columns. */
const RESERVED =
  /^(distinct_id|original_id|time|properties|id|first_id|second_id|users|events?|user_id|date|datetime|user_(tag|group).*)$/i
const LONG_TEXTS = ['$element_selector', '$element_path']
const RECORD_TYPE = /^(track|profile|item)(_[a-z_]+)?$/

/** A name of an event or property: a letter, `_` or `$` first, at most 100 characters, not reserved. */
export function isAnalyticsName(name: unknown): name is string {
  return typeof name === 'string' && NAME.test(name) && !RESERVED.test(name)
}

/** An id of a customer or device: 1 to 255 characters. */
export function isAnalyticsId(id: unknown): id is string {
  return typeof id === 'string' && id !== '' && id.length <= ANALYTICS_LIMITS.id
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown, limit: number): value is string {
  return typeof value === 'string' && value.length <= limit
}

function isValue(name: string, value: unknown): boolean {
  const limit = LONG_TEXTS.includes(name) ? ANALYTICS_LIMITS.selector : ANALYTICS_LIMITS.text
  if (typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(part => isText(part, limit))
  return isText(value, limit)
}

function problemOfIds(record: Record<string, unknown>): string | undefined {
  if (!isAnalyticsId(record.distinct_id)) return 'distinct_id'
  return ['login_id', 'anonymous_id', 'original_id'].find(
    field => record[field] !== undefined && !isAnalyticsId(record[field]),
  )
}

function problemOfType(record: Record<string, unknown>): string | undefined {
  const { type } = record
  if (typeof type !== 'string' || !RECORD_TYPE.test(type) || '_debug_web_msg' in record) return 'type'
  if (type.startsWith('track')) return isAnalyticsName(record.event) ? undefined : 'event name'
  if (!type.startsWith('item')) return undefined
  if (!isAnalyticsName(record.item_type)) return 'item_type'
  return isText(record.item_id, ANALYTICS_LIMITS.text) && record.item_id !== '' ? undefined : 'item_id'
}

/**
 * Judges one event before it is sent. Malformed ones are dropped as a whole, with a reason that holds no value of the
 * event; from the others goes whatever is personal. Never throws.
 */
export function checkEvent(record: unknown): CheckedEvent {
  if (!isRecord(record)) return { ok: false, reason: 'no event' }
  const problem = problemOfType(record) ?? problemOfIds(record)
  if (problem !== undefined) return { ok: false, reason: problem }
  const properties = record.properties ?? {}
  if (!isRecord(properties)) return { ok: false, reason: 'properties' }
  for (const [name, value] of Object.entries(properties)) {
    if (!NAME.test(name) || RESERVED.test(name)) return { ok: false, reason: 'property name' }
    if (value !== undefined && value !== null && !isValue(name, value)) {
      return { ok: false, reason: `value of ${name}` }
    }
  }
  return { ok: true, record: { ...record, properties: cleanProperties(properties) } as AnalyticsRecord }
}
