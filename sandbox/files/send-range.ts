import type { FastifyReply } from 'fastify'
import { readRange } from './range'

/** Sends bytes in whole, or the one range of them that is asked for; 416 for a range that they do not have. */
export function sendRange(header: string | undefined, reply: FastifyReply, bytes: Buffer): FastifyReply {
  reply.header('Accept-Ranges', 'bytes')
  const range = readRange(header, bytes.length)
  if (range === 'unsatisfiable') {
    return reply.code(416).header('Content-Range', `bytes */${bytes.length}`).send(Buffer.alloc(0))
  }
  if (!range) return reply.send(bytes)
  return reply
    .code(206)
    .header('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`)
    .send(bytes.subarray(range.start, range.end + 1))
}
