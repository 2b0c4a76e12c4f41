import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { DICTIONARIES } from '@/contract/dictionary'
import { tables } from './tables'

type Labels = Readonly<Record<string, string>>

/** The words of every code table, by the codes that it has. */
const wordsByCodes: ReadonlyMap<string, Labels> = new Map(
  tables
    .filter(
      (table): table is { labels: Labels } =>
        typeof table === 'object' && table !== null && 'labels' in table,
    )
    .map(({ labels }) => [keyOf(Object.keys(labels)), labels]),
)

function keyOf(codes: readonly unknown[]): string {
  return codes.map(String).filter(Boolean).sort().join('|')
}

const inWords = (labels: Labels) =>
  Object.entries(labels)
    .map(([code, word]) => `\`${code}\` ${word}`)
    .join(', ')

/** A schema of the contract as JSON Schema, with the words of its codes. */
export function jsonSchemaOf(schema: GenericSchema, side: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    typeMode: side,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  }) as Record<string, unknown>
  return withWords(json) as Record<string, unknown>
}

function withWords(node: unknown, name = ''): unknown {
  if (Array.isArray(node)) return node.map(one => withWords(one))
  if (typeof node !== 'object' || node === null) return node
  const result: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(node)) {
    result[key] =
      key === 'properties'
        ? Object.fromEntries(
            Object.entries(value as object).map(([field, one]) => [field, withWords(one, field)]),
          )
        : withWords(value)
  }
  const { wire, isWhole, ...json } = result
  const labels = labelsOf(result, name)
  return {
    ...json,
    ...(labels && { description: inWords(labels) }),
    ...(typeof wire === 'string' && wire in KINDS && { 'x-kind': KINDS[wire] }),
    ...(isWhole === true && { 'x-whole': true }),
  }
}

/** What a value is, where its pattern does not say so. */
const KINDS: Readonly<Record<string, string>> = {
  f: 'flag',
  F: 'flag',
  d: 'date in Asia/Shanghai',
  D: 'date and time in Asia/Shanghai',
  m: 'yuan',
  p: 'percent',
  s: 'shares',
  v: 'net value',
  y: 'year',
  i: 'id, token or hash',
}

function labelsOf({ enum: codes, type, wire }: Record<string, unknown>, name: string): Labels | undefined {
  if (Array.isArray(codes)) return wordsByCodes.get(keyOf(codes))
  const known = typeof wire === 'string' && /^[=!]/.test(wire) ? wire.slice(1).split('|')[0] : undefined
  if (known !== undefined) return wordsByCodes.get(keyOf(known.split(',')))
  return type === 'string' && name in DICTIONARIES
    ? DICTIONARIES[name as keyof typeof DICTIONARIES].labels
    : undefined
}
