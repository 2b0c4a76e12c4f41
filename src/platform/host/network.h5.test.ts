/** @jest-environment jsdom */
import { isMetered, onNetworkChange } from './network.h5'

test('the coming and going of the connection is told until nobody wants to know', () => {
  const heard = jest.fn()
  const stop = onNetworkChange(heard)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  expect(heard.mock.calls).toEqual([[false], [true]])
  stop()
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  expect(heard).toHaveBeenCalledTimes(2)
})

test.each([
  [undefined, false],
  [{ type: 'wifi' }, false],
  [{ type: 'cellular' }, true],
  [{ type: 'wifi', saveData: true }, true],
])('a connection %j is paid by volume: %s', async (connection, expected) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  expect(await isMetered()).toBe(expected)
})
