import * as v from 'valibot'
import { COMMON_ERRORS, INNER, type InnerCode } from '@/contract/codes'
import type { Endpoint } from '@/contract/endpoint'
import { OWN_CHANNEL_CALLS } from '@/contract/own-channel'
import { endpoints, type EndpointName } from '@/contract/registry'
import { formatDay, type Clock } from '../clock'
import { handlers, repeatedAnswers } from '../handlers'
import { deviceName } from '../devices/device-name'
import { isAppOnly } from '../host-policy'
import { storeTrouble } from '../sandbox-error'
import type { Db } from '../store/database'
import { findWrite, keepAnswer, type WriteKey } from '../store/idempotency'
import { useSession } from '../store/sessions'
import { BusinessError } from './business-error'
import type { Tokens } from './cookies'
import { innerError, outerError, SESSION_EXPIRED, success, type Envelope } from './envelope'
import type { HandlerContext } from './handler'
import { SessionOfCall, type CookieChanges } from './session-of-call'
import { check } from './validate'

/** One call as it arrives: the raw JSON body, the tokens of its cookies, and the address it comes from. */
export interface Call {
  readonly name: EndpointName
  readonly body: unknown
  readonly tokens: Tokens
  readonly address: string
  /** What the device says of itself; left out where nobody does. */
  readonly userAgent?: string
  /** The page that calls, as the host says it; left out where none does. */
  readonly referer?: string
  /** Whose page calls, as it says itself; left out where nobody is known there. */
  readonly pageCustomer?: string
}

/** What to send. */
export interface Outcome extends CookieChanges {
  readonly httpStatus: number
  readonly envelope: Envelope
  readonly customerId?: string
}

/** The answer of a handler does not fit the contract: a mistake in the sandbox, never shown as data. */
class ContractBreach extends Error {}

/** So long no call tries in vain to write what it can do without: with a locked store each try would hold up everybody. */
const TROUBLE_REST_MS = 1000

const BodySchema = v.object({
  requestData: v.custom<object>(data => typeof data === 'object' && data !== null && !Array.isArray(data)),
})
const WriteSchema = v.object({ requestNo: v.string(), mobile: v.optional(v.string(), '') })

// The maps are typed by endpoint; at this one place the name is only known to be some endpoint.
type AnyHandler = (request: unknown, context: HandlerContext) => unknown
type AnyRepeat = (request: unknown, answer: unknown, context: HandlerContext) => void

function writeKeyOf(endpoint: Endpoint, request: unknown, customerId: string): WriteKey {
  const { requestNo, mobile } = v.parse(WriteSchema, request)
  return {
    scope: endpoint.isPublic ? `mobile:${mobile}` : `customer:${customerId}`,
    endpoint: endpoint.name,
    requestNo,
  }
}

function checkedAnswer(endpoint: Endpoint, data: unknown): Envelope {
  const result = v.safeParse(endpoint.response, data)
  if (result.success) return success(result.output)
  const paths = result.issues.map(issue => v.getDotPath(issue) ?? '(whole answer)')
  throw new ContractBreach(`${endpoint.name} broke its contract at: ${[...new Set(paths)].join(', ')}`)
}

function handle(name: EndpointName, endpoint: Endpoint, request: unknown, context: HandlerContext): Envelope {
  try {
    return checkedAnswer(endpoint, (handlers[name] as AnyHandler)(request, context))
  } catch (error) {
    // "Busy" is not a definite answer: it undoes the call and is not kept.
    if (!(error instanceof BusinessError) || error.innerCode === INNER.systemBusy) throw error
    if (!isDeclared(endpoint, error.innerCode)) {
      breach(`${endpoint.name} answers ${error.innerCode}, which it does not declare`)
    }
    return innerError(error.innerCode, error.message, error.data)
  }
}

/** A refusal that the contract does not name stops a test; to whoever only tries the product it is a refusal all the same. */
function breach(text: string): void {
  if (process.env.NODE_ENV === 'test') throw new ContractBreach(text)
  console.error(text)
}

/** Whether the contract says that a call can be refused with this. */
function isDeclared({ errors = [] }: Endpoint, code: InnerCode): boolean {
  return [...COMMON_ERRORS, ...errors].some(declared => INNER[declared] === code)
}

