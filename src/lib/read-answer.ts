import type { Shape } from './answer-shape'
import { isOn } from './flag'
import { wireCode, wireDate, wireDateTime, wireDecimal, wireFlag, wireNumber, wireText } from './wire'

/** What was read, and what of it could not be. */
export interface Reading {
  /** Undefined when the answer is no answer of this kind. */
  readonly data: unknown
  /** Rows and branches that were left out. */
  readonly omitted: number
  /** Where something was left out, or became unknown: `list.2.orderId`. */
  readonly faults: readonly string[]
}

/** No value of an answer: what could not be read. */
const UNFIT = Symbol('unfit')

type Leaf = (value: unknown) => unknown

/** What cannot be read and says nothing false when it is unknown. */
const orUnknown =
  (read: Leaf): Leaf =>
  value =>
    read(value) ?? UNKNOWN

const UNKNOWN = Symbol('unknown')

/** Must be there. */
const needed =
  (read: Leaf): Leaf =>
  value => {
    const found = read(value)
    return found === undefined || found === '' ? UNFIT : found
  }

/** A number has lost the zeros that a text would have. */
function decimal(value: unknown): string | undefined {
  return wireDecimal(value, typeof value === 'number' ? 2 : 0, 2)
}

const LEAVES: Readonly<Record<string, Leaf>> = {
  t: orUnknown(wireText),
  f: wireFlag,
  F: needed(wireFlag),
  d: orUnknown(wireDate),
  D: orUnknown(wireDateTime),
  m: orUnknown(decimal),
  M: needed(decimal),
  p: orUnknown(decimal),
  s: orUnknown(value => wireDecimal(value, 2, 2)),
  v: orUnknown(value => wireDecimal(value, 4, 4)),
  n: needed(wireNumber),
  c: needed(value => (typeof value === 'string' && /^-?\d+$/.test(value) ? value : wireNumber(value))),
  y: needed(value => /^\d{4}$/.exec(wireText(value) ?? '')?.[0]),
  i: needed(wireText),
  b: value => isOn(wireFlag(value)),
  '*': value => value,
}

/**
 * Reads an answer whatever its server's habits are: each value in the contract's form (`src/lib/wire.ts`), absent ones by
 * their default, rows that cannot be read left out. Fields that the shape does not name are nothing.
 */
export function readAnswer(shape: Shape, answer: unknown): Reading {
  const reader = new AnswerReader()
  const data = reader.read(shape, answer, '')
  return { data: data === UNFIT ? undefined : data, omitted: reader.omitted, faults: reader.faults }
}

class AnswerReader {
  omitted = 0
  readonly faults: string[] = []

  read(shape: Shape, value: unknown, path: string): unknown {
    if (typeof shape === 'string') return this.leaf(shape, value, path)
    if (!isCompound(shape)) return this.object(shape, value, path)
    const [kind, of, or] = shape
    if (kind === 'maybe') return this.maybe(of, or, value, path)
    return kind === 'record' ? this.record(of, value, path) : this.list(of, value, path, kind === 'whole')
  }

  private leaf(leaf: string, value: unknown, path: string): unknown {
    const read = /^[=!]/.test(leaf) ? code(leaf, value) : LEAVES[leaf]?.(value)
    if (read === UNKNOWN || read === UNFIT) this.faults.push(path)
    return read === UNKNOWN ? '' : read
  }

  private object(entries: Readonly<Record<string, Shape>>, value: unknown, path: string): unknown {
    // An object whose parts may all be absent may be so itself.
    const given = value === null || value === undefined ? {} : value
    if (typeof given !== 'object' || Array.isArray(given)) return this.unfit(path)
    const read: Record<string, unknown> = {}
    for (const [name, shape] of Object.entries(entries)) {
      const part = this.read(shape, (given as Record<string, unknown>)[name], join(path, name))
      if (part === UNFIT) return UNFIT
      if (part !== undefined) read[name] = part
    }
    return read
  }

  private list(of: Shape, value: unknown, path: string, isWhole: boolean): unknown {
    if (value === null || value === undefined || value === '') return []
    if (!Array.isArray(value)) return this.unfit(path)
    const rows: unknown[] = []
    for (let index = 0; index < value.length; index += 1) {
      const row = this.row(of, value[index], join(path, String(index)))
      if (row !== UNFIT) rows.push(row)
      else if (isWhole) return UNFIT
      else this.omitted += 1
    }
    return rows
  }

  /** A row that is nothing is none, whatever may be absent in it. */
  private row(of: Shape, value: unknown, path: string): unknown {
    return isNothing(of, value) ? this.unfit(path) : this.read(of, value, path)
  }

  private record(of: Shape, value: unknown, path: string): unknown {
    if (value === null || value === undefined) return {}
    if (typeof value !== 'object' || Array.isArray(value)) return this.unfit(path)
    const read: Record<string, unknown> = {}
    for (const [name, one] of Object.entries(value)) {
      const part = this.read(of, one, join(path, name))
      if (part !== UNFIT) read[name] = part
    }
    return read
  }

  private maybe(of: Shape, or: unknown, value: unknown, path: string): unknown {
    if (value === null || value === undefined) return or
    const before = this.omitted
    // One value is no row: its default is all that is said.
    const missing = typeof of === 'string' ? 0 : 1
    const read = this.read(of, value, path)
    if (read !== UNFIT) return read
    this.omitted = before + missing
    return or
  }

  private unfit(path: string): typeof UNFIT {
    this.faults.push(path)
    return UNFIT
  }
}

/** By the codes that are known; see `Leaf`. */
function code(leaf: string, value: unknown): unknown {
  const [list = '', instead] = leaf.slice(1).split('|')
  const codes = list.split(',')
  const read = wireCode(value, codes)
  if (read !== undefined && codes.includes(read)) return read
  if (leaf.startsWith('!')) return UNFIT
  return instead ?? read ?? UNKNOWN
}

/** Nothing that the shape names is there. */
function isNothing(of: Shape, value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof of === 'string' || isCompound(of) || typeof value !== 'object') return false
  return Object.keys(of).every(name => (value as Record<string, unknown>)[name] == null)
}

const isCompound = (shape: Exclude<Shape, string>): shape is Extract<Shape, readonly unknown[]> =>
  Array.isArray(shape)

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)
