import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { maskName } from '@/lib/mask'
import { setSessionCookie, tokensOf } from '../api/cookies'
import { ENDPOINT_NAMES } from '../api/endpoint-names'
import { failureOf } from '../api/failures'
import { ADDRESS_TARGETS, FaultSchema, type Faults } from '../api/faults'
import type { RequestLog } from '../api/request-log'
import { check } from '../api/validate'
import { formatInstant, type Clock } from '../clock'
import type { Jobs } from '../jobs'
import { injectExportFaults } from '../personal-info/export-job'
import { seed } from '../seed'
import { listCaptchas } from '../store/captchas'
import { customerById, customerByKey, customerByMobile, listCustomers } from '../store/customers'
import type { Db } from '../store/database'
import { settleFaceCheck } from '../store/face-checks'
import { listErrorReports } from '../store/error-reports'
import { listMails } from '../store/mails'
import { issueHostToken } from '../store/host-tokens'
import { endSession, expireSessions, openSession, peekSession } from '../store/sessions'
import { listMessages } from '../store/sms-codes'

/** What the control API may touch. */
export interface ControlParts {
  readonly db: Db
  readonly clock: Clock
  readonly faults: Faults
  readonly log: RequestLog
  readonly jobs: Jobs
}

const LoginSchema = v.strictObject({
  customer: v.string(),
  /** `false` issues the token of a link (`xtoken`) instead, good for one login, and leaves the cookie alone. */
  cookie: v.optional(v.boolean(), true),
})
const ExpireSchema = v.strictObject({ customer: v.optional(v.string()) })
const FaceSchema = v.strictObject({
  bizToken: v.string(),
  result: v.picklist(['passed', 'failed', 'cancelled']),
})
const ClockSchema = v.strictObject({
  advanceSeconds: v.pipe(v.number(), v.minValue(0), v.maxValue(366 * 86400)),
})

const ExportFaultSchema = v.strictObject({
  /** So many of the next copies of personal information fail to be made. */
  times: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
})

/** Ends a control call with 400 and a sentence. */
class BadControlCall extends Error {
  readonly statusCode = 400
}

function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const checked = check(schema, value)
  if ('value' in checked) return checked.value
  throw new BadControlCall(checked.errors.map(({ field, msg }) => `${field || 'body'}: ${msg}`).join('; '))
}

/** `/sandbox/api/*`: what developers and tests do to the sandbox from outside. Every answer is JSON. */
export function registerControl(app: FastifyInstance, { db, clock, faults, log, jobs }: ControlParts): void {
  const customerOf = (key: string) => {
    const customer = customerByKey(db, key)
    if (!customer) throw new BadControlCall(`No customer is called ${key.slice(0, 32)}.`)
    return customer
  }

  const registerCustomers = (api: FastifyInstance) => {
    api.get('/customers', async () =>
      listCustomers(db).map(({ key, id, name, mobile, note }) => ({
        key,
        id,
        nameMask: maskName(name),
        mobile,
        note,
      })),
    )
    api.get('/status', async request => {
      const id = peekSession(db, tokensOf(request).session, clock.now())?.customerId
      return {
        now: formatInstant(clock.now()),
        customer: id === undefined ? null : customerById(db, id).key,
        endpoints: [...ENDPOINT_NAMES, ...ADDRESS_TARGETS],
      }
    })
    api.post('/login', async (request, reply) => {
      const input = read(LoginSchema, request.body)
      const customer = customerOf(input.customer)
      const token = db.transaction(() => {
        if (!input.cookie) return issueHostToken(db, customer.id, clock.now())
        endSession(db, tokensOf(request).session)
        return openSession(db, customer.id, clock.now())
      })
      if (input.cookie) setSessionCookie(reply, token)
      return { token }
    })
    api.post('/expire', async request => {
      const { customer } = read(ExpireSchema, request.body ?? {})
      return { ended: expireSessions(db, customer === undefined ? undefined : customerOf(customer).id) }
    })
    api.get('/inbox', async () =>
      listMessages(db).map(({ mobile, code, scene, channel, sentAt, isUsed }) => ({
        mobile,
        code,
        scene,
        channel,
        at: formatInstant(sentAt),
        used: isUsed,
        customer: customerByMobile(db, mobile)?.key ?? null,
      })),
    )
    api.get('/captchas', async () =>
      listCaptchas(db).map(({ code, created_at: at, used_at: usedAt }) => ({
        code,
        at: formatInstant(at),
        used: usedAt !== null,
      })),
    )
    api.get('/errors', async () =>
      listErrorReports(db).map(({ at, ...report }) => ({ ...report, at: formatInstant(at) })),
    )
    api.get('/mails', async () =>
      listMails(db).map(({ address, subject, body, sent_at: at }) => ({
        address,
        subject,
        body,
        at: formatInstant(at),
      })),
    )
  }

  const registerFaults = (api: FastifyInstance) => {
    api.get('/faults', async () => faults.list())
    api.post('/faults', async request => faults.add(read(FaultSchema, request.body)))
    api.delete('/faults', async () => {
      faults.clear()
      return {}
    })
    api.delete('/faults/:id', async (request, reply: FastifyReply) => {
      const { id } = request.params as { id: string }
      return faults.remove(Number(id))
        ? {}
        : reply.code(404).send({ error: `No fault has the number ${id.slice(0, 16)}.` })
    })
  }

  const registerLog = (api: FastifyInstance) => {
    api.get('/log', async request => log.since(Number((request.query as { since?: string }).since) || 0))
    api.delete('/log', async () => {
      log.clear()
      return {}
    })
  }

  const registerWorld = (api: FastifyInstance) => {
    api.post('/face', async request => {
      const { bizToken, result } = read(FaceSchema, request.body)
      if (!settleFaceCheck(db, bizToken, result, clock.now())) {
        throw new BadControlCall('No open face check has this token.')
      }
      return {}
    })
    api.post('/clock', async request => {
      clock.advance(read(ClockSchema, request.body).advanceSeconds)
      jobs.run()
      return { now: formatInstant(clock.now()) }
    })
    api.post('/export-fault', async request => {
      injectExportFaults(db, read(ExportFaultSchema, request.body).times)
      return {}
    })
    api.post('/reset', async () => {
      seed(db, clock)
      faults.clear()
      log.clear()
      return { now: formatInstant(clock.now()) }
    })
  }

  void app.register(
    async api => {
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('Cache-Control', 'no-store')
      })
      api.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
        const { status, text } = failureOf(error)
        void reply.code(status).send({ error: text })
      })
      registerCustomers(api)
      registerFaults(api)
      registerLog(api)
      registerWorld(api)
    },
    { prefix: '/sandbox/api' },
  )
}