/** Creates the function that serves a call: session, input check, idempotency, handler and answer check. */
export function createDispatch(db: Db, clock: Clock): (call: Call) => Outcome {
  /** Machine time until which nothing is written that a call can do without. */
  let restUntil = 0

  const serve = (
    { name, body, tokens, address, userAgent = '', referer, pageCustomer }: Call,
    afterwards: HandlerContext['afterwards'],
  ): Outcome => {
    const endpoint: Endpoint = endpoints[name]
    const now = clock.now()
    const device = deviceName(userAgent)
    const caller = new SessionOfCall(db, tokens, now, device)
    const { customerId } = caller
    const reply = (envelope: Envelope): Outcome => ({
      httpStatus: 200,
      envelope,
      customerId,
      ...caller.cookies,
    })

    if (!customerId && !endpoint.isPublic) {
      return reply(caller.hasToken ? SESSION_EXPIRED : innerError(INNER.loginRequired))
    }

    if (pageCustomer !== undefined && pageCustomer !== customerId && !endpoint.isPublic) {
      return reply(innerError(INNER.otherCustomer))
    }

    const checkedBody = check(BodySchema, body)
    const checked =
      'errors' in checkedBody ? checkedBody : check(endpoint.request, checkedBody.value.requestData)
    if ('errors' in checked) {
      return reply(innerError(INNER.invalidInput, undefined, { errors: checked.errors }))
    }
    const request = checked.value
    const isForAppOnly = isAppOnly(db, { userAgent, referer })
    if (isForAppOnly && OWN_CHANNEL_CALLS.includes(name)) return reply(innerError(INNER.appOnly))

    const { session, isOtherLoginWaiting, login, loginAgain, logout, settleHostToken } = caller
    const context: HandlerContext = {
      customerId,
      session,
      isOtherLoginWaiting,
      isForAppOnly,
      address,
      device,
      db,
      now: () => now,
      today: () => formatDay(now),
      afterwards,
      login,
      loginAgain,
      logout,
      settleHostToken,
    }

    if (!endpoint.isWrite) return reply(handle(name, endpoint, request, context))
    const key = writeKeyOf(endpoint, request, customerId)
    const known = findWrite(db, key, request)
    if (known.kind === 'other-payload') return reply(innerError(INNER.duplicateInProgress))
    if (known.kind === 'repeated') {
      const answer = known.answer as Envelope
      const repeat = repeatedAnswers[name] as AnyRepeat | undefined
      if (answer.result?.statusCode === INNER.success) {
        repeat?.(request, answer.result.data, context)
      }
      return reply(answer)
    }
    const envelope = handle(name, endpoint, request, context)
    keepAnswer(db, key, request, envelope, now)
    return reply(envelope)
  }

  /** Writes what a call can do without; where the store takes no write just now, reading goes on. */
  const writeIfPossible = (work: () => void): void => {
    if (Date.now() < restUntil) return
    try {
      db.transaction(work)
    } catch (error) {
      if (storeTrouble(error) === undefined) throw error
      restUntil = Date.now() + TROUBLE_REST_MS
    }
  }

  return call => {
    try {
      // Asking how long the session lives does not keep it alive.
      if (call.name !== 'sessionStatus') {
        writeIfPossible(() => void useSession(db, call.tokens.session, clock.now()))
      }
      const notes: (() => void)[] = []
      // One transaction for everything: an answer is kept exactly when what it reports has happened.
      const work = () => serve(call, note => notes.push(note))
      const outcome = endpoints[call.name].isWrite ? db.transaction(work) : db.reading(work)
      for (const note of notes) writeIfPossible(note)
      return outcome
    } catch (error) {
      if (error instanceof BusinessError) {
        return { httpStatus: 200, envelope: innerError(error.innerCode, error.message) }
      }
      const trouble = storeTrouble(error)
      if (trouble !== undefined) {
        console.error(`${trouble}: ${call.name} was undone.`)
        return { httpStatus: 200, envelope: innerError(INNER.systemBusy) }
      }
      console.error(error instanceof ContractBreach ? error.message : error)
      return { httpStatus: 500, envelope: outerError('-500', '系统异常') }
    }
  }
}
