import { Cancellation } from './cancellation'

describe('Cancellation', () => {
  it('tells its listeners once', () => {
    const cancellation = new Cancellation()
    const listener = jest.fn()
    cancellation.signal.addEventListener('abort', listener)
    expect(cancellation.signal.aborted).toBe(false)
    cancellation.abort()
    cancellation.abort()
    expect(cancellation.signal.aborted).toBe(true)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('tells nobody who has stopped listening', () => {
    const cancellation = new Cancellation()
    const listener = jest.fn()
    cancellation.signal.addEventListener('abort', listener)
    cancellation.signal.removeEventListener('abort', listener)
    cancellation.abort()
    expect(listener).not.toHaveBeenCalled()
  })
})
