import type { FastifyInstance } from 'fastify'
import { registerAddressFaults, type AddressFaults } from '../api/address-faults'
import type { Clock } from '../clock'
import { SHOWN_ANYWHERE } from '../headers'
import type { Db } from '../store/database'
import { fileById, type FileRow } from '../store/files'
import { uploadedFileById } from '../store/uploads'
import { bytesOfFile } from './content'
import { isLiveLink } from './links'
import { sendRange } from './send-range'
import { named } from '../named'

const TYPES = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' } as const

/** A reader may draw the file, and nothing in it may load or run anything. */
const POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

function dispositionOf({ format, file_name: name }: FileRow): string {
  const kind = format === 'pdf' ? 'inline' : 'attachment'
  // RFC 5987 leaves fewer characters alone than encodeURIComponent does.
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    found => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="file.${format}"; filename*=UTF-8''${encoded}`
}

/**
 * `GET /services/trustAppApi/file/{fileId}`: the bytes of a file to whoever has a live link of `fileUrlQuery`, in whole or
 * one range of them. 403 for a link that is wrong or expired, 404 for a file that is gone. Not in the request log, since
 * its address is a key.
 */
export function registerFiles(
  app: FastifyInstance,
  { db, clock, ...parts }: AddressFaults & { readonly db: Db; readonly clock: Clock },
): void {
  const routes = (scope: FastifyInstance) => {
    registerAddressFaults(scope, 'file', parts)
    scope.get('/services/trustAppApi/file/:fileId', async (request, reply) => {
      const { fileId } = request.params as { fileId: string }
      const { expires, sig } = request.query as Record<string, unknown>
      reply.headers({
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': POLICY,
        'Referrer-Policy': 'no-referrer',
      })
      const link = { fileId, expires: String(expires), sig: String(sig) }
      if (!isLiveLink(db, link, clock.now())) {
        return reply.code(403).send({ code: '-403', msg: '文件链接已失效，请重新打开' })
      }
      const handedIn = uploadedFileById(db, fileId)
      if (handedIn) {
        // A mini-program shows pictures from an origin that is not its own; who has no link gets none.
        reply.headers({ ...SHOWN_ANYWHERE, 'Content-Disposition': 'inline' }).type(handedIn.mime)
        return sendRange(request.headers.range, reply, Buffer.from(handedIn.content, 'base64'))
      }
      const file = fileById(db, fileId)
      if (!file) return reply.code(404).send({ code: '-404', msg: '文件不存在' })

      const bytes = bytesOfFile(db, file)
      reply.header('Content-Disposition', dispositionOf(file))
      reply.type(TYPES[file.format])
      // A conditional range cannot hold: the files have no validators.
      const header = request.headers['if-range'] === undefined ? request.headers.range : undefined
      return sendRange(header, reply, bytes)
    })
  }
  void app.register(named('files', async scope => routes(scope)))
}
