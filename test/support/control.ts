import assert from 'node:assert/strict'
import type { InferInput } from 'valibot'
import type { FaultSchema } from '../../sandbox/api/faults'
import type { LogEntry as ServedCall } from '../../sandbox/api/request-log'

/** Customers of the sandbox's seed. */
export type CustomerKey = 'U1' | 'U2' | 'U3' | 'U4' | 'U5' | 'U6'

/** A device on which both agreements were read before, as the product keeps it there. */
export const AGREEMENTS_READ = {
  agreementsRead: JSON.stringify({ register: '2.1', privacy: '3.1' }),
} as const

/** What the sandbox does wrong on purpose. */
export type Fault = InferInput<typeof FaultSchema>

/** One call as the sandbox received it. */
export interface LogEntry extends ServedCall {
  readonly requestData: Record<string, unknown>
}

/** What a test does to its sandbox from outside; every call fails the test when the sandbox refuses it. */
export abstract class SandboxControl {
  /** Origin of the sandbox; '' until it has started. */
  url = ''

  /** Calls `/sandbox/api/{name}` and answers its JSON. */
  async control<T = unknown>(method: 'GET' | 'POST' | 'DELETE', name: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.url}/sandbox/api/${name}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await answer.text()
    assert.ok(answer.ok, `${method} ${name}: ${answer.status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  /** A session's token, as a login sets it. */
  async sessionOf(customer: CustomerKey): Promise<string> {
    return (await this.control<{ token: string }>('POST', 'login', { customer })).token
  }

  /** The code last sent to a mobile, or to any. */
  async lastCode(mobile?: string): Promise<string> {
    const inbox = await this.control<{ mobile: string; code: string }[]>('GET', 'inbox')
    const message = inbox.find(entry => mobile === undefined || entry.mobile === mobile)
    assert.ok(message, `nothing was sent to ${mobile ?? 'anybody'}`)
    return message.code
  }

  /** Has a login code sent to a mobile, as another device would. */
  async orderCode(mobile: string): Promise<void> {
    const answer = await fetch(`${this.url}/services/trustAppApi/smsCodeSend`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ requestData: { mobile, scene: 'login' } }),
    })
    assert.match(await answer.text(), /"statusCode":"00000000"/, `no code was sent to ${mobile}`)
  }

  /** Everything as on the first day: data, sessions, faults, log. */
  async reset(): Promise<void> {
    await this.control('POST', 'reset', {})
  }

  /** Lets time pass until the first minute of a day; no call of the sandbox's takes more than a year. */
  async passUntil(day: string): Promise<void> {
    const { now } = await this.control<{ now: string }>('GET', 'status')
    let seconds = Math.round((Date.parse(`${day}T00:01:00+08:00`) - Date.parse(now)) / 1000)
    assert.ok(seconds >= 0, `${day} is over: it is ${now}`)
    while (seconds > 0) {
      const advanceSeconds = Math.min(seconds, 366 * 86_400)
      await this.control('POST', 'clock', { advanceSeconds })
      seconds -= advanceSeconds
    }
  }

  async inject(fault: Fault): Promise<void> {
    await this.control('POST', 'faults', fault)
  }

  async clearFaults(): Promise<void> {
    await this.control('DELETE', 'faults')
  }

  /** Calls the sandbox has received since the log was cleared, of one endpoint or of all. */
  async log(name?: string): Promise<LogEntry[]> {
    const { entries } = await this.control<{ entries: LogEntry[] }>('GET', 'log')
    return name === undefined ? entries : entries.filter(entry => entry.name === name)
  }

  async clearLog(): Promise<void> {
    await this.control('DELETE', 'log')
  }
}
