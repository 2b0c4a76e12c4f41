import { giveTaro, refusal, resetTaro } from '@test/fake-taro'
import { addToCalendar, openCalendarSettings } from './phone-calendar.weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('@test/fake-taro'))

const ENTRY = { id: 'a', title: '缴款：稳泰', note: '12:00 前打款', date: '2026-11-20', time: '12:00' }
const DAY = { ...ENTRY, id: 'b', date: '2026-12-01', time: '' }

afterEach(resetTaro)

test('each date is handed over as a moment or a day, with its reminder', async () => {
  const addPhoneCalendar = jest.fn(() => Promise.resolve({}))
  giveTaro({ addPhoneCalendar })
  const onAdded = jest.fn()
  expect(await addToCalendar({ entries: [ENTRY, DAY], now: '', onAdded })).toEqual({ kind: 'added' })
  const shared = { title: '缴款：稳泰', description: '12:00 前打款', alarm: true }
  expect(addPhoneCalendar.mock.calls).toEqual([
    [{ ...shared, allDay: false, startTime: Date.UTC(2026, 10, 20, 4) / 1000, alarmOffset: 3600 }],
    [{ ...shared, allDay: true, startTime: Date.UTC(2026, 10, 30, 16) / 1000, alarmOffset: 54000 }],
  ])
  expect(onAdded.mock.calls).toEqual([['a'], ['b']])
})

test.each([
  ['fail cancel', { kind: 'cancelled' }],
  ['fail auth deny', { kind: 'refused' }],
  [
    'fail privacy permission is not authorized',
    { kind: 'failed', message: '加入日历需要您先同意隐私保护指引，请再点一次并选择同意' },
  ],
  ['fail authorize no response', { kind: 'failed', message: '没有收到您的选择，请再点一次并选择允许' }],
  ['fail system error', { kind: 'failed', message: '无法加入日历，请稍后再试' }],
])('%s after the first: no more is asked for', async (reason, expected) => {
  const refuse = refusal(`addPhoneCalendar:${reason}`)
  const answers = [() => Promise.resolve({}), refuse]
  const addPhoneCalendar = jest.fn(() => answers.shift()?.())
  giveTaro({ addPhoneCalendar })
  const onAdded = jest.fn()
  expect(await addToCalendar({ entries: [ENTRY, DAY, DAY], now: '', onAdded })).toEqual(expected)
  expect([addPhoneCalendar.mock.calls.length, onAdded.mock.calls]).toEqual([2, [['a']]])
})

test('a WeChat without it says so, and its settings open', async () => {
  expect(await addToCalendar({ entries: [ENTRY], now: '', onAdded: jest.fn() })).toEqual({
    kind: 'unsupported',
  })
  const openSetting = jest.fn(() => Promise.resolve({}))
  giveTaro({ openSetting })
  expect(await openCalendarSettings()).toEqual({ kind: 'done' })
  expect(openSetting).toHaveBeenCalled()
})

test('settings that do not open are no settings that were left: the other way there is named', async () => {
  giveTaro({ openSetting: refusal('openSetting:fail') })
  const message = '设置没有打开：请点右上角“···”，在“设置”中允许'
  expect(await openCalendarSettings()).toEqual({ kind: 'failed', message })
})
