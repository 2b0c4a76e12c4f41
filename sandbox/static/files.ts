import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
}

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** A name like `app.1a2b3c.js`: its content never changes. */
const HASHED_NAME = /[.\-_][0-9a-f]{6,}\.[^/]+$/

/** A file that may be sent: its real place and what the file system says about it. */
export interface FoundFile {
  readonly file: string
  /** Its one spelling below the folder, with slashes. */
  readonly name: string
  readonly size: number
  readonly mtimeMs: number
}

/** The media type by the end of the name. */
export function typeOf(file: string): string {
  return TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream'
}

/**
 * Finds the file of an address below a folder. Undefined for folders, hidden names, names that do not decode and
 * everything outside the folder, be it by `..` or by a link.
 */
export async function findFile(folder: string, address: string): Promise<FoundFile | undefined> {
  let names: string[]
  try {
    names = decodeURIComponent(address).split('/').filter(Boolean)
  } catch {
    return undefined
  }
  if (names.length === 0 || names.some(name => name.startsWith('.') || /[\\\0]/.test(name))) return undefined
  try {
    const root = await realpath(folder)
    const file = await realpath(path.join(root, ...names))
    if (!file.startsWith(root + path.sep)) return undefined
    const found = await stat(file)
    if (!found.isFile()) return undefined
    const name = path.relative(root, file).split(path.sep).join('/')
    return { file, name, size: found.size, mtimeMs: found.mtimeMs }
  } catch {
    return undefined
  }
}

function accepts(request: FastifyRequest, encoding: string): boolean {
  const header = String(request.headers['accept-encoding'] ?? '')
  return header.split(',').some(part => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    return name === encoding && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
  })
}

/** Which of the offered encodings to send; undefined means as it is. */
export function chooseEncoding(request: FastifyRequest, offered: readonly string[]): string | undefined {
  return ENCODINGS.map(({ name }) => name).find(name => offered.includes(name) && accepts(request, name))
}

async function findCompressed(request: FastifyRequest, original: FoundFile) {
  for (const { name, suffix } of ENCODINGS) {
    if (!accepts(request, name)) continue
    const found = await stat(original.file + suffix).catch(() => undefined)
    // A sibling older than its file is left over from an earlier build.
    if (found?.isFile() && found.mtimeMs >= original.mtimeMs - 1000) {
      return { name, file: original.file + suffix, size: found.size }
    }
  }
  return undefined
}

/** Answers 304 when the browser has this version already; true when it did. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('ETag', etag)
  return String(request.headers['if-none-match'] ?? '')
    .split(/\s*,\s*/)
    .includes(etag)
}

/** Sends a file, compressed if a pre-compressed sibling exists and the browser takes it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  found: FoundFile,
): Promise<FastifyReply> {
  const compressed = await findCompressed(request, found)
  const sent = compressed ?? found
  reply.headers({
    'Cache-Control': HASHED_NAME.test(path.basename(found.file))
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    Vary: 'Accept-Encoding',
  })
  const etag = `"${found.mtimeMs.toString(36)}-${sent.size.toString(36)}${compressed ? `-${compressed.name}` : ''}"`
  if (isUnchanged(request, reply, etag)) return reply.code(304).send()
  if (compressed) reply.header('Content-Encoding', compressed.name)
  reply.type(typeOf(found.file)).header('Content-Length', sent.size)
  return reply.send(createReadStream(sent.file))
}
