import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { VIDEO_HOSTS } from '@/contract/video'

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

/** The `'sha256-…'` source of every inline script, so that no other inline script runs. */
export function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = []
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)) {
    if (/\ssrc\s*=/i.test(attributes) || code === '') continue
    hashes.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...new Set(hashes)]
}

/** Content security policy of a page of the build. */
export function policyFor(html: string, isDev: boolean): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["media-src 'self'", ...VIDEO_HOSTS.map(host => `https://${host}`)].join(' '),
    "font-src 'self' data:",
    `connect-src 'self'${isDev ? ' ws://127.0.0.1:* ws://localhost:*' : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
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
          policy: policyFor(html, isDev),
        }
        seen = `${mtimeMs}:${size}`
      }
    } catch {
      // A build in progress removes the page for a moment; what was there before still serves.
    }
    return document
  }
}
