import * as v from 'valibot'
import { OUTER } from '@/contract/codes'
import { isEndpointName } from './endpoint-names'
import { innerError, outerError, type Envelope } from './envelope'

/** Addresses that are no endpoints of the contract, but can be made to go wrong like one: they send bytes. */
export const ADDRESS_TARGETS = ['file', 'picture', 'video'] as const

export type AddressTarget = (typeof ADDRESS_TARGETS)[number]

const isAddressTarget = (name: string) => (ADDRESS_TARGETS as readonly string[]).includes(name)

const CodeSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,16}$/))

/** What a developer asks to go wrong. Without any of the answers only the delay applies. */
export const FaultSchema = v.strictObject({
  /** Endpoint name, or `*` for all of them; `file`, `picture` or `video` for what is sent from their addresses. */
  endpoint: v.pipe(
    v.string(),
    v.check(
      name => name === '*' || isEndpointName(name) || isAddressTarget(name),
      'No endpoint has this name',
    ),
  ),
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
  httpStatus: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  outerCode: v.optional(CodeSchema),
  innerCode: v.optional(CodeSchema),
  msg: v.optional(v.pipe(v.string(), v.maxLength(500))),
  emptyBody: v.optional(v.boolean()),
  brokenJson: v.optional(v.boolean()),
  drop: v.optional(v.boolean()),
  /** How often it applies; without it until it is taken away. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** `after`: the call is carried out and only its answer goes wrong, as when the network breaks on the way back. */
  phase: v.optional(v.picklist(['before', 'after']), 'before'),
})

export type FaultInput = v.InferOutput<typeof FaultSchema>

/** A fault in force; `times` counts down. */
export type Fault = FaultInput & { readonly id: number }

/** What is sent instead of the real answer. */
export type FaultAnswer =
  | { readonly kind: 'drop' }
  | { readonly kind: 'raw'; readonly httpStatus: number; readonly body: string }
  | { readonly kind: 'envelope'; readonly envelope: Envelope }

/** The faults in force; they live in memory and are gone after a restart. */
export interface Faults {
  add(input: FaultInput): Fault
  list(): readonly Fault[]
  remove(id: number): boolean
  clear(): void
  /** The fault for this call, counted down: one for the endpoint goes before one for all, the newest first. */
  take(endpoint: string): Fault | undefined
}

/** An empty list of faults. */
export function createFaults(): Faults {
  let faults: Fault[] = []
  let lastId = 0
  return {
    add(input) {
      const fault = { ...input, id: ++lastId }
      faults = [fault, ...faults]
      return fault
    },
    list: () => faults,
    remove(id) {
      const before = faults.length
      faults = faults.filter(fault => fault.id !== id)
      return faults.length < before
    },
    clear() {
      faults = []
    },
    take(endpoint) {
      const fault =
        faults.find(one => one.endpoint === endpoint) ??
        (isAddressTarget(endpoint) ? undefined : faults.find(one => one.endpoint === '*'))
      if (fault?.times === undefined) return fault
      const left = fault.times - 1
      faults =
        left === 0
          ? faults.filter(one => one !== fault)
          : faults.map(one => (one === fault ? { ...one, times: left } : one))
      return fault
    },
  }
}

const NO_BODY_STATUS = new Set([204, 205, 304])

/** What the fault sends instead of the real answer; undefined when it only delays. */
export function faultAnswer(fault: Fault): FaultAnswer | undefined {
  if (fault.drop) return { kind: 'drop' }
  const httpStatus = fault.httpStatus ?? 200
  if (fault.emptyBody || NO_BODY_STATUS.has(httpStatus)) return { kind: 'raw', httpStatus, body: '' }
  if (fault.brokenJson) {
    return { kind: 'raw', httpStatus, body: '{"code":"00000000","msg":"","result":{"statusCo' }
  }
  if (fault.outerCode !== undefined) {
    const isExpiry = fault.outerCode === OUTER.sessionExpired
    return {
      kind: 'envelope',
      envelope: outerError(fault.outerCode, fault.msg ?? (isExpiry ? '请重新登录' : '')),
    }
  }
  if (fault.innerCode !== undefined) {
    return { kind: 'envelope', envelope: innerError(fault.innerCode, fault.msg) }
  }
  if (fault.httpStatus === undefined) return undefined
  return { kind: 'raw', httpStatus, body: JSON.stringify(outerError(`-${httpStatus}`, fault.msg ?? '')) }
}
