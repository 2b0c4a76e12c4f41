import { AppError, errorReference, isAppError, toAppError } from './app-error'
import type { AppErrorKind } from './app-error'

const KINDS: Record<AppErrorKind, true> = {
  loginRequired: true,
  sessionExpired: true,
  business: true,
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
const kinds = Object.keys(KINDS) as AppErrorKind[]

describe('AppError', () => {
  it('carries what it was made of', () => {
    const cause = new TypeError('socket')
    const data = { field: 'amount' }
    const error = new AppError({ kind: 'business', code: '10040001', message: '额度不足', data, cause })
    expect(error).toMatchObject({ name: 'AppError', kind: 'business', code: '10040001', message: '额度不足' })
    expect(error.data).toBe(data)
    expect(error.cause).toBe(cause)
    expect(String(error)).toBe('AppError: 额度不足')
  })

  it('has an empty code and no data unless given', () => {
    const error = new AppError({ kind: 'network', message: '网络异常' })
    expect(error.code).toBe('')
    expect(error.data).toBeUndefined()
  })

  it('is an Error and an AppError, and so is a class made from it', () => {
    class Special extends AppError {}
    const error = new Special({ kind: 'http', message: 'x' })
    expect(error).toBeInstanceOf(Error)
    expect(error).toBeInstanceOf(AppError)
    expect(error).toBeInstanceOf(Special)
    expect(isAppError(error)).toBe(true)
  })
})

describe('isAppError', () => {
  it.each([[new Error('x')], [{ kind: 'network', code: '', message: 'x' }], [null], [undefined], ['x']])(
    'refuses %p',
    value => {
      expect(isAppError(value)).toBe(false)
    },
  )
})

describe('toAppError', () => {
  it('returns an AppError itself', () => {
    const error = new AppError({ kind: 'timeout', message: 'x' })
    expect(toAppError(error)).toBe(error)
  })

  it.each([
    [new DOMException('The user aborted a request.', 'AbortError')],
    [Object.assign(new Error('aborted'), { name: 'AbortError' })],
  ])('takes %p for a cancelled call', thrown => {
    expect(toAppError(thrown)).toMatchObject({ kind: 'cancelled', message: '已取消', cause: thrown })
  })

  it.each([
    [new TypeError("Cannot read properties of undefined (reading 'list')")],
    ['request:fail'],
    [{ errMsg: 'request:fail' }],
    [Object.create(null)],
    [null],
    [undefined],
    [42],
  ])('takes %p for a defect and shows none of its text', thrown => {
    const error = toAppError(thrown)
    expect(error.kind).toBe('contract')
    expect(error.message).toBe('系统繁忙，请稍后再试')
    expect(error.cause).toBe(thrown)
  })
})

describe('errorReference', () => {
  it('is the server’s code when there is one', () => {
    const error = new AppError({ kind: 'business', code: '10060001', message: '您无权查看该内容' })
    expect(errorReference(error)).toBe('10060001')
  })

  it('is our own where the server says the same of every failure', () => {
    expect(errorReference(new AppError({ kind: 'http', code: '-404', message: '请求失败' }))).toBe('E06')
  })

  it('is short and different for every kind without one', () => {
    const references = kinds.map(kind => errorReference(new AppError({ kind, message: 'x' })))
    for (const reference of references) expect(reference).toMatch(/^E\d{2,3}$/)
    expect(new Set(references).size).toBe(kinds.length)
  })
})
