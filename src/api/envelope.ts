import { SUCCESS } from '@/contract/success'

/** The envelope of every answer (specification, section 8). */
export interface Envelope {
  readonly code?: unknown
  readonly msg?: unknown
  readonly result?: unknown
}

/** An object that is neither null nor a list; undefined for anything else. */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

/** The one place that knows where the data lies: in `result.data`, or directly under `result` (Q11). */
export function readData(result: Record<string, unknown> | undefined): unknown {
  return result?.data ?? result ?? {}
}

/** The data of a body that says success twice; undefined for any other. What it says otherwise, `interpret` knows. */
export function successData(body: unknown): unknown {
  const envelope = asRecord(body)
  const result = asRecord(envelope?.result)
  const isSuccess = envelope?.code === SUCCESS && result?.statusCode === SUCCESS
  return isSuccess ? readData(result) : undefined
}
