import { deferred, flush } from '@test/transport'
import { AppError, type AppErrorKind } from '@/lib/app-error'
import { Submission } from './submission'

describe('Submission', () => {
  it('sends once for a double tap', async () => {
    const held = deferred<string>()
    const send = jest.fn(() => held.promise)
    const submission = new Submission(send)
    const first = submission.submit(undefined)
    const second = submission.submit(undefined)
    expect(submission.isSubmitting).toBe(true)
    held.resolve('done')
    expect(await Promise.all([first, second])).toEqual(['done', 'done'])
    expect(send).toHaveBeenCalledTimes(1)
    expect(submission.phase).toBe('done')
  })

  test.each<[AppErrorKind, boolean]>([
    ['network', true],
    ['timeout', true],
    ['cancelled', true],
    ['http', true],
    ['empty', true],
    ['business', false],
    ['sessionExpired', false],
  ])('after a failure of kind %s the next try has the same key: %s', async (kind, isSame) => {
    const keys: string[] = []
    const submission = new Submission((_input: undefined, requestNo) => {
      keys.push(requestNo)
      return keys.length === 1 ? Promise.reject(new AppError({ kind, message: 'x' })) : Promise.resolve('ok')
    })
    expect(await submission.submit(undefined)).toBeUndefined()
    expect(submission.error?.kind).toBe(kind)
    expect(await submission.submit(undefined)).toBe('ok')
    expect(submission.error).toBeUndefined()
    expect(keys[0] === keys[1]).toBe(isSame)
  })

  it('uses a new key after success and after a reset', async () => {
    const keys: string[] = []
    const submission = new Submission((_input: undefined, requestNo) => {
      keys.push(requestNo)
      return Promise.resolve(1)
    })
    await submission.submit(undefined)
    await submission.submit(undefined)
    submission.reset()
    await submission.submit(undefined)
    await flush()
    expect(new Set(keys).size).toBe(3)
  })
})
