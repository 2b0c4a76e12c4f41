import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { registerAnalytics } from './analytics/collector'
import { registerFailures } from './api/failures'
import { createFaults } from './api/faults'
import { createRequestLog } from './api/request-log'
import { registerPolicyReports } from './api/policy-reports'
import { registerApi, type ApiParts } from './api/routes'
import { createClock, type ClockKind } from './clock'
import type { ControlParts } from './control/parts'
import { registerControl } from './control/routes'
import { registerPictures } from './files/pictures'
import { registerFiles } from './files/routes'
import { registerVideos } from './files/videos'
import { registerHeaders } from './headers'
import { createJobs } from './jobs'
import { explainListenFailure, explainStoreFailure } from './sandbox-error'
import { createReset } from './seed/reset'
import { registerSpecimens } from './specimens/routes'
import { registerAssets } from './static/assets'
import { registerPhone } from './static/phone'
import { registerToolPages } from './static/tool-pages'
import { registerKit } from './kit/routes'
import { openStore } from './store/open'
import { readMeta } from './store/meta'

/** How to start the sandbox. */
export interface SandboxOptions {
  /** 0 takes any free port; 8787 when left out. */
  readonly port?: number
  /** Address of this machine to listen on, for a phone in the same network; the loopback when left out. */
  readonly host?: string
  /** Folder of the store; created when missing. */
  readonly dataDir: string
  /** Folder of the H5 build; while it is missing, `/phone/` says how to make it. */
  readonly distDir: string
  readonly clock?: ClockKind
  /** A file with the seed data, written when it is missing: see `createReset`. For the seed clock alone. */
  readonly snapshot?: string
  /** Says nothing on the console but errors. */
  readonly quiet?: boolean
  /** How long a request may take to arrive in whole; half a minute when left out. */
  readonly requestTimeoutMs?: number
  /** Lets the pages open web sockets to this machine, as live reload needs. */
  readonly dev?: boolean
}

/** A running sandbox. */
export interface Sandbox {
  /** For example `http://127.0.0.1:8787`, without a slash at the end. */
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

/** The port of `npm start` when nothing else is said. */
export const DEFAULT_PORT = 8787

/** How long a request may take to arrive in whole, and its headers; looked at every so often. */
const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 15_000
const CHECK_EVERY_MS = 2000

/** A wait that ends early when the server closes, so that a delayed answer cannot hold it up. */
function createWait(): { wait(ms: number): Promise<void>; release(): void } {
  const waiting = new Set<() => void>()
  return {
    wait: ms =>
      new Promise(resolve => {
        const finish = () => {
          clearTimeout(timer)
          waiting.delete(finish)
          resolve()
        }
        const timer = setTimeout(finish, ms)
        waiting.add(finish)
      }),
    release() {
      for (const finish of [...waiting]) finish()
    },
  }
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<number> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw explainListenFailure(error, port)
  }
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : port
}

function seedStore(reset: () => void, dataDir: string): void {
  try {
    reset()
  } catch (error) {
    throw explainStoreFailure(error, dataDir)
  }
}

async function registerAll(
  app: FastifyInstance,
  { distDir, host, dev = false }: SandboxOptions,
  parts: Pick<ApiParts, 'db' | 'clock' | 'wait'> & Pick<ControlParts, 'jobs' | 'reset'>,
): Promise<void> {
  const faults = createFaults()
  const log = createRequestLog()
  await app.register(cookie)
  registerHeaders(app, host)
  registerFailures(app)
  registerApi(app, { ...parts, faults, log })
  registerPolicyReports(app, parts)
  registerFiles(app, { ...parts, faults })
  registerPictures(app, { ...parts, faults })
  registerVideos(app, { ...parts, faults })
  registerControl(app, { ...parts, faults, log })
  registerAnalytics(app, parts)
  registerAssets(app)
  registerSpecimens(app)
  registerToolPages(app)
  registerKit(app)
  registerPhone(app, { distDir, isDev: dev })
}

/** An address below `/phone/` whose escapes are malformed is a page of the app like any other unknown one. */
function decodableUrl(url: string): string {
  const [address = ''] = url.split('?', 1)
  try {
    decodeURIComponent(address)
    return url
  } catch {
    return address.startsWith('/phone/') ? `/phone/404${url.slice(address.length)}` : url
  }
}

/**
 * Starts the sandbox on the loopback interface. Bad surroundings (port in use, disk full, unwritable folder) throw a
 * `SandboxError` whose message is one plain sentence.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { clock: kind = 'seed' } = options
  const snapshot = kind === 'seed' ? options.snapshot : undefined
  const { db, notices, isCopy } = openStore(options.dataDir, snapshot)
  const clock = createClock(db, kind)
  if (isCopy) clock.restart()
  const reset = createReset(db, clock, snapshot)
  const app = fastify({
    forceCloseConnections: true,
    // Whoever begins a request and does not end it loses the connection.
    requestTimeout: options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: Math.min(options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS, HEADERS_TIMEOUT_MS),
      connectionsCheckingInterval: Math.min(options.requestTimeoutMs ?? CHECK_EVERY_MS, CHECK_EVERY_MS),
    },
    rewriteUrl: request => decodableUrl(request.url ?? '/'),
  })
  const delays = createWait()
  const jobs = createJobs(db, clock)
  const stopJobs = jobs.start()
  const close = async () => {
    stopJobs()
    delays.release()
    await app.close()
    db.close()
  }
  try {
    if (readMeta(db, 'clockSeededAt') === undefined) seedStore(reset, options.dataDir)
    if (!options.quiet) for (const notice of notices) console.warn(notice)
    await registerAll(app, options, { db, clock, jobs, reset, wait: ms => delays.wait(ms) })
    const host = options.host ?? '127.0.0.1'
    const port = await listen(app, options.port ?? DEFAULT_PORT, host)
    return { url: `http://${host}:${port}`, port, close }
  } catch (error) {
    await close()
    throw error
  }
}
