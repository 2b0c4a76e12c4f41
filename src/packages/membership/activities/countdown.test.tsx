import TestUtils from '@tarojs/test-utils-react'
import { Countdown } from './countdown'

const utils = new TestUtils()
const START = Date.parse('2026-11-20T10:00:00+08:00')
const ACTIVITY = { activityId: 'AC1', serverTime: '2026-11-20 10:00:00' }

type Shown = Parameters<typeof Countdown>[0]['activity']

afterEach(() => {
  utils.unmout() // the library spells it so
  jest.useRealTimers()
  document.body.innerHTML = ''
})

/** The device's clock is an hour behind: only the time that passes counts. */
test.each([
  ['its start', { status: '0', startTime: '2026-11-20 10:00:30', endTime: '2026-12-20 10:00:00' }],
  ['its end', { status: '1', startTime: '2026-11-01 10:00:00', endTime: '2026-11-20 10:00:30' }],
])('an activity turns once %s has passed, not at it', async (_name, course) => {
  jest.useFakeTimers({ now: START - 3_600_000, doNotFake: ['requestAnimationFrame'] })
  const turn = jest.fn()
  const activity = { ...ACTIVITY, ...course } as unknown as Shown
  await utils.mount(() => <Countdown activity={activity} fetchedAt={Date.now()} onTurn={turn} />)
  expect(document.body.textContent).toContain('0 小时 1 分')
  await utils.act(() => void jest.advanceTimersByTime(30_000))
  expect(turn).not.toHaveBeenCalled()
  expect(document.body.textContent).toContain('0 小时 0 分')
  await utils.act(() => void jest.advanceTimersByTime(10_000))
  expect(turn).toHaveBeenCalledTimes(1)
})
