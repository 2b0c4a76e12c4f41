import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CUSTOMER_HEADER } from '@/lib/customer-header'
import { formatInstant, type Clock } from '../clock'
import type { Db } from '../store/database'
import { customerById } from '../store/customers'
import { peekSession } from '../store/sessions'
import { compressed } from './compress'
import { clearHostToken, clearSessionCookie, setSessionCookie, surroundCookies, tokensOf } from './cookies'
import { createDispatch, type Outcome } from './dispatch'
import { isEndpointName } from './endpoint-names'
import { outerError, type Envelope } from './envelope'
import { sendFaultAnswer } from './address-faults'
import { faultAnswer, type FaultAnswer, type Faults } from './faults'
import type { RequestLog } from './request-log'
import { named } from '../named'

/** What the customer API needs from the server. */
export interface ApiParts {
  readonly db: Db
  readonly clock: Clock
  readonly faults: Faults
  readonly log: RequestLog
  /** Waits, but not beyond the closing of the server. */
  wait(ms: number): Promise<void>
}

interface Sent {
  readonly httpStatus: number
  readonly envelope?: Envelope
  readonly customerId?: string
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** `POST /services/trustAppApi/{name}`: the customer API with faults, request log and session cookies. */
export function registerApi(app: FastifyInstance, { db, clock, faults, log, wait }: ApiParts): void {
  const dispatch = createDispatch(db, clock)

  const record = (request: FastifyRequest, name: string, startedAt: number, sent: Sent) => {
    const requestData = fieldOf(request.body, 'requestData')
    const requestNo = fieldOf(requestData, 'requestNo')
    log.add({
      at: formatInstant(clock.now()),
      name,
      requestData: requestData ?? null,
      requestNo: typeof requestNo === 'string' ? requestNo : null,
      customer: sent.customerId ? customerById(db, sent.customerId).key : null,
      httpStatus: sent.httpStatus,
      outerCode: sent.envelope?.code ?? null,
      innerCode: sent.envelope?.result?.statusCode ?? null,
      cookies: Object.keys(request.cookies),
      referer: request.headers.referer ?? '',
      durationMs: Date.now() - startedAt,
    })
  }

  const sendFault = (reply: FastifyReply, answer: FaultAnswer): Sent => {
    sendFaultAnswer(reply, answer)
    if (answer.kind === 'drop') return { httpStatus: 0 }
    return answer.kind === 'envelope' ? { httpStatus: 200, envelope: answer.envelope } : answer
  }

  const sendOutcome = (reply: FastifyReply, outcome: Outcome): Sent => {
    const { httpStatus, envelope, session, dropsHostToken, customerId } = outcome
    if (session) setSessionCookie(reply, session)
    if (session === null) clearSessionCookie(reply)
    if (dropsHostToken) clearHostToken(reply)
    void reply.code(httpStatus).send(envelope)
    return { httpStatus, envelope, customerId }
  }

  void app.register(
    named('api', async api => {
      surroundCookies(api)
      api.addHook('onSend', compressed)
      api.addHook('onRequest', async (request, reply) => {
        reply.header('Cache-Control', 'no-store')
        // A page of another site can post a form or plain text without asking first, but not JSON.
        if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
          return reply.code(415).send(outerError('-415', 'Content-Type must be application/json'))
        }
      })

      api.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
        const httpStatus = error.statusCode ?? 500
        if (httpStatus >= 500) console.error(error)
        const envelope = outerError(`-${httpStatus}`, httpStatus >= 500 ? '系统异常' : error.message)
        void reply.code(httpStatus).send(envelope)
        record(request, nameOf(request), Date.now(), { httpStatus, envelope })
      })

      api.post('/:name', async (request, reply) => {
        const startedAt = Date.now()
        const name = nameOf(request)
        if (!isEndpointName(name)) {
          const envelope = outerError('-404', `No endpoint is called ${name.slice(0, 64)}`)
          void reply.code(404).send(envelope)
          record(request, name, startedAt, { httpStatus: 404, envelope })
          return reply
        }
        const tokens = tokensOf(request)
        const fault = faults.take(name)
        if (fault?.delayMs) await wait(fault.delayMs)
        const answer = fault && faultAnswer(fault)

        let sent: Sent
        if (answer && fault.phase === 'before') {
          sent = {
            ...sendFault(reply, answer),
            customerId: peekSession(db, tokens.session, clock.now())?.customerId,
          }
        } else {
          const outcome = dispatch({
            name,
            body: request.body,
            tokens,
            address: request.ip,
            userAgent: request.headers['user-agent'],
            referer: request.headers.referer,
            pageCustomer: [request.headers[CUSTOMER_HEADER]].flat()[0],
          })
          sent = answer
            ? { ...sendFault(reply, answer), customerId: outcome.customerId }
            : sendOutcome(reply, outcome)
        }
        record(request, name, startedAt, sent)
        return reply
      })
    }),
    { prefix: '/services/trustAppApi' },
  )
}

function nameOf(request: FastifyRequest): string {
  return (request.params as { name?: string }).name ?? ''
}
