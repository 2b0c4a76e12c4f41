import { randomUUID } from 'node:crypto'
import * as v from 'valibot'

/** What a text may have to look like; the first that fits is sent. */
const TEXTS = [
  '',
  'x'.repeat(32),
  '2026-12-01',
  '10:00',
  '100000.00',
  '19900000009',
  '123456',
  '110000',
  'somebody@example.com',
  '1.0',
  'CN',
  '6200000000000013',
  'a'.repeat(64),
  'AAAA',
]

interface Schema {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly wrapped?: Schema
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

const fits = (schema: Schema, value: unknown) =>
  v.safeParse(schema as unknown as v.GenericSchema, value).success

/** Something that a schema of the contract takes; what may be left out is. */
export function sampleOf(schema: Schema): unknown {
  const { type, entries, item, options = [], literal } = schema
  if (type === 'object') return sampleFields(entries ?? {})
  if (type === 'array') return fits(schema, []) || !item ? [] : [sampleOf(item)]
  const candidates = [undefined, ...TEXTS, 1, 0, 100, 10_000, ...options, literal]
  const found = candidates.find(value => fits(schema, value))
  if (found === undefined && !fits(schema, undefined)) throw new Error(`No sample of ${type} fits`)
  return found
}

function sampleFields(entries: Readonly<Record<string, Schema>>): Record<string, unknown> {
  const fields = Object.entries(entries).map(([name, field]) => {
    try {
      return [name, name === 'requestNo' ? randomUUID() : sampleOf(field)]
    } catch (error) {
      throw new Error(`${name}: ${String(error)}`)
    }
  })
  return Object.fromEntries(fields) as Record<string, unknown>
}
