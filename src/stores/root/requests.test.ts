/** @jest-environment jsdom */
import { deferred, fakeTransport, flush, http, inner, success } from '@test/transport'
import { firstPage, query } from '@/api/query'
import { guideList } from '@/contract/app-info'
import { articleLike, articleList } from '@/contract/article'
import { pointsRule } from '@/contract/membership'
import { smsCodeSend } from '@/contract/session'
import { Cancellation } from '@/lib/cancellation'
import { callAhead, takeCallAhead } from '@/platform/net/calls-ahead.h5'
import { openPage } from '@/platform/pages/navigation'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from './root-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  closePage: jest.fn(() => Promise.resolve()),
  hasPageBelow: jest.fn(() => false),
}))

const articlesOf = query('articleList')
const rules = query('pointsRule')
const refused = inner('04040528', '请登录')
const KEY = 'a0b1c2d3-0000-4000-8000-000000000001'

beforeEach(() => jest.mocked(openPage).mockClear())

describe('a read', () => {
  it('is quiet, with its data in one order, and is given up by its signal', async () => {
    const { transport, calls } = fakeTransport({})
    const signals: unknown[] = []
    const root = new RootStore((path, body, options) => {
      signals.push(options.signal)
      return transport(path, body, options)
    })
    const given = new Cancellation()
    const reading = root.read(articleList, articlesOf({ ...firstPage(), categoryId: 'C1' }), given.signal)
    expect(root.ui.isOverlayVisible).toBe(false)
    given.abort()
    expect(signals).toEqual([expect.objectContaining({ aborted: true })])
    await expect(reading).rejects.toMatchObject({ kind: 'notFound' })
    expect(calls.map(({ body }) => JSON.stringify(body))).toEqual([
      '{"requestData":{"categoryId":"C1","pageNum":1,"pageSize":20},"showLoading":false}',
    ])
  })

  it('with a label is waited for behind the overlay, and says what failed', async () => {
    const answer = deferred<HttpAnswer>()
    const { transport } = fakeTransport({ pointsRule: () => answer.promise })
    const root = new RootStore(transport)
    const reading = root.read(pointsRule, rules(), undefined, { label: '获取' })
    expect(root.ui.isOverlayVisible).toBe(true)
    answer.resolve(http(500))
    await expect(reading).rejects.toMatchObject({ kind: 'http' })
    expect([root.ui.isOverlayVisible, root.ui.toast?.text]).toEqual([false, '获取失败'])
  })

  it('leads to the login for the lack of a session, unless the endpoint needs none', async () => {
    const { transport } = fakeTransport({ pointsRule: refused, guideList: refused })
    const root = new RootStore(transport)
    await root.read(guideList, query('guideList')()).catch(() => undefined)
    await flush()
    expect(openPage).not.toHaveBeenCalled()
    await root.read(pointsRule, rules()).catch(() => undefined)
    await flush()
    expect(openPage).toHaveBeenCalledTimes(1)
  })

  it('takes the query of its own endpoint alone', () => {
    const root = new RootStore(fakeTransport({}).transport)
    const refusedByCompiler = [
      // @ts-expect-error -- the query of another endpoint
      () => root.read(pointsRule, articlesOf(firstPage())),
      // @ts-expect-error -- a write
      () => root.read(articleLike, { name: 'articleLike', data: { articleId: 'A1', on: '1' } }),
    ]
    expect(refusedByCompiler).toHaveLength(2)
  })
})

describe('a write', () => {
  it('carries the key it is given, and does not compile without one', async () => {
    const { transport, calls } = fakeTransport({ articleLike: success({ on: '1', count: 1 }) })
    const root = new RootStore(transport)
    const input = { articleId: 'A1', on: '1' } as const
    await root.write(articleLike, input, { requestNo: KEY })
    expect(calls[0]?.body.requestData).toEqual({ ...input, requestNo: KEY })
    // @ts-expect-error -- no key
    const keyless = () => root.write(articleLike, input, { label: '点赞' })
    // @ts-expect-error -- a read
    const read = () => root.write(pointsRule, {}, {})
    expect([keyless, read]).toHaveLength(2)
  })

  it('has no key where the contract knows none', async () => {
    const { transport, calls } = fakeTransport({
      smsCodeSend: success({ resendSeconds: 60, validSeconds: 300 }),
    })
    const root = new RootStore(transport)
    await root.write(smsCodeSend, { scene: 'donate' }, { showLoading: false })
    expect(calls[0]?.body).toEqual({ requestData: { scene: 'donate' }, showLoading: false })
    // @ts-expect-error -- it knows no key
    const keyed = () => root.write(smsCodeSend, { scene: 'donate' }, { requestNo: KEY })
    expect(keyed).toBeInstanceOf(Function)
  })

  it('ends what was asked for ahead, before it and meanwhile: that may no longer hold', async () => {
    const answer = deferred<HttpAnswer>()
    const { transport } = fakeTransport({ articleLike: () => answer.promise })
    const root = new RootStore(transport)
    const ahead = () => callAhead('/services/trustAppApi/articleList', '{}')
    const isLeft = () => takeCallAhead('/services/trustAppApi/articleList', '{}') !== undefined
    window.fetch = jest.fn(() => new Promise<Response>(() => undefined))
    ahead()
    const writing = root.write(articleLike, { articleId: 'A1', on: '1' }, { requestNo: KEY })
    expect(isLeft()).toBe(false)
    ahead()
    answer.resolve(success({ on: '1', count: 1 }))
    await writing
    expect(isLeft()).toBe(false)
    ahead()
    expect(isLeft()).toBe(true)
  })
})
