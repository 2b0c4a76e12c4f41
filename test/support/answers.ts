import fc, { type Arbitrary } from 'fast-check'
import type { GenericSchema } from 'valibot'
import type { Shape } from '@/lib/answer-shape'

interface Node {
  readonly type: string
  readonly kind?: string
  readonly entries?: Readonly<Record<string, Node>>
  readonly item?: Node
  readonly value?: Node
  readonly wrapped?: Node
  readonly default?: unknown
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly requirement?: unknown
  readonly pipe?: readonly Node[]
}

/** Answers that a schema allows. */
export function arbitraryOf(schema: GenericSchema): Arbitrary<unknown> {
  return arbitrary(schema)
}

function arbitrary(node: Node): Arbitrary<unknown> {
  switch (node.type) {
    case 'object':
    case 'loose_object':
      return fc.record(mapValues(node.entries ?? {}, arbitrary))
    case 'array':
      // What is all empty is no row.
      return fc.array(
        arbitrary(node.item as Node).filter(row => !isEmpty(row)),
        {
          minLength: limit(node, 'min_length') ?? 0,
          maxLength: 3,
        },
      )
    case 'record':
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), arbitrary(node.value as Node), { maxKeys: 2 })
    case 'optional':
    case 'nullish':
      return arbitrary(node.wrapped as Node)
    case 'nullable':
      return fc.option(arbitrary(node.wrapped as Node))
    case 'picklist':
      return fc.constantFrom(...(node.options ?? []))
    case 'literal':
      return fc.constant(node.literal)
    case 'union':
      return fc.oneof(...(node.options as readonly Node[]).map(arbitrary))
    case 'number':
      return fc.integer({ min: limit(node, 'min_value') ?? -5, max: limit(node, 'max_value') ?? 9999 })
    case 'boolean':
      return fc.boolean()
    default:
      return textOf(node)
  }
}

/** By the wire's kind where it is said, since what a pattern allows need not exist (2026-99-99). */
function textOf(node: Node): Arbitrary<string> {
  const { wire } = steps(node).reduce<{ wire?: string }>(
    (found, step) => ({ ...found, ...metadata(step) }),
    {},
  )
  if (wire === 'd') return fc.oneof(fc.constant(''), someDay)
  if (wire === 'D') return fc.oneof(fc.constant(''), someTime)
  if (wire !== undefined && wire in PLACES) return decimalOf(PLACES[wire] ?? 0)
  if (wire?.startsWith('=')) return fc.constantFrom(...wire.slice(1).split(','))
  const pattern = steps(node).find(({ type }) => type === 'regex')?.requirement
  if (pattern instanceof RegExp) return fc.stringMatching(pattern).filter(text => !text.includes('\n'))
  return fc.oneof(
    fc.constantFrom('', '0', '7', '01', '远岚·稳泰26号', 'a b'),
    fc.stringMatching(/^[一-龥a-z]{1,8}$/),
  )
}

/** Places of the decimals by their wire's kind. */
const PLACES: Readonly<Record<string, number>> = { m: 2, p: 2, s: 2, v: 4 }

const decimalOf = (places: number) =>
  fc.bigInt({ min: 0n, max: 9_999_999_999n }).map(whole => {
    const text = String(whole).padStart(places + 1, '0')
    return `${text.slice(0, -places)}.${text.slice(-places)}`
  })

const day = fc
  .integer({ min: 0, max: 15_000 })
  .map(days => new Date(Date.UTC(1995, 0, 1 + days)).toISOString())
const someDay = day.map(text => text.slice(0, 10))
const someTime = fc
  .tuple(day, fc.integer({ min: 0, max: 86_399 }))
  .map(([text, second]) => `${text.slice(0, 10)} ${new Date(second * 1000).toISOString().slice(11, 19)}`)

const isEmpty = (row: unknown): boolean =>
  row === '' || (typeof row === 'object' && row !== null && Object.values(row).every(isEmpty))

const steps = ({ pipe = [] }: Node): readonly Node[] =>
  pipe.flatMap(step => (step.kind === 'schema' && step.pipe ? steps(step) : [step]))
const metadata = (step: Node) => (step as { readonly metadata?: { readonly wire?: string } }).metadata ?? {}
const limit = (node: Node, type: string) =>
  steps(node).find(step => step.type === type)?.requirement as number | undefined

function mapValues<T, U>(values: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}

/** Whether two readings say the same; a decimal may have more zeros. */
export function sameAnswer(shape: Shape, one: unknown, other: unknown): boolean {
  if (typeof shape === 'string') {
    if (!'mMpsvc'.includes(shape) || one === '' || other === '') return Object.is(one, other)
    return Number(one) === Number(other)
  }
  if (shape[0] === 'maybe' && one !== null) return sameAnswer(shape[1], one, other)
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') {
    return one === other
  }
  if (Array.isArray(shape)) {
    const of = shape[1] as Shape
    return sameKeys(one, other) && Object.keys(one).every(key => sameAnswer(of, at(one, key), at(other, key)))
  }
  const names = Object.keys(shape)
  return names.every(name =>
    sameAnswer((shape as Record<string, Shape>)[name] as Shape, at(one, name), at(other, name)),
  )
}

const at = (value: object, key: string) => (value as Record<string, unknown>)[key]
const sameKeys = (one: object, other: object) => Object.keys(one).join() === Object.keys(other).join()
