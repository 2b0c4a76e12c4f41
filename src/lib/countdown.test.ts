import { Countdown } from './countdown'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function counted(seconds: number) {
  const left: number[] = []
  const countdown = new Countdown(value => left.push(value))
  countdown.start(seconds)
  return { left, countdown }
}

describe('a countdown', () => {
  it('goes down to 0 and then says no more', () => {
    const { left } = counted(3)
    jest.advanceTimersByTime(10_000)
    expect(left).toEqual([3, 2, 1, 0])
  })

  it('knows of the time that passed while no timer ran', () => {
    const { left } = counted(60)
    jest.setSystemTime(Date.now() + 40_000)
    jest.advanceTimersByTime(1000)
    expect(left).toEqual([60, 19])
    jest.setSystemTime(Date.now() + 40_000)
    jest.advanceTimersByTime(5000)
    expect(left).toEqual([60, 19, 0])
  })

  it('begins anew in place of what it counted before, and stops', () => {
    const { left, countdown } = counted(60)
    countdown.start(2)
    jest.advanceTimersByTime(1000)
    countdown.stop()
    jest.advanceTimersByTime(5000)
    expect(left).toEqual([60, 2, 1])
  })

  it.each([[0], [-1]])('of %d seconds is over at once', seconds => {
    expect(counted(seconds).left).toEqual([0])
    expect(jest.getTimerCount()).toBe(0)
  })
})
