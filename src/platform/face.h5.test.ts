import { faceChannel, startFace } from './face.h5'
import { hostWindow } from './host.h5'

const REQUEST = { bizToken: 'b'.repeat(32), verifyUrl: '', returnTo: '/phone/miniProgramFace' }

afterEach(() => {
  delete hostWindow().webkit
  delete hostWindow().__wxjs_environment
  Reflect.deleteProperty(window, 'wx')
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
    const navigateTo = jest.fn()
    hostWindow().__wxjs_environment = 'miniprogram'
    Object.assign(window, { wx: { miniProgram: { navigateTo } } })
    expect(faceChannel()).toBe('mini')
    expect(await startFace(REQUEST)).toEqual({ kind: 'waiting' })
    expect(navigateTo).toHaveBeenCalledWith({
      url: `/packages/identity/pages/mini-program-face/index?bizToken=${REQUEST.bizToken}`,
    })
  })

  it('is out of reach when the bridge of the mini-program did not load', async () => {
    hostWindow().__wxjs_environment = 'miniprogram'
    expect(await startFace(REQUEST)).toEqual({ kind: 'unsupported' })
  })

  test.each(['', 'https://evil.test/face', '//evil.test/face', '/\\evil.test', 'javascript:alert(1)'])(
    'never leaves for %p in a browser',
    async verifyUrl => {
      expect(faceChannel()).toBe('h5')
      expect(await startFace({ ...REQUEST, verifyUrl })).toEqual({ kind: 'unsupported' })
    },
  )
})
