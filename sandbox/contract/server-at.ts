import { SandboxError } from '../sandbox-error'
import type { Said, Server } from './conformance'

const PREFIX = '/services/trustAppApi/'
const TIMEOUT_MS = 30_000

/** A server by its origin; one that cannot be reached, or is no server of this API, is said in one sentence. */
export interface Reached {
  readonly origin: string
  readonly say: Server['say']
}

/** Reaches a server. Throws a `SandboxError` with the reason where that is not possible. */
export async function serverAt(address: string): Promise<Reached> {
  const origin = originOf(address)
  const say: Server['say'] = async (name, requestData, cookie) => {
    const response = await fetch(`${origin}${PREFIX}${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) },
      body: JSON.stringify({ requestData }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return saidBy(response.status, await response.text())
  }
  try {
    const said = await say('appVersionInfo', {}, undefined)
    if (said.isText) {
      throw new SandboxError(`${origin} answers no JSON (HTTP ${said.status}): is it the origin of the API?`)
    }
  } catch (error) {
    throw error instanceof SandboxError
      ? error
      : new SandboxError(`${origin} cannot be reached: ${reasonOf(error)}.`)
  }
  return { origin, say }
}

function originOf(address: string): string {
  try {
    const { origin, protocol } = new URL(address)
    if (protocol === 'http:' || protocol === 'https:') return origin
  } catch {
    // Said below.
  }
  throw new SandboxError(`"${address}" is no origin: it begins with http:// or https://.`)
}

/** Node hides why behind "fetch failed". */
function reasonOf(error: unknown): string {
  const { cause, message, name } = error as Error & { cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`
  return cause?.code ?? cause?.message ?? message
}

function saidBy(status: number, body: string): Said {
  try {
    const { code = '', result } = JSON.parse(body) as {
      code?: string
      result?: { statusCode?: string; data?: unknown }
    }
    return { status, code, statusCode: result?.statusCode ?? '', data: result?.data, isText: false }
  } catch {
    return { status, code: '', statusCode: '', data: undefined, isText: true }
  }
}

/** The session of a sandbox's customer, opened from outside. */
export async function logInAtSandbox({ origin }: Reached, customer: 'U1' | 'U3'): Promise<string> {
  const opened = await fetch(`${origin}/sandbox/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ customer }),
  })
    .then(response => response.json() as Promise<{ token?: string }>)
    .catch(() => undefined)
  if (!opened?.token) {
    throw new SandboxError(`${origin} is no sandbox: give --cookie with the session of a customer.`)
  }
  return `sid=${opened.token}`
}
