/** @jest-environment jsdom */
import { flush } from '@test/transport'
import { Cancellation } from '@/lib/cancellation'
import { postJson } from './http.h5'

const OPTIONS = { timeoutMs: 600_000 }

function answer(status: number, body: string, statusText = ''): void {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ status, statusText, text: () => Promise.resolve(body) } as Response),
  )
}

/** A server that never answers; the request ends only by its signal. */
function hang(): void {
  globalThis.fetch = jest.fn(
    (_path: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        const fail = () => reject(Object.assign(new Error('aborted'), { name: 'AbortError' }))
        if (init?.signal?.aborted) fail()
        init?.signal?.addEventListener('abort', fail)
      }),
  )
}

const original = globalThis.fetch
afterEach(() => {
  globalThis.fetch = original
  jest.useRealTimers()
})

describe('postJson', () => {
  test.each([
    [200, '{"a":1}', { a: 1 }],
    [200, '', undefined],
    [200, '{broken', undefined],
    [500, 'oops', undefined],
  ])('%i %p', async (status, body, expected) => {
    answer(status, body)
    expect(await postJson('/x', {}, OPTIONS)).toEqual({ status, statusText: '', body: expected })
  })

  it('posts JSON with the cookies of the own origin', async () => {
    answer(200, '{}')
    await postJson('/services/x', { requestData: {} }, OPTIONS)
    const [path, init] = jest.mocked(globalThis.fetch).mock.calls[0] ?? []
    expect(path).toBe('/services/x')
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: '{"requestData":{}}',
    })
  })

  describe('a call that the entry page has sent', () => {
    const sent = (call: Promise<unknown>) => Object.assign(window, { __firstCalls: { '/x{}': call } })

    it('is not sent again', async () => {
      answer(500, '')
      sent(Promise.resolve({ status: 200, statusText: 'OK', text: '{"a":1}' }))
      expect(await postJson('/x', {}, OPTIONS)).toEqual({ status: 200, statusText: 'OK', body: { a: 1 } })
      expect(globalThis.fetch).not.toHaveBeenCalled()
    })

    it('is sent again when it failed', async () => {
      answer(200, '{"a":2}')
      sent(Promise.reject(new Error('offline')))
      expect(await postJson('/x', {}, OPTIONS)).toMatchObject({ body: { a: 2 } })
    })

    it('is waited for no longer than any other', async () => {
      hang()
      sent(new Promise(() => {}))
      const cancellation = new Cancellation()
      const cancelled = postJson('/x', {}, { ...OPTIONS, signal: cancellation.signal })
      cancellation.abort()
      await expect(cancelled).rejects.toMatchObject({ kind: 'cancelled' })
      jest.useFakeTimers()
      sent(new Promise(() => {}))
      const late = expect(postJson('/x', {}, OPTIONS)).rejects.toMatchObject({ kind: 'timeout' })
      await jest.advanceTimersByTimeAsync(600_000)
      await late
    })

    it('does not answer a call that was cancelled meanwhile', async () => {
      hang()
      const cancellation = new Cancellation()
      sent(new Promise(resolve => setTimeout(() => resolve({ status: 200, statusText: '', text: '{}' }), 20)))
      const call = postJson('/x', {}, { ...OPTIONS, signal: cancellation.signal })
      cancellation.abort()
      await expect(call).rejects.toMatchObject({ kind: 'cancelled' })
    })
  })

  it('leaves the session behind where it must not be carried, and takes no answer that carried it', async () => {
    answer(200, '{}')
    Object.assign(window, { __firstCalls: { '/x{}': Promise.resolve({ status: 200, text: '{"a":1}' }) } })
    expect((await postJson('/x', {}, { ...OPTIONS, withoutSession: true })).body).toEqual({})
    expect(jest.mocked(globalThis.fetch).mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' })
    Reflect.deleteProperty(window, '__firstCalls')
  })

  describe('while the token of a link waits in its cookie', () => {
    const endings: (() => void)[] = []
    const dropToken = () => (document.cookie = 'xtoken=; Path=/; Max-Age=0')

    beforeEach(() => {
      endings.length = 0
      document.cookie = 'xtoken=abcdefgh; Path=/'
      globalThis.fetch = jest.fn(
        () =>
          new Promise<Response>((resolve, reject) => {
            const text = () => Promise.resolve('{}')
            endings.push(() => {
              if (document.cookie) reject(new TypeError('gone'))
              else resolve({ status: 200, statusText: '', text } as Response)
            })
          }),
      )
    })
    afterEach(dropToken)

    const calls = () => {
      const sent = ['/a', '/b', '/c'].map(path => postJson(path, {}, OPTIONS))
      for (const one of sent) one.catch(() => undefined)
      return sent
    }

    it('one call logs in by it; the others follow together once it is used up', async () => {
      const sent = calls()
      await flush()
      expect(endings).toHaveLength(1)
      dropToken()
      endings[0]?.()
      await sent[0]
      await flush()
      expect(endings).toHaveLength(3)
      for (const end of endings) end()
      await Promise.all(sent)
    })

    it('the next call alone tries after one that was lost', async () => {
      const [first] = calls()
      await flush()
      endings[0]?.()
      await expect(first).rejects.toMatchObject({ kind: 'network' })
      await flush()
      expect(endings).toHaveLength(2)
      dropToken()
      endings[1]?.()
      await flush()
      expect(endings).toHaveLength(3)
      endings[2]?.()
    })
  })

  it('times out', async () => {
    jest.useFakeTimers()
    hang()
    const call = postJson('/x', {}, OPTIONS)
    const outcome = expect(call).rejects.toMatchObject({ kind: 'timeout' })
    await jest.advanceTimersByTimeAsync(600_000)
    await outcome
  })

  it('is cancelled by its signal, also when that came first', async () => {
    hang()
    const controller = new AbortController()
    const call = postJson('/x', {}, { ...OPTIONS, signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' })
    await expect(postJson('/x', {}, { ...OPTIONS, signal: controller.signal })).rejects.toMatchObject({
      kind: 'cancelled',
    })
  })

  it('names a broken connection', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(postJson('/x', {}, OPTIONS)).rejects.toMatchObject({ kind: 'network' })
  })
})
