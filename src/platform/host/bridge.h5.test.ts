/** @jest-environment jsdom */
import { hostWindow } from './host.h5'

type Bridge = typeof import('./bridge.h5')

/** A fresh module: the queue and the receiver are its state. */
function load(): Bridge {
  let bridge: Bridge | undefined
  jest.isolateModules(() => {
    bridge = jest.requireActual<Bridge>('./bridge.h5')
  })
  if (!bridge) throw new Error('not loaded')
  return bridge
}

const nativeCall = (name: string, payload?: unknown) =>
  (window as unknown as Record<string, (payload?: unknown) => void>)[name]?.(payload)

afterEach(() => {
  delete hostWindow().webkit
  delete hostWindow().trustAppAndroid
})

describe('to the native app', () => {
  it('is an object on iOS, with a call id that grows', () => {
    const postMessage = jest.fn()
    hostWindow().webkit = { messageHandlers: { trustApp: { postMessage } } }
    const bridge = load()
    expect(bridge.postToNative('setTitle', { title: '交易记录' })).toBe(true)
    expect(bridge.postToNative('goLogin')).toBe(true)
    expect(postMessage.mock.calls).toEqual([
      [{ action: 'setTitle', data: { title: '交易记录' }, callId: '1' }],
      [{ action: 'goLogin', data: {}, callId: '2' }],
    ])
  })

  it('is a JSON text on Android', () => {
    const postMessage = jest.fn<void, [string]>()
    hostWindow().trustAppAndroid = { postMessage }
    load().postToNative('call', { phone: '400' })
    expect(JSON.parse(postMessage.mock.calls[0]?.[0] ?? '')).toEqual({
      action: 'call',
      data: { phone: '400' },
      callId: '1',
    })
  })

  it('says when there is no app', () => {
    expect(load().postToNative('close')).toBe(false)
  })
})

describe('from the native app', () => {
  it('keeps calls until the app is mounted, in their order', () => {
    const bridge = load()
    bridge.installNativeCalls(['setBankNo', 'reloadPage'])
    nativeCall('setBankNo', { bankNo: '1' })
    nativeCall('reloadPage')
    const received: unknown[] = []
    bridge.connectNativeCalls((name, payload) => received.push([name, payload]))
    nativeCall('setBankNo', '{"bankNo":"2"}')
    expect(received).toEqual([
      ['setBankNo', { bankNo: '1' }],
      ['reloadPage', undefined],
      ['setBankNo', { bankNo: '2' }],
    ])
  })

  it('keeps at most 20', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const bridge = load()
    bridge.installNativeCalls(['showFailCount'])
    for (let count = 1; count <= 25; count += 1) nativeCall('showFailCount', { failCount: count })
    const received: unknown[] = []
    bridge.connectNativeCalls((_name, payload) => received.push(payload))
    expect(received).toHaveLength(20)
    expect(received.at(-1)).toEqual({ failCount: 20 })
    expect(warn).toHaveBeenCalledTimes(5)
    warn.mockRestore()
  })

  it('hands over a text that is no JSON as it is', () => {
    const bridge = load()
    bridge.installNativeCalls(['setBankNo'])
    const received: unknown[] = []
    bridge.connectNativeCalls((_name, payload) => received.push(payload))
    nativeCall('setBankNo', '{broken')
    expect(received).toEqual(['{broken'])
  })
})
