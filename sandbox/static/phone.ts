import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEPLOY_FOLDER, ENTRY_FOLDER } from '../../config/deploy-files'
import { createDocument, type PreparedDocument } from './document'
import { chooseEncoding, findFile, isUnchanged, sendFile, typeOf, type FoundFile } from './files'

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

interface Documents {
  /** The page for an address: the route's own entry page, or the one of all others. */
  ofAddress(address: string): PreparedDocument | undefined
  /** A page of the build by its file. */
  ofFile(file: string): PreparedDocument | undefined
}

function createDocuments(distDir: string, isDev: boolean): Documents {
  const readers = new Map<string, () => PreparedDocument | undefined>()
  const ofFile = (file: string) => {
    const reader = readers.get(file) ?? createDocument(path.join(distDir, file), isDev)
    const document = reader()
    // Only pages that exist are remembered: addresses are the visitor's, and without end.
    if (document) readers.set(file, reader)
    return document
  }
  return {
    ofFile,
    ofAddress: address =>
      (PAGE_ADDRESS.test(address) ? ofFile(`${ENTRY_FOLDER}/${address}.html`) : undefined) ??
      ofFile('index.html'),
  }
}

/** What a found file is for the outside: entry pages answer as their addresses, and some are for deployers alone. */
function kindOf({ name }: FoundFile): 'inside' | 'document' | 'file' {
  const [folder] = name.toLowerCase().split('/')
  if (folder === ENTRY_FOLDER || folder === DEPLOY_FOLDER) return 'inside'
  return typeOf(name).startsWith('text/html') ? 'document' : 'file'
}

/** `/phone/*`: the H5 build, every address that is not a file being a page of the app. */
export function registerPhone(app: FastifyInstance, { distDir, isDev }: PhoneOptions): void {
  const documents = createDocuments(distDir, isDev)
  documents.ofAddress('')

  app.get('/phone', async (request, reply) => reply.redirect(request.url.replace(/^\/phone/, '/phone/'), 302))

  app.get('/phone/*', async (request, reply) => {
    const address = request.url.replace(/[?#].*$/s, '').slice('/phone/'.length)
    const found = await findFile(distDir, address)
    const kind = found && kindOf(found)
    if (kind === 'inside' || (!found && FILE_ADDRESS.test(address))) return reply.callNotFound()
    if (found && kind === 'file') return sendFile(request, reply, found)
    const document = found ? documents.ofFile(found.name) : documents.ofAddress(address)
    if (document) return sendDocument(request, reply, document)
    return reply
      .code(503)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(NOT_BUILT)
  })
}
