import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createDocument, type PreparedDocument } from './document'
import { chooseEncoding, findFile, isUnchanged, sendFile } from './files'

/** Where the build is, and whether it is one of the development server. */
export interface PhoneOptions {
  readonly distDir: string
  readonly isDev: boolean
}

/** A missing file in one of these folders is missing; any other unknown address is a page of the app. */
const FILE_ADDRESS = /^(js|css|static|chunk|media|fonts)\/.*\.[^/]+$/

const NOT_BUILT = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>尚未构建</title>
<p>还没有 H5 构建产物，请先运行 <code>npm run build:h5</code>，然后刷新本页。</p></html>`

function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: PreparedDocument,
): FastifyReply {
  const page = request.headers['sec-fetch-dest'] === 'iframe' ? document.framed : document.plain
  reply.headers({
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': document.policy,
    Vary: 'Accept-Encoding, Sec-Fetch-Dest',
  })
  if (isUnchanged(request, reply, page.etag)) return reply.code(304).send()
  const encoding = chooseEncoding(request, ['br', 'gzip'])
  if (encoding) reply.header('Content-Encoding', encoding)
  const body = encoding === 'br' ? page.br : encoding === 'gzip' ? page.gzip : page.html
  return reply.type('text/html; charset=utf-8').send(body)
}

/** Addresses that have an entry page of their own in the build (config/entry-pages.ts) are words and slashes alone. */
const PAGE_ADDRESS = /^\w+(\/\w+)*$/

/** Reads the page for an address: the route's own entry page, or the one of all others. */
function createDocuments(distDir: string, isDev: boolean): (address: string) => PreparedDocument | undefined {
  const readers = new Map<string, () => PreparedDocument | undefined>()
  const read = (file: string) => {
    const reader = readers.get(file) ?? createDocument(path.join(distDir, file), isDev)
    const document = reader()
    // Only pages that exist are remembered: addresses are the visitor's, and without end.
    if (document) readers.set(file, reader)
    return document
  }
  return address =>
    (PAGE_ADDRESS.test(address) ? read(`entry/${address}.html`) : undefined) ?? read('index.html')
}

/** `/phone/*`: the H5 build, every address that is not a file being a page of the app. */
export function registerPhone(app: FastifyInstance, { distDir, isDev }: PhoneOptions): void {
  const readDocument = createDocuments(distDir, isDev)
  readDocument('')

  app.get('/phone', async (request, reply) => reply.redirect(request.url.replace(/^\/phone/, '/phone/'), 302))

  app.get('/phone/*', async (request, reply) => {
    const address = request.url.replace(/[?#].*$/s, '').slice('/phone/'.length)
    const isDocument = address === '' || address === 'index.html'
    const found = isDocument ? undefined : await findFile(distDir, address)
    if (found) return sendFile(request, reply, found)
    if (FILE_ADDRESS.test(address)) return reply.callNotFound()
    const document = readDocument(address)
    if (document) return sendDocument(request, reply, document)
    return reply
      .code(503)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(NOT_BUILT)
  })
}
