import { deferred, flush } from '@test/transport'
import { INNER } from '@/contract/codes'
import { AppError, type AppErrorInit, type AppErrorKind } from '@/lib/app-error'
import { Submission } from './submission'

type Failure = Pick<AppErrorInit, 'kind' | 'code'>

/** A write that fails with each of `failures` in turn and then succeeds; `keys` are those it was sent with. */
function failing(...failures: readonly Failure[]) {
  const keys: string[] = []
  const memory = {
    note: jest.fn<void, [string]>(),
    answered: jest.fn<void, [string]>(),
    forget: jest.fn<void, [string]>(),
  }
  const touches = jest.fn<void, []>()
  const submission = new Submission(
    (_input: number, requestNo: string) => {
      const failure = failures[keys.length]
      keys.push(requestNo)
      return failure ? Promise.reject(new AppError({ ...failure, message: 'x' })) : Promise.resolve('ok')
    },
    { memory, touches },
  )
  return { keys, memory, touches, submission }
}

/** Every kind there is, and whether the write may have happened all the same. */
const KINDS: Readonly<Record<AppErrorKind, boolean>> = {
  loginRequired: false,
  sessionExpired: false,
  business: false,
  gateway: true,
  empty: true,
  notFound: true,
  unauthorized: true,
  http: true,
  network: true,
  timeout: true,
  cancelled: true,
  contract: true,
  unread: true,
}

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

  it.each([
    [{ kind: 'http', message: '提交失败' }, '提交失败。结果尚未确认，可能已经成功；再次提交不会重复办理。'],
    [
      { kind: 'contract', message: '数据异常。' },
      '数据异常。结果尚未确认，可能已经成功；再次提交不会重复办理。',
    ],
    [
      { kind: 'unauthorized', message: '提交结果未确认，请重新登录后查看' },
      '提交结果未确认，请重新登录后查看',
    ],
    [{ kind: 'unread', message: '捐赠已成功' }, '捐赠已成功'],
    [{ kind: 'business', message: '剩余额度不足' }, '剩余额度不足'],
    [{ kind: 'business', code: INNER.duplicateInProgress, message: '正在处理' }, '正在处理'],
    [{ kind: 'sessionExpired', message: '请重新登录' }, '请重新登录'],
  ] as const)('says of %j whether anybody knows what came of it', async (failure, problem) => {
    const refuse = () => Promise.reject(new AppError(failure))
    const act = new Submission(refuse)
    const step = new Submission(refuse, { isStep: true })
    await Promise.all([act.submit(1), step.submit(1)])
    expect([act.problem, step.problem]).toEqual([problem, failure.message])
  })

  it('has an answer noted as one, and forgets a refusal', async () => {
    const { memory, submission, keys } = failing({ kind: 'business' })
    await submission.submit(1)
    await submission.submit(1)
    expect([memory.forget.mock.calls, memory.answered.mock.calls]).toEqual([[[keys[0]]], [[keys[1]]]])
  })

  describe.each(Object.entries(KINDS) as [AppErrorKind, boolean][])(
    'after a failure of kind %s',
    (kind, isOpen) => {
      it(`the next try has the same key: ${isOpen}`, async () => {
        const { keys, submission } = failing({ kind })
        expect(await submission.submit(1)).toBeUndefined()
        expect([submission.error?.kind, submission.uncertainInput]).toEqual([kind, isOpen ? 1 : undefined])
        expect(await submission.submit(1)).toBe('ok')
        expect(submission.error).toBeUndefined()
        expect(keys[0] === keys[1]).toBe(isOpen)
      })

      it('another input is another write', async () => {
        const { keys, submission } = failing({ kind })
        await submission.submit(1)
        await submission.submit(2)
        expect(keys[0]).not.toBe(keys[1])
      })

      it(`its key is remembered: ${isOpen}`, async () => {
        const { keys, memory, touches, submission } = failing({ kind })
        await submission.submit(1)
        // What it changes is out of date as soon as it may have been carried out.
        expect(touches).toHaveBeenCalledTimes(isOpen ? 1 : 0)
        expect(memory.note.mock.calls).toEqual([[keys[0]]])
        expect(memory.forget.mock.calls).toEqual(isOpen ? [] : [[keys[0]]])
      })

      it('what is shown of it can be taken away, and its key stays', async () => {
        const { keys, submission } = failing({ kind })
        await submission.submit(1)
        submission.reset()
        expect([submission.phase, submission.error]).toEqual(['idle', undefined])
        await submission.submit(1)
        expect(keys[0] === keys[1]).toBe(isOpen)
      })
    },
  )

  it.each([INNER.systemBusy, INNER.duplicateInProgress])('%s leaves open what happens', async code => {
    const { keys, submission } = failing({ kind: 'business', code })
    await submission.submit(1)
    await submission.submit(1)
    expect(keys[0]).toBe(keys[1])
  })

  it.each<[AppErrorKind, boolean]>([
    ['sessionExpired', true],
    ['loginRequired', true],
    ['business', false],
  ])('a %s after a lost answer leaves the first try open: %s', async (kind, isOpen) => {
    const { keys, submission } = failing({ kind: 'network' }, { kind })
    await submission.submit(1)
    await submission.submit(1)
    await submission.submit(1)
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, isOpen])
  })

  it('shows nothing of a success any more once that is taken away', async () => {
    const { submission } = failing()
    await submission.submit(1)
    expect(submission.result).toBe('ok')
    submission.reset()
    expect([submission.phase, submission.result]).toEqual(['idle', undefined])
  })

  it('uses a new key after success, and once the outcome is known from elsewhere', async () => {
    const { keys, submission } = failing()
    await submission.submit(1)
    await submission.submit(1)
    const lost = failing({ kind: 'network' })
    await lost.submission.submit(1)
    lost.submission.settle()
    await lost.submission.submit(1)
    await flush()
    expect([keys[0] === keys[1], lost.keys[0] === lost.keys[1]]).toEqual([false, false])
  })
})
