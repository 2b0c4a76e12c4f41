/** One event as it was sent. */
export type SentEvent = Readonly<Record<string, unknown>>

/** What a request to the collector held, or why it is refused. */
export type Payload =
  | { ok: true; delivery: 'single' | 'batch'; isChecked: boolean; events: readonly SentEvent[] }
  | { ok: false; reason: 'empty' | 'check value' | 'payload' }

/** The SDK's check value: a signed 32 bit hash over the base64 text. It shows damage, it does not authenticate. */
export function checkValue(text: string): number {
  let hash = 0
  for (let index = 0; index < text.length; index += 1) {
    hash = ((hash << 5) - hash + text.charCodeAt(index)) | 0
  }
  return hash
}

function decode(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}

function isEvent(value: unknown): value is SentEvent {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'type' in value
}

/**
 * Reads `data=…&ext=crc%3D…` (one event) or `data_list=…` (several), from a body or a query. Single events of the browser
 * carry a check value, which must be right; batches and the mini-program send none.
 */
export function readPayload(text: string): Payload {
  const fields = new URLSearchParams(text)
  const list = fields.get('data_list')
  const base64 = list ?? fields.get('data')
  if (base64 === null) return { ok: false, reason: 'empty' }
  const ext = fields.get('ext')
  if (ext !== null && ext !== `crc=${checkValue(base64)}`) return { ok: false, reason: 'check value' }
  const content = decode(base64)
  const events = list === null ? [content] : content
  if (!Array.isArray(events) || !events.every(isEvent)) return { ok: false, reason: 'payload' }
  return { ok: true, delivery: list === null ? 'single' : 'batch', isChecked: ext !== null, events }
}
