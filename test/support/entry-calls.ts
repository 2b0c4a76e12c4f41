import fs from 'node:fs'
import path from 'node:path'
import type { MarkedCall } from '../../config/first-calls'
import { callData } from '@/platform/net/call-data'
import { withQuery } from '@/lib/query'

/** A call as the entry page sends it. */
export interface SentCall {
  readonly name: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The device and the address that an entry page is opened with. */
export interface Opened {
  readonly search?: string
  readonly cookie?: string
  readonly isLogoutPending?: boolean
}

const FILE = path.resolve(__dirname, '../../config/first-calls-script.mjs')
/** The build puts in what it imports. */
const script = fs.readFileSync(FILE, 'utf8').replace(/^import .*$/m, '')

/** What the script of the entry pages sends for these calls: the script itself, in a document that is just what it looks at. */
export function sentBy(calls: readonly MarkedCall[], opened: Opened = {}): SentCall[] {
  const { search = '', cookie = '', isLogoutPending = false } = opened
  const sent: SentCall[] = []
  const fetch = (address: string, { body }: { body: string }) => {
    const { requestData } = JSON.parse(body) as { requestData: SentCall['data'] }
    sent.push({ name: address.slice(address.lastIndexOf('/') + 1), data: requestData })
    return Promise.resolve({ status: 200, statusText: 'OK', text: async () => '{}' })
  }
  const places = {
    document: { cookie, currentScript: { getAttribute: () => JSON.stringify(calls) } },
    localStorage: { getItem: () => (isLogoutPending ? '1' : null) },
    location: { search },
    window: {},
    fetch,
    callData,
  }
  const run = new Function(...Object.keys(places), script) as (...values: unknown[]) => void
  run(...Object.values(places))
  return sent
}

/** The same for an address with these parameters. */
export function sentWith(calls: readonly MarkedCall[], params: Readonly<Record<string, string>>): SentCall[] {
  return sentBy(calls, { search: withQuery('', params) })
}
