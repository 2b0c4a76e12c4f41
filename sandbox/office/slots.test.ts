import { endOfCall, isRoomOpen, slotsOf } from './slots'

const DEADLINE = '2026-12-31 17:00:00'
const slotsAt = (now: string, deadline = DEADLINE, booked: readonly (readonly [string, number])[] = []) =>
  slotsOf({ now, deadline, booked: new Map(booked) })

test.each([
  ['on a working morning, from an hour later on', '2026-11-20 10:00:00', '2026-11-20', '11:00'],
  ['a second later than an hour before, the next one', '2026-11-20 10:00:01', '2026-11-20', '13:30'],
  ['over noon, in the afternoon', '2026-11-20 11:45:00', '2026-11-20', '13:30'],
  ['late in the afternoon, on the next working day', '2026-11-20 15:31:00', '2026-11-23', '09:00'],
  ['on a Saturday, on Monday', '2026-11-21 09:00:00', '2026-11-23', '09:00'],
  ['in the night, in the morning', '2026-11-23 00:00:01', '2026-11-23', '09:00'],
])('%s: the first time is offered', (_name, now, date, slot) => {
  const [first] = slotsAt(now)
  expect([first?.date, first?.slots[0]?.slot]).toEqual([date, slot])
})

test('a day has twelve half hours, none over noon, and none on a weekend', () => {
  const days = slotsAt('2026-11-20 20:00:00')
  expect(days.map(({ date }) => date)).toEqual([
    ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'],
  ])
  expect(days[0]?.slots.map(({ slot }) => slot).join(' ')).toBe(
    '09:00 09:30 10:00 10:30 11:00 13:30 14:00 14:30 15:00 15:30 16:00 16:30',
  )
})

test('a call ends before the deadline', () => {
  const days = slotsAt('2026-11-20 20:00:00', '2026-11-23 10:00:00')
  expect(days).toEqual([
    { date: '2026-11-23', slots: ['09:00', '09:30'].map(slot => ({ slot, isFree: '1' })) },
  ])
  expect(slotsAt('2026-11-20 20:00:00', '2026-11-23 09:29:59')).toEqual([])
})

test.each([
  [1, '1'],
  [2, '0'],
])('with %p calls at a time it is free: %s', (count, isFree) => {
  const [day] = slotsAt('2026-11-22 10:00:00', DEADLINE, [['2026-11-23 09:00:00', count]])
  expect(day?.slots[0]).toEqual({ slot: '09:00', isFree })
})

test.each([
  ['2026-11-23 09:49:59', false],
  ['2026-11-23 09:50:00', true],
  ['2026-11-23 10:29:59', true],
  ['2026-11-23 10:30:00', false],
])('the room of ten o’clock is open at %s: %p', (now, isOpen) => {
  expect(isRoomOpen('2026-11-23 10:00:00', now)).toBe(isOpen)
})

test('no booking has neither end nor room', () => {
  expect([endOfCall(''), isRoomOpen('', '2026-11-23 10:00:00')]).toEqual(['', false])
})
