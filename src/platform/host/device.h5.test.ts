/** @jest-environment jsdom */
import { devicePlatform, opensNoDownload } from './device.h5'

const AGENTS: [string, number, 'ios' | 'android' | 'other', boolean][] = [
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 13_0 like Mac OS X) Version/13.0 Mobile Safari/604.1',
    5,
    'ios',
    false,
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.40', 5, 'ios', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/16.0 Safari/605.1.15', 5, 'ios', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/16.0 Safari/605.1.15', 0, 'other', false],
  ['Mozilla/5.0 (Linux; Android 10; K) Chrome/80.0 Mobile', 5, 'android', false],
  ['Mozilla/5.0 (Linux; Android 12; K) MicroMessenger/8.0.40 Mobile', 5, 'android', true],
  ['Mozilla/5.0 (Phone; HarmonyOS 5.0) ArkWeb/4.1', 5, 'android', false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120', 10, 'other', false],
]

test.each(AGENTS)('%s with %i touch points is %s', (agent, points, platform, isWeChat) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  Object.defineProperty(navigator, 'maxTouchPoints', { value: points, configurable: true })
  expect([devicePlatform(), opensNoDownload()]).toEqual([platform, isWeChat])
})
