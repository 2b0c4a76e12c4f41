/** @jest-environment jsdom */
import { hostWindow } from './host.h5'
import { addToCalendar } from './phone-calendar.h5'

const ENTRY = { id: 'a', title: '缴款：稳泰', note: '12:00 前打款', date: '2026-11-20', time: '12:00' }
const REQUEST = { entries: [ENTRY], now: '2026-11-20 10:00:00', onAdded: jest.fn() }

afterEach(() => {
  delete hostWindow().webkit
  jest.restoreAllMocks()
})

test('a browser keeps a file, and nobody claims that the calendar has it', async () => {
  const createObjectURL = jest.fn((_file: Blob) => 'blob:1')
  Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  expect(await addToCalendar(REQUEST)).toEqual({ kind: 'downloaded' })
  expect(createObjectURL.mock.calls[0]?.[0].type).toBe('text/calendar')
  expect((click.mock.instances[0] as unknown as HTMLAnchorElement).download).toBe('schedule.ics')
  expect(REQUEST.onAdded).not.toHaveBeenCalled()
})

test('the native app takes no file of a page', async () => {
  hostWindow().webkit = { messageHandlers: { trustApp: { postMessage: jest.fn() } } }
  expect(await addToCalendar(REQUEST)).toEqual({ kind: 'unsupported' })
})
