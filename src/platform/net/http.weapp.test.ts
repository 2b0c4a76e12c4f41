import { Cancellation } from '@/lib/cancellation'
import { giveTaro, resetTaro } from '@test/fake-taro'
import { interpret } from '@/api/interpret'
import { clearSessionToken } from '@/platform/host/session-token.weapp'
import { postJson } from './http.weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('@test/fake-taro'))

interface Sent {
  url: string
  method: string
  header: Record<string, string>
  data: unknown
  timeout: number
  success(answer: unknown): void
  fail(reason: { errMsg: string }): void
  complete(): void
}

let sent: Sent[]
let abort: jest.Mock

beforeEach(() => {
  Object.assign(globalThis, { API_ORIGIN: 'https://api.example.test' })
  sent = []
  // WeChat's task: aborting it ends in `fail`.
  abort = jest.fn(() => sent.at(-1)?.fail({ errMsg: 'request:fail abort' }))
  giveTaro({
    request: (options: Sent) => {
      const ended = new Promise((resolve, reject) => {
        const { success, fail, complete } = options
        sent.push({
          ...options,
          success: answer => {
            resolve(answer)
            success(answer)
            complete()
          },
          fail: reason => {
            reject(new Error(reason.errMsg))
            fail(reason)
            complete()
          },
        })
      })
      return Object.assign(ended, { abort })
    },
  })
})

afterEach(resetTaro)

const post = (signal?: Cancellation['signal']) =>
  postJson('/services/x', { a: 1 }, { timeoutMs: 4000, signal })

describe('a call', () => {
  it('goes to the origin of the build, as JSON, with its time limit', async () => {
    const answer = post()
    expect(sent[0]).toMatchObject({
      url: 'https://api.example.test/services/x',
      method: 'POST',
      header: { 'Content-Type': 'application/json' },
      data: { a: 1 },
      timeout: 4000,
    })
    sent[0]?.success({ statusCode: 503, data: { b: 2 } })
    await expect(answer).resolves.toEqual({ status: 503, statusText: '', body: { b: 2 } })
  })

  it('that only a customer is answered is not sent by a phone that keeps no session: it knows the answer', async () => {
    clearSessionToken()
    const refused = { code: '00000000', result: { statusCode: '04040528' } }
    const ask = (needsSession: boolean) =>
      postJson('/services/x', {}, { timeoutMs: 4000, refusal: needsSession ? refused : undefined })
    const answer = await ask(true)
    expect([sent.length, answer.isOwn, interpret(answer, {})]).toEqual([
      0,
      true,
      expect.objectContaining({ kind: 'failure', login: 'host' }),
    ])
    void ask(false)
    const first = post()
    sent.at(-1)?.success({ statusCode: 200, data: {}, header: { 'Set-Cookie': 'sid=s1; Path=/' } })
    await first
    void ask(true)
    expect([sent.length, sent.at(-1)?.header.Cookie]).toEqual([3, 'sid=s1'])
    clearSessionToken()
  })

  it('keeps the session of one answer and sends it with the next', async () => {
    const first = post()
    sent[0]?.success({ statusCode: 200, data: {}, header: { 'Set-Cookie': 'sid=s1; Path=/, lb=2' } })
    await first
    void post()
    expect(sent[1]?.header.Cookie).toBe('sid=s1')
  })

  it.each([['<html>'], [''], [null], [undefined], [7]])(
    'answers no body for %p, which is no JSON',
    async data => {
      const answer = post()
      sent[0]?.success({ statusCode: 200, data })
      await expect(answer).resolves.toMatchObject({ body: undefined })
    },
  )

  it.each([
    ['request:fail timeout', 'timeout', '网络超时，请稍后重试'],
    ['request:fail', 'network', '网络连接失败，请检查网络后重试'],
    ['request:fail interrupted', 'network', '网络连接失败，请检查网络后重试'],
    ['request:fail url not in domain list', 'network', '网络连接失败，请检查网络后重试'],
  ])('%s: %s', async (errMsg, kind, message) => {
    const answer = post()
    sent[0]?.fail({ errMsg })
    await expect(answer).rejects.toMatchObject({ kind, message })
  })
})

describe('calling off', () => {
  it('aborts the request on its way and says that it was cancelled', async () => {
    const cancellation = new Cancellation()
    const answer = post(cancellation.signal)
    cancellation.abort()
    expect(abort).toHaveBeenCalledTimes(1)
    await expect(answer).rejects.toMatchObject({ kind: 'cancelled' })
  })

  it('before it was sent sends nothing', async () => {
    const cancellation = new Cancellation()
    cancellation.abort()
    await expect(post(cancellation.signal)).rejects.toMatchObject({ kind: 'cancelled' })
    expect(sent).toEqual([])
  })

  it('after the answer aborts nothing', async () => {
    const cancellation = new Cancellation()
    const answer = post(cancellation.signal)
    sent[0]?.success({ statusCode: 200, data: {} })
    await answer
    cancellation.abort()
    expect(abort).not.toHaveBeenCalled()
  })
})
