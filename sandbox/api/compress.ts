import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from '../static/files'

/** Below this the head of the compressed answer weighs more than it saves. */
const WORTH_BYTES = 1024

const gzipped = promisify(gzip)

/** An answer as a server in front of a real back end sends it: a list of fifty rows is a tenth of its size on the line. */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < WORTH_BYTES) return payload
  void reply.header('Vary', 'Accept-Encoding')
  if (!chooseEncoding(request, ['gzip'])) return payload
  void reply.header('Content-Encoding', 'gzip').removeHeader('Content-Length')
  return gzipped(payload)
}
