/** @jest-environment jsdom */
import { hostWindow } from './host.h5'
import { share } from './share.h5'

const post = jest.fn()
const CARD = { title: '活动', desc: '', link: '/phone/home', imgUrl: '' }

beforeEach(() => {
  hostWindow().webkit = { messageHandlers: { trustApp: { postMessage: post } } }
})
afterEach(() => {
  delete hostWindow().webkit
  post.mockReset()
})

const shared = () => (post.mock.calls as [{ data: Record<string, unknown> }][])[0]?.[0].data

test('the native app gets the page of the mini-program with its type and id, for a card that has one', async () => {
  await share({ ...CARD, page: 'packages/x/pages/y/index?id=1' })
  expect(shared()).toEqual({
    ...CARD,
    link: 'http://localhost/phone/home',
    miniProgram: {
      type: '0',
      appId: expect.stringMatching(/^wx[0-9a-z]{16}$/) as string,
      path: 'packages/x/pages/y/index?id=1',
    },
  })
})

test('a card without such a page names no mini-program', async () => {
  await share(CARD)
  expect(shared()).not.toHaveProperty('miniProgram')
})

describe('the share sheet of a browser', () => {
  const sheet = jest.fn((_data: ShareData) => Promise.resolve())
  beforeEach(() => {
    delete hostWindow().webkit
    Object.assign(navigator, { share: sheet })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
    sheet.mockReset()
  })

  test('gets the whole address', async () => {
    await expect(share({ ...CARD, desc: '一起来' })).resolves.toEqual({ kind: 'done' })
    expect(sheet.mock.calls).toEqual([
      [{ title: '活动', text: '一起来', url: 'http://localhost/phone/home' }],
    ])
  })

  test.each([
    ['closed', new DOMException('closed', 'AbortError'), { kind: 'cancelled' }],
    ['broken', new TypeError('broken'), { kind: 'failed', message: '分享失败，请稍后再试' }],
  ])('%s', async (_what, reason, expected) => {
    sheet.mockRejectedValue(reason)
    await expect(share(CARD)).resolves.toEqual(expected)
  })

  test('that is not there leaves it to the caller', async () => {
    Reflect.deleteProperty(navigator, 'share')
    await expect(share(CARD)).resolves.toEqual({ kind: 'unsupported' })
  })
})
