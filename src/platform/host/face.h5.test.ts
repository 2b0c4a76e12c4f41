/** @jest-environment jsdom */
import { faceChannel, startFace } from './face.h5'
import { hostWindow } from './host.h5'
import { asWebView, leaveWebView } from '@test/web-view-dom'

const REQUEST = { bizToken: 'b'.repeat(32), verifyUrl: '', returnTo: '/phone/miniProgramFace' }

afterEach(() => {
  delete hostWindow().webkit
  leaveWebView()
})

describe('starting a face check on H5', () => {
  it('is a message to the native app', async () => {
    const postMessage = jest.fn<void, [unknown]>()
    hostWindow().webkit = { messageHandlers: { trustApp: { postMessage } } }
    expect(faceChannel()).toBe('app')
    expect(await startFace(REQUEST)).toEqual({ kind: 'waiting' })
    expect(postMessage.mock.calls[0]?.[0]).toMatchObject({
      action: 'startFace',
      data: { bizToken: REQUEST.bizToken },
    })
  })

  it('is a page of the mini-program around the web-view', async () => {
    const invoked = asWebView()
    expect(faceChannel()).toBe('mini')
    expect(await startFace(REQUEST)).toEqual({ kind: 'waiting' })
    const url = `/packages/identity/face/mini-program-face/index?bizToken=${REQUEST.bizToken}`
    expect(invoked).toEqual([['navigateTo', { url }]])
  })

  it('is out of reach when the mini-program refuses', async () => {
    asWebView('fail')
    expect(await startFace(REQUEST)).toEqual({ kind: 'unsupported' })
  })

  it('says that the mini-program did not answer, which is no refusal', async () => {
    jest.useFakeTimers()
    asWebView('silence')
    const starting = startFace(REQUEST)
    await jest.advanceTimersByTimeAsync(3000)
    jest.useRealTimers()
    expect(await starting).toEqual({ kind: 'failed', message: '小程序没有响应，请检查网络后重试' })
  })

  test.each(['', 'https://evil.test/face', '//evil.test/face', '/\\evil.test', 'javascript:alert(1)'])(
    'never leaves for %p in a browser',
    async verifyUrl => {
      expect(faceChannel()).toBe('h5')
      expect(await startFace({ ...REQUEST, verifyUrl })).toEqual({ kind: 'unsupported' })
    },
  )
})
