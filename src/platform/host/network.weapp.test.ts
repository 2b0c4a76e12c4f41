import { giveTaro, resetTaro } from '@test/fake-taro'
import type * as Network from './network.weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('@test/fake-taro'))

let change: (state: { isConnected: boolean }) => void
let network: typeof Network

/** The module asks WeChat for the connection as it loads. */
function load(networkType: string): void {
  giveTaro({
    getNetworkType: (options?: { success(answer: object): void }) => {
      options?.success({ networkType })
      return Promise.resolve({ networkType })
    },
    onNetworkStatusChange: (listen: typeof change) => void (change = listen),
  })
  jest.isolateModules(() => {
    jest.doMock('@tarojs/taro', () => taro)
    network = jest.requireActual<typeof Network>('./network.weapp')
  })
}

const taro = jest.requireActual<object>('@test/fake-taro')

afterEach(resetTaro)

describe('the connection', () => {
  it.each([
    ['wifi', true, false],
    ['unknown', true, false],
    ['5g', true, true],
    ['2g', true, true],
    ['none', false, false],
  ])('%s at the start: there %p, paid by volume %p', async (type, isThere, isMetered) => {
    load(type)
    expect(network.isOnline()).toBe(isThere)
    await expect(network.isMetered()).resolves.toBe(isMetered)
  })

  it('that goes and comes is told to everybody who still listens', () => {
    load('wifi')
    const heard: string[] = []
    const listen = (isOnline: boolean) => void heard.push(String(isOnline))
    const stop = network.onNetworkChange(listen)
    network.onNetworkChange(listen)
    change({ isConnected: false })
    expect([network.isOnline(), heard]).toEqual([false, ['false', 'false']])
    stop()
    change({ isConnected: true })
    expect([network.isOnline(), heard]).toEqual([true, ['false', 'false', 'true']])
  })
})
