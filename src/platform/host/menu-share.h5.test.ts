/** @jest-environment jsdom */
import { hostWindow } from './host.h5'
import { setMenuCard } from './menu-share.h5'

interface Data {
  success(): void
  fail(): void
}

let isTrusted = true
let isTaken = true
const config = jest.fn()
const taken = jest.fn()

/** WeChat's SDK: it checks the signature that `config` brings, then takes the card. */
jest.mock('weixin-js-sdk', () => {
  const handlers: Record<string, () => void> = {}
  return {
    __esModule: true,
    default: {
      ready: (handle: () => void) => (handlers.ready = handle),
      error: (handle: () => void) => (handlers.error = handle),
      config: (options: object) => {
        config(options)
        handlers[isTrusted ? 'ready' : 'error']?.()
      },
      updateAppMessageShareData: ({ success, fail, ...card }: Data) => {
        taken(card)
        if (isTaken) success()
        else fail()
      },
    },
  }
})

const CARD = { title: '公益课堂', desc: '一起来', link: '/phone/home?pageShare=1', imgUrl: '/cover.png' }
const TICKET = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }
const ask = jest.fn((_url: string) => Promise.resolve(TICKET))
const agent = jest.spyOn(navigator, 'userAgent', 'get')

beforeEach(() => {
  jest.clearAllMocks()
  isTrusted = true
  isTaken = true
  agent.mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50')
  window.history.replaceState(null, '', '/phone/home?tab=1#part')
})
afterAll(() => window.history.replaceState(null, '', '/'))

test('the menu of WeChat’s browser gets the card, signed for the address without what stands behind #', async () => {
  expect(await setMenuCard(CARD, ask)).toBe(true)
  expect(ask.mock.calls).toEqual([['http://localhost/phone/home?tab=1']])
  expect(config).toHaveBeenCalledWith({
    ...TICKET,
    debug: false,
    jsApiList: ['updateAppMessageShareData'],
    openTagList: [],
  })
  expect(taken.mock.calls).toEqual([
    [
      {
        title: '公益课堂',
        desc: '一起来',
        link: 'http://localhost/phone/home?pageShare=1',
        imgUrl: 'http://localhost/cover.png',
      },
    ],
  ])
})

test('a signature that is refused, a card that is refused and a ticket that does not come are said', async () => {
  isTrusted = false
  expect([await setMenuCard(CARD, ask), taken.mock.calls.length]).toEqual([false, 0])
  isTrusted = true
  isTaken = false
  expect(await setMenuCard(CARD, ask)).toBe(false)
  expect(await setMenuCard(CARD, () => Promise.reject(new Error('offline')))).toBe(false)
})

test('any other browser, and a mini-program’s web-view, is asked for nothing', async () => {
  agent.mockReturnValue('Mozilla/5.0 (iPhone) Safari')
  expect(await setMenuCard(CARD, ask)).toBe(false)
  agent.mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50')
  const host = hostWindow()
  host.__wxjs_environment = 'miniprogram'
  expect(await setMenuCard(CARD, ask)).toBe(false)
  delete host.__wxjs_environment
  expect(ask).not.toHaveBeenCalled()
})
