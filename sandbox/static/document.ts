import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { documentPolicy, inlineScriptHashes } from '../../config/document-headers'

/** One form of an HTML page, ready to be sent. */
export interface PreparedPage {
  readonly html: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
  readonly etag: string
}

/** The page of the build: as it is, as the host simulator frames it, and the policy that fits both. */
export interface PreparedDocument {
  readonly plain: PreparedPage
  readonly framed: PreparedPage
  readonly policy: string
}

const HOST_SCRIPT = '<script src="/simulator/host.js"></script>'

function prepare(html: string): PreparedPage {
  const bytes = Buffer.from(html)
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { html: bytes, br: brotliCompressSync(bytes), gzip: gzipSync(bytes), etag }
}

/** The page with the script of the host simulator before every other script. */
export function withHostScript(html: string): string {
  return html.replace(/<head\b[^>]*>/i, head => head + HOST_SCRIPT)
}

/** Reads `index.html` when asked first and again when it changed; undefined while there is no build. */
export function createDocument(file: string, isDev: boolean): () => PreparedDocument | undefined {
  let seen = ''
  let document: PreparedDocument | undefined
  return () => {
    try {
      const { mtimeMs, size } = statSync(file)
      if (seen !== `${mtimeMs}:${size}`) {
        const html = readFileSync(file, 'utf8')
        document = {
          plain: prepare(html),
          framed: prepare(withHostScript(html)),
          policy: documentPolicy(inlineScriptHashes(html), { isDev }),
        }
        seen = `${mtimeMs}:${size}`
      }
    } catch {
      // A build in progress removes the page for a moment; what was there before still serves.
    }
    return document
  }
}
