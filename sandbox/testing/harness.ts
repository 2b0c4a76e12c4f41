import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Envelope } from '../api/envelope'
import type { LogEntry } from '../api/request-log'
import { startSandbox, type Sandbox, type SandboxOptions } from '../server'
import { SNAPSHOT } from './snapshot'

/** The page the tests serve when the H5 build does not matter. */
export const FIXTURE_HTML =
  '<!doctype html><html><head><meta charset="utf-8"><script>window.x = 1</script></head><body><div id="app"></div><script src="/phone/js/app.1a2b3c4d.js"></script></body></html>'

/** Reading a photo takes seconds where others work beside it. */
const WAIT_LIMIT_MS = 30_000

/** What came back from `POST /services/trustAppApi/{name}`. */
export interface Answer {
  readonly httpStatus: number
  readonly text: string
  readonly code: string | undefined
  readonly inner: string | undefined
  readonly msg: string | undefined
  readonly data: unknown
}

/** A browser as far as the tests need one: it keeps cookies, per sandbox. */
export class Browser {
  /** Those of the session. */
  readonly cookies = new Map<string, string>()
  /** Those of a load balancer, which go along. */
  private readonly others = new Map<string, string>()

  constructor(private readonly sandbox: Sandbox) {}

  /** Sends a request with the cookies and keeps those that come back; never waits for ever. */
  async fetch(
    address: string,
    init: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const cookie = [...this.others, ...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(this.sandbox.url + address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(WAIT_LIMIT_MS),
      ...init,
      headers: { ...(cookie ? { cookie } : {}), ...init.headers },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const kept = name === 'sid' || name === 'xtoken' ? this.cookies : this.others
      if (value) kept.set(name, value)
      else kept.delete(name)
    }
    return response
  }

  /** Calls an endpoint of the customer API. */
  async call(name: string, requestData: unknown = {}): Promise<Answer> {
    return this.callRaw(name, JSON.stringify({ requestData }))
  }

  /** Calls an endpoint with any body and headers. */
  async callRaw(name: string, body: string, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await this.fetch(`/services/trustAppApi/${name}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
    const text = await response.text()
    let envelope: Partial<Envelope> = {}
    try {
      envelope = JSON.parse(text) as Envelope
    } catch {
      // Broken or empty on purpose; the test looks at `text`.
    }
    return {
      httpStatus: response.status,
      text,
      code: envelope.code,
      inner: envelope.result?.statusCode,
      msg: envelope.result?.msg ?? envelope.msg,
      data: envelope.result?.data,
    }
  }

  /** Calls the control API and answers its JSON. */
  async control<T = unknown>(method: 'GET' | 'POST' | 'DELETE', address: string, body?: unknown): Promise<T> {
    const response = await this.fetch(`/sandbox/api/${address}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }

  /** Opens a session without a code. */
  async loginAs(customer: string): Promise<string> {
    return (await this.control<{ token: string }>('POST', 'login', { customer })).token
  }

  /** The request log. */
  async log(): Promise<readonly LogEntry[]> {
    return (await this.control<{ entries: LogEntry[] }>('GET', 'log')).entries
  }

  /** The code last sent to a phone. */
  async lastCode(mobile: string): Promise<string> {
    const inbox = await this.control<{ mobile: string; code: string }[]>('GET', 'inbox')
    const found = inbox.find(message => message.mobile === mobile)
    if (!found) throw new Error(`Nothing was sent to ${mobile}`)
    return found.code
  }

  /** Moves data time forward. */
  async advance(seconds: number): Promise<void> {
    await this.control('POST', 'clock', { advanceSeconds: seconds })
  }
}

const folders: string[] = []
const running = new Set<Sandbox>()

/** A new folder that `cleanUp` removes. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-test-'))
  folders.push(folder)
  return folder
}

/** A folder with the smallest H5 build. */
export function fixtureDist(): string {
  const dist = path.join(temporaryFolder(), 'h5')
  mkdirSync(path.join(dist, 'js'), { recursive: true })
  writeFileSync(path.join(dist, 'index.html'), FIXTURE_HTML)
  return dist
}

/** Starts a sandbox on a free port with a fresh store, unless told otherwise. */
export async function startTest(
  options: Partial<SandboxOptions> = {},
): Promise<{ sandbox: Sandbox; browser: Browser; stop(): Promise<void> }> {
  const sandbox = await startSandbox({
    port: 0,
    dataDir: options.dataDir ?? path.join(temporaryFolder(), 'data'),
    distDir: options.distDir ?? fixtureDist(),
    quiet: true,
    snapshot: SNAPSHOT,
    ...options,
  })
  running.add(sandbox)
  const stop = async () => {
    if (running.delete(sandbox)) await sandbox.close()
  }
  return { sandbox, browser: new Browser(sandbox), stop }
}

/** Stops what a test started and removes its folders; for `afterEach` or `afterAll`. */
export async function cleanUp(): Promise<void> {
  for (const sandbox of running) await sandbox.close()
  running.clear()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
