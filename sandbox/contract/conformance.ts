import { randomUUID } from 'node:crypto'
import { safeParse } from 'valibot'
import { readAnswer } from '@/lib/read-answer'
import { INNER, OUTER } from '@/contract/codes'
import type { Endpoint } from '@/contract/endpoint'
import { endpoints } from '@/contract/registry'
import { FLAG } from '@/contract/tables/flag'
import { askAll, type Asked } from './ask-all'

/** What a server says to one call. */
export interface Said {
  readonly status: number
  readonly code: string
  readonly statusCode: string
  readonly data: unknown
  /** It is no JSON. */
  readonly isText: boolean
}

/** A server under test: `cookie` is the session of a customer, `other` of another one. */
export interface Server {
  say(name: string, requestData: object, cookie: string | undefined): Promise<Said>
  readonly cookie: string
  readonly other: string | undefined
}

export type Verdict = 'passed' | 'readable' | 'failed' | 'not tried'

export interface Finding {
  readonly check: 'shape' | 'session' | 'input' | 'ownership' | 'idempotency' | 'expiry' | 'envelope'
  readonly name: string
  readonly verdict: Verdict
  readonly text: string
}

const all = Object.values(endpoints) as readonly Endpoint[]
const endpointOf = (name: string) => all.find(endpoint => endpoint.name === name) as Endpoint
const isSuccess = ({ code, statusCode }: Said) => code === OUTER.success && statusCode === INNER.success

/** Everything that can be said of a server without knowing it: read by read, then what holds for all of them. */
export async function conformance(server: Server): Promise<Finding[]> {
  const asked = await askAll(async (name, request) => {
    const said = await server.say(name, request, server.cookie)
    return { code: said.statusCode || said.code, data: said.data }
  })
  return [
    ...shapes(asked),
    ...(await sessions(server, asked)),
    ...(await inputs(server, asked)),
    ...(await ownership(server, asked)),
    await idempotency(server, asked),
    await envelope(server),
    await expiry(server),
  ]
}

/** Whether answers are the contract's to the letter, or in other habits that the product reads all the same. */
function shapes(asked: readonly Asked[]): Finding[] {
  return all.map(({ name, isWrite, response, shape }): Finding => {
    const found = asked.find(one => one.name === name)
    const finding = (verdict: Verdict, text: string): Finding => ({ check: 'shape', name, verdict, text })
    if (isWrite) return finding('not tried', 'a write')
    if (!found) return finding('not tried', 'no answer before it names what it is asked with')
    if (found.code !== INNER.success) return finding('not tried', `refused with ${found.code || 'no code'}`)
    const strict = safeParse(response, found.data)
    if (strict.success) return finding('passed', 'as in the contract')
    const { data, faults } = readAnswer(shape, found.data)
    const places = strict.issues.map(
      ({ path = [] }) => path.map(({ key }) => String(key)).join('.') || '(whole answer)',
    )
    const where = [...new Set(places)].slice(0, 5).join(', ')
    return data !== undefined && faults.length === 0
      ? finding('readable', `written otherwise at ${where}`)
      : finding('failed', `cannot be read at ${faults.join(', ') || where}`)
  })
}

const asksForLogin = ({ statusCode, code, status }: Said) =>
  statusCode === INNER.loginRequired || code === OUTER.sessionExpired || status === 401

const answered = (asked: readonly Asked[]) =>
  asked.filter(({ code, name }) => code === INNER.success && !endpointOf(name).isPublic)

/** Without a session nothing of a customer is answered. */
async function sessions(server: Server, asked: readonly Asked[]): Promise<Finding[]> {
  return Promise.all(
    answered(asked).map(async ({ name, request }): Promise<Finding> => {
      const said = await server.say(name, request, undefined)
      const isClosed = asksForLogin(said)
      return {
        check: 'session',
        name,
        verdict: isClosed ? 'passed' : 'failed',
        text: isClosed
          ? 'refused without a session'
          : `answered without a session: ${said.statusCode || said.code}`,
      }
    }),
  )
}

/** Input that the contract does not allow is refused with its code, and never with an error of the server. */
async function inputs(server: Server, asked: readonly Asked[]): Promise<Finding[]> {
  const tried = answered(asked).filter(({ request }) => Object.keys(request).length > 0)
  return Promise.all(
    tried.map(async ({ name, request }): Promise<Finding> => {
      const wrong = Object.fromEntries(Object.keys(request).map(key => [key, { not: 'this' }]))
      const said = await server.say(name, wrong, server.cookie)
      const isRefused = said.statusCode === INNER.invalidInput
      return {
        check: 'input',
        name,
        verdict: isRefused ? 'passed' : 'failed',
        text: isRefused
          ? 'refuses wrong input'
          : `wrong input: HTTP ${said.status}, ${said.statusCode || said.code || 'no code'}`,
      }
    }),
  )
}

