import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TOOL_PAGE_POLICY } from '../headers'
import { registerApiDocs } from './api-docs'
import { findFile, sendFile } from './files'

const FOLDERS = {
  pages: path.join(__dirname, '..', 'pages'),
  simulator: path.join(__dirname, '..', 'simulator'),
} as const

async function sendToolFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: keyof typeof FOLDERS,
  name: string,
  policy = TOOL_PAGE_POLICY,
) {
  // Only what a browser loads: the tests beside these files stay inside.
  const found = /\.(html|css|js)$/.test(name) ? await findFile(FOLDERS[folder], name) : undefined
  if (!found) return reply.callNotFound()
  reply.header('Content-Security-Policy', policy)
  return sendFile(request, reply, found)
}

/** The developers' pages: control page, inbox and host simulator. `/` leads to the control page. */
export function registerToolPages(app: FastifyInstance): void {
  for (const [from, to] of [
    ['/', '/sandbox/'],
    ['/sandbox', '/sandbox/'],
    ['/sandbox/inbox/', '/sandbox/inbox'],
    ['/sandbox/analytics/', '/sandbox/analytics'],
    ['/sandbox/errors/', '/sandbox/errors'],
    ['/sandbox/api/', '/sandbox/api'],
    ['/sandbox/kit/', '/sandbox/kit'],
    ['/sandbox/office/', '/sandbox/office'],
    ['/sandbox/specimens/', '/sandbox/specimens'],
    ['/sandbox/verify/', '/sandbox/verify'],
    ['/simulator', '/simulator/'],
  ] as const) {
    app.get(from, async (_request, reply) => reply.redirect(to, 302))
  }
  app.get('/sandbox/', (request, reply) => sendToolFile(request, reply, 'pages', 'index.html'))
  app.get('/sandbox/inbox', (request, reply) => sendToolFile(request, reply, 'pages', 'inbox.html'))
  app.get('/sandbox/analytics', (request, reply) => sendToolFile(request, reply, 'pages', 'analytics.html'))
  app.get('/sandbox/errors', (request, reply) => sendToolFile(request, reply, 'pages', 'errors.html'))
  app.get('/sandbox/kit', (request, reply) => sendToolFile(request, reply, 'pages', 'kit.html'))
  // Taro brings sheets of its own by its script, as in a build for development.
  const kitPolicy = TOOL_PAGE_POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  app.get('/sandbox/kit/frame', (request, reply) =>
    sendToolFile(request, reply, 'pages', 'kit-frame.html', kitPolicy),
  )
  // The viewer of the contract sets styles of its own.
  app.get('/sandbox/api', (request, reply) =>
    sendToolFile(request, reply, 'pages', 'api-docs.html', kitPolicy),
  )
  registerApiDocs(app)
  app.get('/sandbox/office', (request, reply) => sendToolFile(request, reply, 'pages', 'office.html'))
  app.get('/sandbox/specimens', (request, reply) => sendToolFile(request, reply, 'pages', 'specimens.html'))
  app.get('/sandbox/verify', (request, reply) => sendToolFile(request, reply, 'pages', 'verify.html'))
  app.get('/sandbox/face', (request, reply) => sendToolFile(request, reply, 'pages', 'face.html'))
  app.get<{ Params: { file: string } }>('/sandbox/pages/:file', (request, reply) =>
    sendToolFile(request, reply, 'pages', request.params.file),
  )
  app.get('/simulator/', (request, reply) => sendToolFile(request, reply, 'simulator', 'index.html'))
  app.get<{ Params: { file: string } }>('/simulator/:file', (request, reply) =>
    sendToolFile(request, reply, 'simulator', request.params.file),
  )
}
