import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { FlagSchema } from '@/contract/primitives'
import { ANALYTICS } from '@/lib/analytics-constants'
import { formatInstant, type Clock } from '../clock'
import { customerByKey } from '../store/customers'
import type { Db } from '../store/database'
import { check } from '../api/validate'
import { addEvents, clearEvents, listEvents } from './events'
import { readPayload } from './payload'
import { registerVisualConfig, type VisualConfig } from './visual-config'
import { named } from '../named'

interface CollectorParts {
  readonly db: Db
  readonly clock: Clock
}

/** A transparent pixel, for events that come as an image. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const BODY_LIMIT = 1_048_576
const INITIAL_VERSION = '1'

const ConfigSchema = v.strictObject({ version: v.nullable(v.pipe(v.string(), v.regex(/^[\w.-]{1,32}$/))) })
const ConsentSchema = v.strictObject({ customer: v.string(), consent: FlagSchema })

/** What was received since the start or the last clearing. */
function createCounters() {
  return { requests: 0, refused: 0, wrongCheckValue: 0 }
}

/** The collection server: takes events of both targets, keeps them, and shows them on `/sandbox/analytics`. */
export function registerAnalytics(app: FastifyInstance, { db, clock }: CollectorParts): void {
  let counters = createCounters()
  const config: VisualConfig = { version: INITIAL_VERSION }

  const take = (reply: FastifyReply, text: string) => {
    counters.requests += 1
    const payload = readPayload(text)
    if (!payload.ok) {
      counters.refused += 1
      if (payload.reason === 'check value') counters.wrongCheckValue += 1
      return reply.code(400).send({ error: `Refused: ${payload.reason}.` })
    }
    addEvents(db, payload.events, { ...payload, now: clock.now() })
    return reply.code(200).type('image/gif').send(PIXEL)
  }

  const registerEntrance = (scope: FastifyInstance) => {
    // Beacons say text/plain, the mini-program whatever its host chooses: the content decides.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    for (const path of [ANALYTICS.collectorPath, `${ANALYTICS.collectorPath}.gif`]) {
      scope.post(path, { bodyLimit: BODY_LIMIT }, async (request, reply) =>
        take(reply, typeof request.body === 'string' ? request.body : ''),
      )
      scope.get(path, async (request, reply) => take(reply, request.url.replace(/^[^?]*\??/, '')))
    }
    // The sandbox has no editors; where their scripts would be is what counts.
    for (const path of [ANALYTICS.heatmapScriptPath, ANALYTICS.visualScriptPath]) {
      scope.get(path, async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send('/* 沙箱没有可视化编辑器 */\n'),
      )
    }
    registerVisualConfig(scope, config)
  }

  const registerApi = (api: FastifyInstance) => {
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('Cache-Control', 'no-store')
    })
    api.get('/', async () => ({
      counters,
      config,
      events: listEvents(db).map(({ receivedAt, ...event }) => ({
        ...event,
        receivedAt: formatInstant(receivedAt),
      })),
    }))
    api.delete('/', async () => {
      clearEvents(db)
      counters = createCounters()
      return {}
    })
    api.post('/config', async (request, reply) => {
      const checked = check(ConfigSchema, request.body)
      if (!('value' in checked)) return reply.code(400).send({ error: 'version: a short text or null.' })
      config.version = checked.value.version
      return config
    })
    api.post('/consent', async (request, reply) => {
      const checked = check(ConsentSchema, request.body)
      const customer = 'value' in checked ? customerByKey(db, checked.value.customer) : undefined
      if (!('value' in checked) || !customer) return reply.code(400).send({ error: 'customer and consent.' })
      db.run('UPDATE customers SET analytics_consent = ? WHERE id = ?', checked.value.consent, customer.id)
      return {}
    })
  }

  void app.register(named('collector', async scope => registerEntrance(scope)))
  void app.register(
    named('analytics', async api => registerApi(api)),
    { prefix: '/sandbox/api/analytics' },
  )
}
