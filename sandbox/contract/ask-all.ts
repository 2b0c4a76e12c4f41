import { INNER } from '@/contract/codes'
import { safeParse } from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { endpoints } from '@/contract/registry'

/** A call and what came back: `data` of an answer that says success, `code` of any other. */
export interface Asked {
  readonly name: string
  readonly request: Readonly<Record<string, unknown>>
  readonly code: string
  readonly data: unknown
}

export type Ask = (
  name: string,
  request: object,
) => Promise<{ readonly code: string; readonly data: unknown }>

const PAGING: Readonly<Record<string, unknown>> = { pageNum: 1, pageSize: 5 }
/** So many rounds: the answers of one name what the next can ask. */
const ROUNDS = 4
/** Rows of one kind, of which not all are asked for. */
const TRIES = 3

interface Node {
  readonly type: string
  readonly entries?: Readonly<Record<string, Node>>
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

/**
 * Calls every read that can be called with what the answers before have named (`positionId` of a list is what the detail asks
 * for), by a customer who is logged in. Writes, and reads that prove something or end a session, are left alone.
 */
export async function askAll(ask: Ask): Promise<Asked[]> {
  const known = new Map<string, Set<unknown>>()
  const done = new Map<string, Asked>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const endpoint of READS) {
      if (done.get(endpoint.name)?.code === INNER.success) continue
      for (const request of requestsOf(endpoint, known)) {
        const asked = { name: endpoint.name, request, ...(await ask(endpoint.name, request)) }
        done.set(endpoint.name, asked)
        if (asked.code !== INNER.success) continue
        collect(asked.data, known)
        break
      }
    }
  }
  return [...done.values()]
}

/** What changes something although it carries no key, or costs a try. */
const NOT_ASKED =
  /^(logout|hostTokenSettle|wxLogin|smsCodeSend|identityReveal|captchaGet|errorReport|writeSettle|.*Read)$/

const READS = (Object.values(endpoints) as readonly Endpoint[]).filter(
  ({ name, isWrite }) => !isWrite && !NOT_ASKED.test(name),
)

/** Requests that the contract allows, made of what is known; none where something is missing. */
function requestsOf(
  endpoint: Endpoint,
  known: ReadonlyMap<string, ReadonlySet<unknown>>,
): Record<string, unknown>[] {
  const entries = Object.entries((endpoint.request as unknown as Node).entries ?? {})
  const least: Record<string, unknown> = {}
  const open: [string, readonly unknown[]][] = []
  for (const [name, node] of entries) {
    if (name in PAGING) least[name] = PAGING[name]
    else if (node.type === 'optional') continue
    else if (node.type === 'picklist') least[name] = node.options?.[0]
    else if (node.type === 'literal') least[name] = node.literal
    else open.push([name, [...(known.get(name) ?? [])].slice(0, TRIES)])
  }
  const made = open.reduce<Record<string, unknown>[]>(
    (requests, [name, values]) =>
      requests.flatMap(request => values.map(value => ({ ...request, [name]: value }))),
    [least],
  )
  return made.filter(request => safeParse(endpoint.request, request).success).slice(0, TRIES)
}

/** Keeps what an answer names, by its name. */
function collect(value: unknown, known: Map<string, Set<unknown>>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, one] of Object.entries(value)) {
    if (typeof one === 'object') collect(one, known)
    else if (one !== '') known.set(name, (known.get(name) ?? new Set()).add(one))
  }
}