/** What is asked for by an id of one customer is not told to another. */
async function ownership(server: Server, asked: readonly Asked[]): Promise<Finding[]> {
  const { other } = server
  const owned = answered(asked).filter(
    ({ name, request }) => endpointOf(name).errors?.includes('notOwner') && Object.keys(request).some(isId),
  )
  return Promise.all(
    owned.map(async ({ name, request, data }): Promise<Finding> => {
      const finding = (verdict: Verdict, text: string): Finding => ({
        check: 'ownership',
        name,
        verdict,
        text,
      })
      if (other === undefined) return finding('not tried', 'no session of another customer was given')
      const said = await server.say(name, request, other)
      if (said.statusCode === INNER.notOwner) return finding('passed', 'refused to another customer')
      if (!isSuccess(said)) {
        return finding('passed', `refused to another customer with ${said.statusCode || said.code}`)
      }
      const isSame = JSON.stringify(said.data) === JSON.stringify(data)
      return isSame && isPersonal(name)
        ? finding('failed', 'another customer reads it')
        : finding('passed', 'answered with what is for everybody, or their own')
    }),
  )
}

/** By which a call is about one thing; without it everybody is told of themselves. */
const isId = (key: string) => /(Id|No)$/.test(key)

/** Ids of things that everybody may look at; `notOwner` says there that they do not exist. */
const isPersonal = (name: string) =>
  !/^(product|article|activity|charity|help|video|agreement|netValue|repayment|rateDiscount|disclosure|file|doc|survey)/i.test(
    name,
  )

/** The same key twice carries a write out once; another key does it again. */
async function idempotency(server: Server, asked: readonly Asked[]): Promise<Finding> {
  const finding = (verdict: Verdict, text: string): Finding => ({
    check: 'idempotency',
    name: 'articleLike',
    verdict,
    text,
  })
  const article = asked.find(({ name, code }) => name === 'articleDetail' && code === INNER.success)
  if (!article) return finding('not tried', 'no article was found to like')
  const { articleId } = article.request
  const like = (on: '0' | '1', requestNo: string) =>
    server.say('articleLike', { articleId, on, requestNo }, server.cookie)
  const [first, second] = [randomUUID(), randomUUID()]
  await like('0', randomUUID())
  const once = await like('1', first)
  if (!isSuccess(once)) return finding('not tried', `refused with ${once.statusCode || once.code}`)
  await like('0', second)
  // The key of before: nothing is liked again, and its first answer comes.
  const again = await like('1', first)
  const now = await server.say('articleDetail', { articleId }, server.cookie)
  await like('0', randomUUID())
  const isLiked = (now.data as { liked?: unknown } | undefined)?.liked === FLAG.yes
  if (isLiked) return finding('failed', 'a repeated requestNo was carried out a second time')
  const isSame = JSON.stringify(again.data) === JSON.stringify(once.data)
  return isSame
    ? finding('passed', 'a repeated requestNo gets the first answer')
    : finding('failed', 'a repeated requestNo does not get the first answer')
}

/** What no contract names is no success, and no page of a proxy. */
async function envelope(server: Server): Promise<Finding> {
  const said = await server.say('thereIsNoSuchCall', {}, server.cookie)
  const isRight = !isSuccess(said) && (said.status === 404 || !said.isText)
  return {
    check: 'envelope',
    name: 'thereIsNoSuchCall',
    verdict: isRight ? 'passed' : 'failed',
    text: isRight
      ? `an unknown call is refused (HTTP ${said.status})`
      : `an unknown call is answered with HTTP ${said.status}`,
  }
}

/** A session that the server does not know is none. */
async function expiry(server: Server): Promise<Finding> {
  const said = await server.say('userDetail', {}, server.cookie.replace(/=[^;]*/, '=nobody-has-this-session'))
  const isClosed = asksForLogin(said)
  return {
    check: 'expiry',
    name: 'userDetail',
    verdict: isClosed ? 'passed' : 'failed',
    text: isClosed ? 'an unknown session is refused' : 'an unknown session is taken',
  }
}
