import type { GenericSchema } from 'valibot'
import type { Leaf, Shape } from '@/lib/answer-shape'

/** What `v.metadata` says of a schema, for whoever reads values that are written otherwise. */
export interface WireMetadata {
  readonly wire?: Leaf
  /** A list of which no row may be missing. */
  readonly isWhole?: true
}

interface Node {
  readonly type: string
  readonly entries?: Readonly<Record<string, Node>>
  readonly item?: Node
  readonly value?: Node
  readonly wrapped?: Node
  readonly default?: unknown
  readonly options?: readonly (Node | string)[]
  readonly literal?: unknown
  readonly pipe?: readonly (Node & { readonly metadata?: WireMetadata })[]
}

/** The shape of a schema; in `isCritical` answers amounts are needed. */
export function shapeOf(schema: GenericSchema, isCritical = false): Shape {
  return shape(schema, isCritical)
}

function shape(node: Node, isCritical: boolean): Shape {
  const { wire, isWhole } = metadataOf(node)
  if (wire !== undefined) return wire === 'm' && isCritical ? 'M' : wire
  const of = (inner: Node) => shape(inner, isCritical)
  switch (node.type) {
    case 'object':
      return mapped(node.entries ?? {}, of)
    case 'array':
      return [isWhole ? 'whole' : 'list', of(node.item as Node)]
    case 'record':
      return ['record', of(node.value as Node)]
    case 'optional':
    case 'nullish':
      return node.default === undefined
        ? ['maybe', of(node.wrapped as Node)]
        : ['maybe', of(node.wrapped as Node), node.default]
    case 'nullable':
      return ['maybe', of(node.wrapped as Node), null]
    case 'picklist':
      return codeLeaf((node.options ?? []).map(String))
    case 'union':
      return unionLeaf((node.options ?? []) as readonly Node[], of)
    case 'number':
      return 'n'
    case 'boolean':
      return 'b'
    case 'string':
    case 'literal':
      return 't'
    default:
      return '*'
  }
}

/** Said by the schema itself, or by what it was piped from. */
function metadataOf({ pipe = [] }: Node): WireMetadata {
  const own = pipe.map(part => part.metadata ?? (part.pipe ? metadataOf(part) : {}))
  return Object.assign({}, ...own) as WireMetadata
}

/** `''` or something: it may be missing. A flag, a percentage and the like may be so anyway. */
function unionLeaf(options: readonly Node[], of: (node: Node) => Shape): Shape {
  const [only, ...others] = options.filter(({ literal }) => literal !== '').map(of)
  if (others.length > 0) return '*'
  if (only === 'M') return 'm'
  return only === undefined || only === 'i' ? 't' : only
}

/** Codes that can be written in one way alone are read as texts. */
function codeLeaf(codes: readonly string[]): Leaf {
  const isPlain = codes.every(code => /^([1-9]\d*|0)?$/.test(code))
  return isPlain ? 't' : `=${codes.join(',')}`
}

function mapped(entries: Readonly<Record<string, Node>>, of: (node: Node) => Shape): Record<string, Shape> {
  return Object.fromEntries(Object.entries(entries).map(([name, node]) => [name, of(node)]))
}
