import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Transport } from '@/api/api-client'
import type { EndpointName } from '@/contract/registry'
import type { HttpAnswer } from '@/platform/net/http.types'
import { createDispatch } from '../../sandbox/api/dispatch'
import { createClock } from '../../sandbox/clock'
import { decideCase } from '../../sandbox/office/desks'
import { seed } from '../../sandbox/seed'
import { CUSTOMERS } from '../../sandbox/seed/customers'
import type { Db } from '../../sandbox/store/database'
import { settleFaceCheck } from '../../sandbox/store/face-checks'
import { openStore } from '../../sandbox/store/open'
import { listMessages } from '../../sandbox/store/sms-codes'
import { openSession } from '../../sandbox/store/sessions'
import type { CustomerKey } from './control'

/** A call as it went out, and what came back. */
export interface Call {
  readonly name: EndpointName
  readonly data: Readonly<Record<string, unknown>>
  readonly answer: Answer | undefined
}

interface Answer {
  readonly code: string
  readonly result?: { readonly statusCode: string; readonly data?: unknown }
}

/** The same store within one transaction, so that all that is written can be taken back. */
function nestable(db: Db): Db {
  const nested = <T>(work: () => T): T => {
    db.exec('SAVEPOINT call')
    try {
      const result = work()
      db.exec('RELEASE call')
      return result
    } catch (error) {
      db.exec('ROLLBACK TO call; RELEASE call')
      throw error
    }
  }
  return { ...db, transaction: nested, reading: nested }
}

type Stand = (send: () => HttpAnswer) => HttpAnswer | Promise<HttpAnswer>

/** The real back end without a network: calls go straight to its handlers, over the seed data. */
export class SandboxTransport {
  readonly calls: Call[] = []
  inFlight = 0
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
  private readonly store = openStore(this.folder).db
  private readonly db = nestable(this.store)
  private readonly clock = createClock(this.store, 'seed')
  private readonly dispatch: ReturnType<typeof createDispatch>
  private session: string | undefined
  private readonly stands = new Map<EndpointName, Stand>()

  constructor() {
    seed(this.store, this.clock)
    this.dispatch = createDispatch(this.db, this.clock)
    this.store.exec('BEGIN')
  }

  /** Everything is as in the seed data again, and calls are this customer's; `undefined`: a visitor's. */
  become(customer: CustomerKey | undefined): void {
    this.store.exec('ROLLBACK; BEGIN')
    const found = CUSTOMERS.find(({ key }) => key === customer)
    this.session = found && openSession(this.db, found.id, this.clock.now())
    this.calls.length = 0
    this.stands.clear()
  }

  /** Does something else than the server with one kind of call: holds it back, loses its answer, answers a failure. */
  instead(name: EndpointName, stand: Stand): void {
    this.stands.set(name, stand)
  }

  /** The code last sent to any phone. */
  get lastCode(): string {
    return listMessages(this.store)[0]?.code ?? ''
  }

  /** What the face service found. */
  settleFace(bizToken: string, result: 'passed' | 'failed' | 'cancelled'): void {
    settleFaceCheck(this.db, bizToken, result, this.clock.now())
  }

  /** What people at the office decide about an application. */
  decide(kind: string, id: string, isPassed: boolean, reason = ''): void {
    if (!decideCase(this.db, { kind, id }, { isPassed, reason }, this.clock.now())) {
      throw new Error(`No case ${kind} ${id} waits.`)
    }
  }

  /** Calls of one kind, as they went out. */
  sent(name: EndpointName): readonly Readonly<Record<string, unknown>>[] {
    return this.calls.filter(call => call.name === name).map(call => call.data)
  }

  readonly send: Transport = async (address, body, { customer }) => {
    const name = address.slice(address.lastIndexOf('/') + 1) as EndpointName
    const data = (body as { requestData: Record<string, unknown> }).requestData
    const place = this.calls.push({ name, data, answer: undefined }) - 1
    this.inFlight += 1
    try {
      const stand = this.stands.get(name)
      const answer = await (stand
        ? stand(() => this.serve(name, body, customer))
        : this.serve(name, body, customer))
      this.calls[place] = { name, data, answer: answer.body as Answer }
      return answer
    } finally {
      this.inFlight -= 1
    }
  }

  close(): void {
    this.store.exec('ROLLBACK')
    this.store.close()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private serve(name: EndpointName, body: unknown, pageCustomer?: string): HttpAnswer {
    const tokens = { session: this.session, host: undefined }
    const outcome = this.dispatch({ name, body, tokens, address: '127.0.0.1', pageCustomer })
    if (outcome.session !== undefined) this.session = outcome.session ?? undefined
    // As over the network: nothing of the server's own objects reaches the page.
    const sent = JSON.parse(JSON.stringify(outcome.envelope)) as unknown
    return { status: outcome.httpStatus, statusText: '', body: sent }
  }
}
