/** @jest-environment jsdom */
import { registerAnalyticsTool, stopAnalytics } from './analytics'
import { analyticsTool } from './analytics-tool.h5'

test('a session that ended while the product was closed leaves nobody’s id in the cookies of analytics', () => {
  registerAnalyticsTool(analyticsTool())
  document.cookie = 'sa_jssdk_2015_127_0_0_1=%7B%22distinct_id%22%3A%22100001%22%7D; path=/'
  document.cookie = 'session_hint=1; path=/'
  stopAnalytics()
  expect(document.cookie).toBe('session_hint=1')
})
