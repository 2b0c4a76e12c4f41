import type { EndpointName } from '@/contract/registry'
import { until } from '../../support/until'
import type { Customer } from '../customer'

/** The server has such words in a draft; `last`: in the one that was saved last. */
export const hasSaved = ({ server }: Customer, words: RegExp, last = false) =>
  until(`the draft says ${words.source}`, async () => {
    const drafts = (await server.calls('draftSave')).map(({ requestData }) => String(requestData.content))
    return drafts.slice(last ? -1 : 0).some(content => words.test(content))
  })

/** An answer is lost before what was asked for is carried out, or after. */
export const PHASES = ['before', 'after'] as const

/** The next answer of an endpoint says nothing. */
export const loseBody = ({ server }: Customer, endpoint: EndpointName, phase: (typeof PHASES)[number]) =>
  server.inject({ endpoint, emptyBody: true, phase, times: 1 })

/** How often an endpoint was called, and with how many numbers. */
export async function numbersOf({ server }: Customer, endpoint: EndpointName) {
  const calls = await server.calls(endpoint)
  return [calls.length, new Set(calls.map(({ requestData }) => requestData.requestNo)).size]
}
