/** @jest-environment jsdom */
import { saveImage } from '@/platform/elements/image.h5'
import { requestHostLogin } from './login.h5'
import { hostKind, hostWindow } from './host.h5'
import { share } from './share.h5'
import { asWebView, leaveWebView } from '@test/web-view-dom'

const CARD = {
  title: '年度资产报告',
  desc: '回看这一年',
  link: '/phone/assetsReport/entry?pageShare=1',
  imgUrl: '/x.png',
}

function asNative() {
  const postMessage = jest.fn<void, [{ action: string; data: Record<string, unknown> }]>()
  hostWindow().webkit = { messageHandlers: { trustApp: { postMessage } } }
  return postMessage
}

function setShare(value: unknown) {
  Object.defineProperty(navigator, 'share', { value, configurable: true })
}

afterEach(() => {
  delete hostWindow().webkit
  leaveWebView()
  setShare(undefined)
})

describe('the three hosts of H5', () => {
  it('are told apart without waiting for anything', () => {
    expect(hostKind()).toBe('browser')
    asWebView()
    expect(hostKind()).toBe('webview')
    asNative()
    expect(hostKind()).toBe('native')
  })
})

describe('login', () => {
  it('is a message to the native app', async () => {
    const postMessage = asNative()
    expect(await requestHostLogin('assetsReport/entry')).toEqual({ kind: 'handled' })
    expect(postMessage.mock.calls[0]?.[0]).toMatchObject({
      action: 'goLogin',
      data: { returnTo: 'assetsReport/entry' },
    })
  })

  it('is the login page of the mini-program around a web-view', async () => {
    const invoked = asWebView()
    expect(await requestHostLogin('a?b=1')).toEqual({ kind: 'handled' })
    expect(invoked).toEqual([
      ['navigateTo', { url: '/packages/account/session/login/index?webview=a%3Fb%3D1' }],
    ])
  })

  it('is a route of ours when the host has none, refuses, or does not answer', async () => {
    expect(await requestHostLogin('a')).toEqual({ kind: 'route' })
    asWebView('fail')
    expect(await requestHostLogin('a')).toEqual({ kind: 'route' })
    leaveWebView()
    jest.useFakeTimers()
    asWebView('silence')
    const asked = requestHostLogin('a')
    await jest.advanceTimersByTimeAsync(3000)
    expect(await asked).toEqual({ kind: 'route' })
    jest.useRealTimers()
  })
})

describe('share', () => {
  it('goes to the native app with an absolute link', async () => {
    const postMessage = asNative()
    expect(await share(CARD)).toEqual({ kind: 'done' })
    expect(postMessage.mock.calls[0]?.[0].data.link).toBe(
      'http://localhost/phone/assetsReport/entry?pageShare=1',
    )
  })

  it('uses the share sheet, and takes its closing for a choice', async () => {
    setShare(jest.fn(() => Promise.resolve()))
    expect(await share(CARD)).toEqual({ kind: 'done' })
    setShare(jest.fn(() => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' }))))
    expect(await share(CARD)).toEqual({ kind: 'cancelled' })
    setShare(jest.fn(() => Promise.reject(new Error('denied'))))
    expect(await share(CARD)).toMatchObject({ kind: 'failed' })
  })

  it('says when it cannot', async () => {
    expect(await share(CARD)).toEqual({ kind: 'unsupported' })
  })
})

describe('saving a picture', () => {
  it('goes to the native app, which alone knows whether it was saved', async () => {
    const postMessage = asNative()
    expect(await saveImage('data:image/png;base64,AA', 'a.png')).toEqual({ kind: 'handedOver' })
    expect(postMessage.mock.calls[0]?.[0]).toMatchObject({
      action: 'saveImage',
      data: { dataUrl: 'data:image/png;base64,AA' },
    })
  })

  it('is left to a long press in a web-view', async () => {
    asWebView()
    expect(await saveImage('data:image/png;base64,AA', 'a.png')).toEqual({ kind: 'unsupported' })
  })

  it('is a download in a browser, of a file whose address says nothing of its content', async () => {
    const createObjectURL = jest.fn<string, [Blob]>(() => 'blob:poster')
    Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() })
    const names: string[] = []
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download, this.href)
    })
    expect(await saveImage('data:image/png;base64,AAEC', 'a.png')).toEqual({ kind: 'done' })
    expect(names).toEqual(['a.png', 'blob:poster'])
    const [file] = createObjectURL.mock.calls[0] ?? []
    expect([file?.type, file?.size]).toEqual(['image/png', 3])
    expect(document.querySelector('a')).toBeNull()
    click.mockRestore()
  })
})
