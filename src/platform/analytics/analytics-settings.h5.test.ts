/** @jest-environment jsdom */
import { until } from '@test/until'
import sensors from 'sa-sdk-javascript/dist/web/sensorsdata.es6.js'
import { startSensors } from './analytics-sensors.h5'

// What the SDK does with it, browser journeys show; here, what it is given and does not keep.
jest.mock('sa-sdk-javascript/dist/web/sensorsdata.es6.js', () => ({
  __esModule: true,
  default: {
    readyState: { state: 3 },
    init: jest.fn(),
    use: jest.fn(() => ({ startHeartBeatInterval: jest.fn(), stopHeartBeatInterval: jest.fn() })),
    registerInterceptor: jest.fn(),
    login: jest.fn(),
    logout: jest.fn(),
    quick: jest.fn(),
    track: jest.fn(),
  },
}))

it('is set up with the numbers of the specification, section 9', async () => {
  startSensors('100001')
  const { use, init, quick } = jest.mocked(sensors)
  await until('the last step of the start', () => quick.mock.calls.length > 0)
  expect(use).toHaveBeenCalledWith('PageLoad', { max_duration: 120 })
  expect(use).toHaveBeenCalledWith(
    'PageLeave',
    expect.objectContaining({ heartbeat_interval_time: 5, max_duration: 432_000 }),
  )
  expect(init).toHaveBeenCalledWith(
    expect.objectContaining({
      datasend_timeout: 8000,
      callback_timeout: 200,
      max_referrer_string_length: 200,
      max_key_length: 100,
      max_id_length: 255,
      max_string_length: 500,
      heatmap: expect.objectContaining({
        scroll_delay_time: 4000,
        scroll_event_duration: 18,
        collect_tags: { div: { max_level: 3 } },
      }) as object,
    }),
  )
})
