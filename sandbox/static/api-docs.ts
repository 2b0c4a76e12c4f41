import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { examples } from '../contract/examples'
import { openApi } from '../contract/open-api'
import { findFile, sendFile } from './files'

/** Of the viewer; nothing else of its package is sent. */
const VIEWER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const

/** The contract as a document, and what shows it: from this server alone. */
export function registerApiDocs(app: FastifyInstance): void {
  const viewer = path.dirname(require.resolve('swagger-ui-dist/package.json'))
  let document: Promise<object> | undefined

  app.get('/sandbox/api/openapi.json', async () => {
    // The examples come from a sandbox of their own, which takes seconds: once, when somebody reads them.
    document ??= examples().then(openApi)
    return document
  })
  for (const name of VIEWER_FILES) {
    app.get(`/sandbox/api/${name}`, async (request, reply) => {
      const found = await findFile(viewer, name)
      return found ? sendFile(request, reply, found) : reply.callNotFound()
    })
  }
}
