/** @jest-environment jsdom */
import { hostWindow } from './host.h5'
import { requestHostLogin } from './login.h5'

const navigateTo = jest.fn(({ success }: { url: string; success(): void }) => success())
jest.mock('weixin-js-sdk', () => ({
  __esModule: true,
  default: { miniProgram: { navigateTo: (page: Parameters<typeof navigateTo>[0]) => navigateTo(page) } },
}))

const RETURN_TO = 'assets/tradingRecord?productId=P01&tab=2'

test('a web-view opens the mini-program’s login, which gets the whole address to lead back to', async () => {
  const host = hostWindow()
  host.__wxjs_environment = 'miniprogram'
  expect(await requestHostLogin(RETURN_TO)).toEqual({ kind: 'handled' })
  delete host.__wxjs_environment
  const [, query = ''] = navigateTo.mock.calls[0]?.[0].url.split('?') ?? []
  expect([...new URLSearchParams(query)]).toEqual([['webview', RETURN_TO]])
})

test('the native app gets it as it is; a browser has no login of its own', async () => {
  const postMessage = jest.fn()
  hostWindow().webkit = { messageHandlers: { trustApp: { postMessage } } }
  expect(await requestHostLogin(RETURN_TO)).toEqual({ kind: 'handled' })
  delete hostWindow().webkit
  expect(postMessage).toHaveBeenCalledWith(
    expect.objectContaining({ action: 'goLogin', data: { returnTo: RETURN_TO } }),
  )
  expect(await requestHostLogin(RETURN_TO)).toEqual({ kind: 'route' })
})
