import { deferred, flush } from '@test/transport'
import type { CancelSignal } from '@/lib/cancellation'
import { AppError } from '@/lib/app-error'
import type { Document } from '@/contract/document'
import { Changes } from './changes'
import { Resource } from './resource'

describe('Resource', () => {
  it('goes from idle over loading to ready', async () => {
    const held = deferred<number>()
    const resource = new Resource(() => held.promise)
    expect(resource.state.kind).toBe('idle')
    const load = resource.load()
    expect(resource.state.kind).toBe('loading')
    held.resolve(7)
    await load
    expect(resource.state).toEqual({ kind: 'ready', data: 7 })
  })

  it('keeps the old data while loading anew and after a failure', async () => {
    const answers = [Promise.resolve(1), Promise.reject(new AppError({ kind: 'network', message: 'x' }))]
    answers[1]?.catch(() => {})
    let turn = 0
    const resource = new Resource(() => answers[turn++] ?? Promise.reject(new Error('no more')))
    await resource.load()
    const again = resource.load()
    expect(resource.data).toBe(1)
    await again
    expect(resource.state.kind).toBe('error')
    expect(resource.data).toBe(1)
  })

  it('drops late answers and aborts their requests', async () => {
    const first = deferred<string>()
    const second = deferred<string>()
    const signals: CancelSignal[] = []
    const answers = [first.promise, second.promise]
    const resource = new Resource(signal => {
      signals.push(signal)
      return answers[signals.length - 1] ?? first.promise
    })
    void resource.load()
    const load = resource.load()
    second.resolve('new')
    await load
    first.resolve('old')
    await flush()
    expect(resource.data).toBe('new')
    expect(signals[0]?.aborted).toBe(true)
    expect(signals[1]?.aborted).toBe(false)
  })

  it('drops a late failure after a reset', async () => {
    const held = deferred<string>()
    const resource = new Resource(() => held.promise)
    const load = resource.load()
    resource.reset()
    held.reject(new Error('late'))
    await load
    expect(resource.state).toEqual({ kind: 'idle' })
  })

  it('what a write has answered stands against an answer that was asked for before', async () => {
    const held = deferred<string>()
    const resource = new Resource(() => held.promise)
    const load = resource.load()
    resource.set('written')
    held.resolve('read before')
    await load
    expect(resource.state).toEqual({ kind: 'ready', data: 'written' })
  })

  it('ensure loads once, and again after an error', async () => {
    const fetcher = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(1)
    const resource = new Resource<number>(fetcher)
    resource.ensure()
    resource.ensure()
    await flush()
    expect(fetcher).toHaveBeenCalledTimes(1)
    resource.ensure()
    await flush()
    resource.ensure()
    expect(fetcher).toHaveBeenCalledTimes(2)
    expect(resource.data).toBe(1)
  })
})

it.each([
  ['an answer that stays the same', true, 1],
  ['a lost connection', false, 2],
])('after %s (final: %p) recover asks %d times in all', async (_why, isFinal, times) => {
  const fetcher = jest.fn().mockRejectedValue(new AppError({ kind: 'business', message: 'x', isFinal }))
  const resource = new Resource<number>(fetcher)
  await resource.load()
  resource.recover()
  await flush()
  expect(fetcher).toHaveBeenCalledTimes(times)
})

describe('what another page changes', () => {
  function follow(patched = true) {
    const changes = new Changes()
    const answers: ((readFlag: '0' | '1') => void)[] = []
    const resource = new Resource<Document>(
      () => {
        const answer = deferred<Document>()
        answers.push(readFlag => answer.resolve({ readFlag } as Document))
        return answer.promise
      },
      {
        changes: () => changes,
        dependsOn: ['points'],
        ...(patched && { patched: (data, upToDate) => upToDate('document', 'D1', data) }),
      },
    )
    const settle = async (index: number, readFlag: '0' | '1') => {
      answers[index]?.(readFlag)
      await flush()
      return resource.data?.readFlag
    }
    return { changes, resource, settle, asked: () => answers.length }
  }

  it('shows in what was fetched before, however late it comes; what the server says afterwards stands', async () => {
    const { changes, resource, settle } = follow()
    void resource.load()
    changes.note('document', 'D1', { readFlag: '1' })
    expect(await settle(0, '0')).toBe('1')
    void resource.load()
    expect(await settle(1, '0')).toBe('0')
    changes.note('document', 'D1', { readFlag: '1' })
    expect(resource.data?.readFlag).toBe('1')
  })

  it('is fetched anew once it is touched, also when the answer on its way was asked for before', async () => {
    const { changes, resource, settle, asked } = follow()
    resource.catchUp()
    expect(asked()).toBe(0)
    void resource.load()
    changes.touch('points')
    resource.catchUp()
    resource.catchUp()
    expect(asked()).toBe(2)
    await settle(1, '1')
    resource.catchUp()
    expect([asked(), resource.state.kind]).toEqual([2, 'ready'])
  })

  it('is not forgotten when a write sets the data while it is fetched anew', async () => {
    const { changes, resource, settle, asked } = follow(false)
    void resource.load()
    await settle(0, '0')
    changes.touch('points')
    resource.catchUp()
    resource.set({ readFlag: '1' } as Document)
    expect(await settle(1, '0')).toBe('1')
    resource.catchUp()
    expect(asked()).toBe(3)
  })
})
