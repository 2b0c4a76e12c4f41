/** @jest-environment jsdom */
import { fakeTransport, flush, http, success } from '@test/transport'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { SessionClock } from './session-clock'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const MINUTE = 60_000
const IDLE = 1800

const times = (idleSecondsLeft: number, secondsLeft = 43_200) => ({
  handle: 'handle-0001',
  idleSeconds: IDLE,
  idleSecondsLeft,
  secondsLeft,
})
const userWith = (session: ReturnType<typeof times>) => ({
  id: 'C1',
  telephone: '19900000001',
  birDate: '1968-03-15',
  session,
})

/** A customer whose user detail has just come; `status` is what the server answers when it is asked. */
async function startClock(session = times(IDLE), status?: () => HttpAnswer) {
  const startedAt = Date.now()
  const left = () => times(session.idleSecondsLeft - (Date.now() - startedAt) / 1000, session.secondsLeft)
  const { transport, calls } = fakeTransport({
    userDetail: () => success(userWith(session)),
    sessionStatus: status ?? (() => success({ session: left() })),
  })
  const root = new RootStore(transport)
  const clock = root.get(SessionClock)
  await root.user.fetchForNavigation('customer')
  clock.follow(root.user.user)
  const asked = () => calls.filter(({ name }) => name === 'sessionStatus').length
  return { root, clock, asked }
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00+08:00') })
})
afterEach(() => jest.useRealTimers())

test('warns a minute before the idle time is over, counts, and ends the session', async () => {
  const { root, clock } = await startClock()
  await jest.advanceTimersByTimeAsync(29 * MINUTE - 1)
  expect(clock.secondsLeft).toBeUndefined()
  await jest.advanceTimersByTimeAsync(1)
  expect([clock.secondsLeft, clock.canExtend]).toEqual([60, true])
  await jest.advanceTimersByTimeAsync(20_000)
  expect(clock.secondsLeft).toBe(40)
  await jest.advanceTimersByTimeAsync(40_000)
  expect([clock.secondsLeft, root.user.user, root.ui.toast?.text]).toEqual([
    undefined,
    undefined,
    '登录已超时，请重新登录',
  ])
})

test('going on puts the end off', async () => {
  const { root, clock } = await startClock()
  await jest.advanceTimersByTimeAsync(29 * MINUTE)
  expect(clock.secondsLeft).toBe(60)
  await clock.extend()
  clock.follow(root.user.user)
  expect(clock.secondsLeft).toBeUndefined()
  await jest.advanceTimersByTimeAsync(28 * MINUTE)
  expect([clock.secondsLeft, root.user.session]).toEqual([undefined, 'known'])
})

test('a warning that was put away comes again before the next end', async () => {
  const { clock } = await startClock(times(IDLE), () => success({ session: times(60) }))
  await jest.advanceTimersByTimeAsync(29 * MINUTE)
  clock.dismiss()
  await jest.advanceTimersByTimeAsync(10_000)
  expect([clock.secondsLeft, clock.isDismissed]).toEqual([50, true])
  clock.noteAnswer(Date.now())
  expect(clock.secondsLeft).toBeUndefined()
  await jest.advanceTimersByTimeAsync(29 * MINUTE)
  expect([clock.secondsLeft, clock.isDismissed]).toEqual([60, false])
})

test('every answered call puts the end off, and none does beyond the longest time', async () => {
  const { clock } = await startClock(times(IDLE, 40 * 60), () => success({ session: times(IDLE, 60) }))
  await jest.advanceTimersByTimeAsync(20 * MINUTE)
  clock.noteAnswer(Date.now())
  await jest.advanceTimersByTimeAsync(10 * MINUTE)
  expect(clock.secondsLeft).toBeUndefined()
  await jest.advanceTimersByTimeAsync(9 * MINUTE)
  expect([clock.secondsLeft, clock.canExtend]).toEqual([60, false])
  clock.noteAnswer(Date.now())
  expect(clock.secondsLeft).toBe(60)
})

test('another window keeps the session alive: no warning', async () => {
  const { clock, asked } = await startClock(times(IDLE), () => success({ session: times(1500) }))
  await jest.advanceTimersByTimeAsync(29 * MINUTE)
  expect([clock.secondsLeft, asked()]).toEqual([undefined, 1])
  await jest.advanceTimersByTimeAsync(23 * MINUTE)
  expect(asked()).toBe(1)
})

test('asking is no use of the session', async () => {
  const { root, clock } = await startClock()
  await jest.advanceTimersByTimeAsync(29 * MINUTE)
  clock.noteAnswer(root.ui.lastAnswerAt)
  expect(clock.secondsLeft).toBe(60)
})

test.each([
  ['the server knows no session', () => success({ session: null })],
  ['the server cannot be asked', () => http(500)],
])('a device that slept past the end sees it on waking, when %s', async (_what, status) => {
  const { root } = await startClock(times(IDLE), status)
  // The timers slept with the device; the time of day did not.
  jest.setSystemTime(Date.now() + 3 * 3_600_000)
  await jest.advanceTimersByTimeAsync(29 * MINUTE)
  expect(root.user.user).toBeUndefined()
})

test('warns without the server too', async () => {
  const { clock } = await startClock(times(IDLE), () => http(500))
  await jest.advanceTimersByTimeAsync(29 * MINUTE)
  expect(clock.secondsLeft).toBe(60)
})

test('is silent once nobody is logged in', async () => {
  const { root, clock, asked } = await startClock()
  root.user.forget()
  clock.follow(root.user.user)
  await jest.advanceTimersByTimeAsync(60 * MINUTE)
  await flush()
  expect([clock.secondsLeft, asked()]).toEqual([undefined, 0])
})
