import assert from 'node:assert/strict'
import { firstCallsOf } from '../../config/first-calls'
import { type RouteName, routes } from '../../src/routes'
import type { Visit } from './harness'

/** Opens an address: requests that its own page sends and that its code then takes, or sends again. */
export async function openWatched(visit: Visit, address: string) {
  const sent: string[] = []
  visit.page.on('request', request => {
    if (request.method() !== 'POST' || !request.url().includes('trustAppApi')) return
    sent.push(`${request.url().split('/').pop()} ${request.postData()}`)
  })
  await visit.open(address)
  await visit.settle()
  const early = await visit.page.evaluate(() => {
    const { __firstCalls = {} } = window as { __firstCalls?: Record<string, unknown> }
    return Object.keys(__firstCalls).map(call => ({ call, isTaken: __firstCalls[call] === undefined }))
  })
  return { sent, early }
}

/** The first calls of a route were sent by its entry page, and taken by its code. */
export function assertFirstCalls(
  name: RouteName,
  { sent, early }: Awaited<ReturnType<typeof openWatched>>,
): void {
  const detail = routes[name].access === 'bare' ? 0 : 1
  assert.ok(early.length > detail, 'the user detail, on most pages, and what the page shows')
  assert.deepEqual(
    early.filter(({ isTaken }) => !isTaken),
    [],
    'sent in vain',
  )
  for (const { name: endpoint } of firstCallsOf(name)) {
    const calls = sent.filter(call => call.startsWith(`${endpoint} `))
    assert.equal(calls.length, new Set(calls).size, `${endpoint} was sent twice: ${calls.join('; ')}`)
  }
}
