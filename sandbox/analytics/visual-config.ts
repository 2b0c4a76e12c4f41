import type { FastifyInstance, FastifyReply } from 'fastify'

/** The one name under which the SDK waits for the answer: a script of this origin that called any other would be a tool. */
const CALLBACK = 'saJSSDKVtrackCollectConfig'

/** The published configuration: its version, or `null` while nothing is published. */
export interface VisualConfig {
  version: string | null
}

/** A host name, as the SDK sends it. */
const APP_ID = /^[\w.:-]{1,255}$/

interface Query {
  readonly app_id?: string
  readonly v?: string
  readonly callbackName?: string
}

/** 200: here it is; 205: nothing is published; 304: the version you have is the latest. */
function answer(
  config: VisualConfig,
  known: string | undefined,
): { code: 200 | 205 | 304; content?: object } {
  const { version } = config
  if (version === null) return { code: 205 }
  if (version === known) return { code: 304 }
  return { code: 200, content: { os: 'Web', version, project: 'default', events: [] } }
}

function send(
  reply: FastifyReply,
  callback: string | undefined,
  { code, content }: ReturnType<typeof answer>,
) {
  reply.header('Cache-Control', 'no-store')
  // Asked by script tag, the code is the first argument: a script with another status would not run.
  if (callback !== undefined) {
    const values = content === undefined ? code : `${code}, ${JSON.stringify(content)}`
    return reply.type('text/javascript; charset=utf-8').send(`${callback}(${values})`)
  }
  return content === undefined ? reply.code(code).send() : reply.code(code).send(content)
}

/** The call of the visual tracking, whose path the SDK derives from the collector's origin. */
export function registerVisualConfig(app: FastifyInstance, config: VisualConfig): void {
  app.get<{ Querystring: Query }>('/config/visualized/Web.conf', async (request, reply) => {
    const { app_id: appId, v, callbackName } = request.query
    const isRefused =
      typeof appId !== 'string' ||
      !APP_ID.test(appId) ||
      (callbackName !== undefined && callbackName !== CALLBACK)
    if (isRefused) return reply.code(400).send({ error: 'app_id or callbackName is malformed.' })
    return send(reply, callbackName, answer(config, v))
  })
}
