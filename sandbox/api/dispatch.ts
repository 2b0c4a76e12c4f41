import * as v from 'valibot'
import { INNER } from '@/contract/codes'
import type { Endpoint } from '@/contract/endpoint'
import { endpoints, type EndpointName } from '@/contract/registry'
import { formatDay, type Clock } from '../clock'
import { handlers, repeatedAnswers } from '../handlers'
import { isDiskFull } from '../sandbox-error'
import type { Db } from '../store/database'
import { findWrite, keepAnswer, type WriteKey } from '../store/idempotency'
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
}

/** What to send. */
export interface Outcome extends CookieChanges {
  readonly httpStatus: number
  readonly envelope: Envelope
  readonly customerId?: string
}

/** The answer of a handler does not fit the contract: a mistake in the sandbox, never shown as data. */
class ContractBreach extends Error {}

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
    return innerError(error.innerCode, error.message, error.data)
  }
}

/** Creates the function that serves a call: session, input check, idempotency, handler and answer check. */
export function createDispatch(db: Db, clock: Clock): (call: Call) => Outcome {
  const serve = ({ name, body, tokens, address }: Call): Outcome => {
    const endpoint: Endpoint = endpoints[name]
    const now = clock.now()
    const caller = new SessionOfCall(db, tokens, now, name !== 'sessionStatus')
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

    const checkedBody = check(BodySchema, body)
    const checked =
      'errors' in checkedBody ? checkedBody : check(endpoint.request, checkedBody.value.requestData)
    if ('errors' in checked) {
      return reply(innerError(INNER.invalidInput, undefined, { errors: checked.errors }))
    }
    const request = checked.value

    const { session, isOtherLoginWaiting, login, loginAgain, logout, settleHostToken } = caller
    const context: HandlerContext = {
      customerId,
      session,
      isOtherLoginWaiting,
      address,
      db,
      now: () => now,
      today: () => formatDay(now),
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

  return call => {
    try {
      // One transaction for everything: an answer is kept exactly when what it reports has happened.
      return db.transaction(() => serve(call))
    } catch (error) {
      if (error instanceof BusinessError) {
        return { httpStatus: 200, envelope: innerError(error.innerCode, error.message) }
      }
      if (isDiskFull(error)) {
        console.error(`The disk is full: ${call.name} was undone.`)
        return { httpStatus: 200, envelope: innerError(INNER.systemBusy) }
      }
      console.error(error instanceof ContractBreach ? error.message : error)
      return { httpStatus: 500, envelope: outerError('-500', '系统异常') }
    }
  }
}
