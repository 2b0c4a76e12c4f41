import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { EndpointName } from '@/contract/registry'
import { endpoints } from '@/contract/registry'
import { startSandbox } from '../../../sandbox/server'
import { openDatabase } from '../../../sandbox/store/database'
import { SNAPSHOT } from '../../../sandbox/testing/snapshot'
import { type CustomerKey, type Fault, SandboxControl } from '../../support/control'
import { until } from '../../support/until'
import type { Decision, Elsewhere, Row, Server } from '../customer'

interface Answer {
  readonly status: number
  readonly text: string
  readonly cookies: readonly string[]
}

const agent = new http.Agent({ keepAlive: true })

/** A request with JSON, by Node's own client, since jsdom has no `fetch`; rejects where the connection breaks. */
function send(
  method: string,
  url: string,
  body: unknown,
  cookie = '',
  more: Readonly<Record<string, string>> | undefined = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' }
    const headers = { ...type, ...more, ...(cookie ? { Cookie: cookie } : {}) }
    const request = http.request(url, { method, agent, headers }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text,
          cookies: (response.headers['set-cookie'] ?? []).map(line => line.split(';')[0] ?? ''),
        }),
      )
    })
    request.on('error', reject)
    request.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** A POST of the product's. */
export const post = (url: string, body: unknown, cookie = '', more?: Readonly<Record<string, string>>) =>
  send('POST', url, body, cookie, more)

/** A running sandbox with the folder of its store. */
export type RunningSandbox = SandboxControl & { readonly dataDir: string }

/** A sandbox of a file's own for pages in a document. */
export class OwnSandbox extends SandboxControl {
  readonly dataDir = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
  private stop: () => Promise<void> = () => Promise.resolve()

  async start(): Promise<void> {
    const sandbox = await startSandbox({
      port: 0,
      dataDir: this.dataDir,
      distDir: path.join(this.dataDir, 'no-h5'),
      quiet: true,
      snapshot: SNAPSHOT,
    })
    this.url = sandbox.url
    this.stop = () => sandbox.close()
  }

  async end(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  override async control<T = unknown>(
    method: 'GET' | 'POST' | 'DELETE',
    name: string,
    body?: unknown,
  ): Promise<T> {
    const { status, text } = await send(method, `${this.url}/sandbox/api/${name}`, body)
    assert.ok(status < 300, `${method} ${name}: ${status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }
}

/** What journeys ask of a sandbox. */
export class SandboxServer implements Server {
  constructor(readonly sandbox: RunningSandbox) {}

  async elsewhere(customer: CustomerKey): Promise<Elsewhere> {
    const cookie = `sid=${await this.sandbox.sessionOf(customer)}`
    return {
      call: async (endpoint, data = {}) => {
        const isWrite = (endpoints[endpoint] as { isWrite?: boolean }).isWrite === true
        const requestData = isWrite ? { requestNo: randomUUID(), ...data } : data
        const { text } = await post(
          `${this.sandbox.url}/services/trustAppApi/${endpoint}`,
          { requestData },
          cookie,
        )
        assert.match(text, /"statusCode":"00000000"/, `${endpoint} elsewhere: ${text}`)
        return (JSON.parse(text) as { result: { data: Record<string, unknown> } }).result.data
      },
    }
  }

  calls(endpoint: EndpointName) {
    return this.sandbox.log(endpoint)
  }

  rows(table: string, where: Readonly<Record<string, string | number>> = {}): Promise<Row[]> {
    assert.match(table, /^\w+$/)
    const conditions = Object.keys(where).map(column => `${column} = ?`)
    const sql = `SELECT * FROM ${table}${conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''}`
    const db = openDatabase(path.join(this.sandbox.dataDir, 'sandbox.db'))
    try {
      return Promise.resolve(db.all<Row>(sql, ...Object.values(where)))
    } finally {
      db.close()
    }
  }

  async pass(seconds: number): Promise<void> {
    await this.sandbox.control('POST', 'clock', { advanceSeconds: seconds })
  }

  passUntil(day: string): Promise<void> {
    return this.sandbox.passUntil(day)
  }

  async decide(kind: string, decision: Decision = {}): Promise<void> {
    const waiting = await this.sandbox.control<{ id: string }[]>('GET', `office?kind=${kind}`)
    assert.ok(waiting.length > 0, `no case of ${kind} waits`)
    await this.sandbox.control('POST', 'office', {
      kind,
      id: waiting.at(-1)?.id,
      isPassed: true,
      ...decision,
    })
  }

  loseAnswer(endpoint: EndpointName): Promise<void> {
    return this.inject({ endpoint, drop: true, phase: 'after', times: 1 })
  }

  loseCall(endpoint: EndpointName): Promise<void> {
    return this.inject({ endpoint, drop: true, phase: 'before', times: 1 })
  }

  refuse(endpoint: EndpointName, code: string, message?: string): Promise<void> {
    return this.inject({ endpoint, innerCode: code, msg: message, phase: 'before', times: 1 })
  }

  lastCode(): Promise<string> {
    return this.sandbox.lastCode()
  }

  async next(endpoint: EndpointName): Promise<() => Promise<void>> {
    const known = (await this.calls(endpoint)).length
    return async () => {
      await until(`${endpoint} was called`, async () => (await this.calls(endpoint)).length > known)
    }
  }

  control<T = unknown>(method: 'GET' | 'POST' | 'DELETE', name: string, body?: unknown): Promise<T> {
    return this.sandbox.control<T>(method, name, body)
  }

  inject(fault: Fault): Promise<void> {
    return this.sandbox.inject(fault)
  }
}
