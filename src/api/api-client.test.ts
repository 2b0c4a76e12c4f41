import { deferred, fakeTransport, flush, http, inner, outer, success } from '@test/transport'
import { articleCategoryList, articleLike } from '@/contract/article'
import { assetReportLottery, assetReportLotteryInfo, userAssetReportInfo } from '@/contract/asset-report'
import { charityDonate } from '@/contract/charity'
import type { Endpoint } from '@/contract/endpoint'
import { userDetail } from '@/contract/user'
import { AppError } from '@/lib/app-error'
import { Cancellation } from '@/lib/cancellation'
import { onDefect } from '@/lib/defects'
import type { HttpAnswer, HttpOptions } from '@/platform/net/http.types'
import { omittedOf } from './omitted'
import { ApiClient, type ApiEffects, type QuietReason } from './api-client'

const INFO = {
  currentYear: '2025',
  userType: '1',
  ispartLottery: '0',
  status: '1',
  lotteryIntegral: '0',
  isDue: '0',
}

function setUp(answer: HttpAnswer | (() => Promise<HttpAnswer>)) {
  const responder = typeof answer === 'function' ? answer : () => answer
  const { transport, calls } = fakeTransport({
    assetReportLotteryInfo: responder,
    assetReportLottery: responder,
  })
  const overlays: string[] = []
  const effects = {
    showMessage: jest.fn<void, Parameters<ApiEffects['showMessage']>>(),
    beginOverlay: jest.fn((_cancel: () => void) => {
      overlays.push('begin')
      return () => overlays.push('end')
    }),
    noteAnswer: jest.fn(),
    openLogin: jest.fn<void, Parameters<ApiEffects['openLogin']>>(),
    customer: jest.fn<string | undefined, []>(),
    leavePages: jest.fn<void, [string]>(),
  }
  return { client: new ApiClient(transport, effects), calls, overlays, effects }
}

describe('ApiClient', () => {
  it('wraps the request and unwraps the answer', async () => {
    const { client, calls } = setUp(success(INFO))
    await expect(client.call(assetReportLotteryInfo, {})).resolves.toEqual(INFO)
    expect(calls).toEqual([{ name: 'assetReportLotteryInfo', body: { requestData: {} } }])
  })

  it('shows the overlay for the time of the call, unless the body asks for none', async () => {
    const loud = setUp(success(INFO))
    await loud.client.call(assetReportLotteryInfo, {})
    expect(loud.overlays).toEqual(['begin', 'end'])
    const quiet = setUp(success(INFO))
    await quiet.client.call(assetReportLotteryInfo, {}, { showLoading: false })
    expect(quiet.overlays).toEqual([])
    expect(quiet.calls[0]?.body.showLoading).toBe(false)
  })

  it('takes the overlay away when the call fails', async () => {
    const { client, overlays } = setUp(http(500))
    await expect(client.call(assetReportLotteryInfo, {})).rejects.toMatchObject({ kind: 'http' })
    expect(overlays).toEqual(['begin', 'end'])
  })

  it('gives a write the key of its try', async () => {
    const { client, calls } = setUp(success({ lotteryIntegral: '88' }))
    await client.call(assetReportLottery, {}, { requestNo: 'fixed-request-no' })
    expect(calls[0]?.body.requestData).toEqual({ requestNo: 'fixed-request-no' })
  })

  it('waits 600000 ms and hands over a signal that the overlay can abort', async () => {
    const seen: HttpOptions[] = []
    let cancel = () => {}
    const held = deferred<HttpAnswer>()
    const client = new ApiClient(
      (_path, _body, options) => {
        seen.push(options)
        return held.promise
      },
      {
        showMessage: jest.fn(),
        noteAnswer: jest.fn(),
        openLogin: jest.fn(),
        customer: () => undefined,
        leavePages: jest.fn(),
        beginOverlay: onCancel => {
          cancel = onCancel
          return () => {}
        },
      },
    )
    const call = client.call(assetReportLotteryInfo, {})
    await flush()
    expect(seen[0]?.timeoutMs).toBe(600_000)
    cancel()
    expect(seen[0]?.signal?.aborted).toBe(true)
    held.reject(new AppError({ kind: 'cancelled', message: '已取消' }))
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' })
  })

  it('opens the login for a missing session, unless the caller needs none', async () => {
    const { client, effects } = setUp(inner('04040528', '请登录'))
    await expect(client.call(assetReportLotteryInfo, {})).rejects.toMatchObject({ kind: 'loginRequired' })
    expect(effects.openLogin).toHaveBeenCalledTimes(1)
    await expect(client.call(assetReportLotteryInfo, {}, { ignoresMissingSession: true })).rejects.toThrow()
    expect(effects.openLogin).toHaveBeenCalledTimes(1)
    expect(effects.showMessage).not.toHaveBeenCalled()
  })

  it('leaves the expiry message to whoever opens the login', async () => {
    const { client, effects } = setUp(outer('00000008', '请重新登录'))
    await expect(client.call(assetReportLotteryInfo, {}, { ignoresMissingSession: true })).rejects.toThrow()
    expect(effects.openLogin).toHaveBeenCalledWith('expired', { text: '请重新登录', durationMs: 1000 })
    expect(effects.showMessage).not.toHaveBeenCalled()
  })

  it('says when there is no network, but not when the customer cancelled', async () => {
    const offline = setUp(() => Promise.reject(new AppError({ kind: 'network', message: '网络连接失败' })))
    await expect(offline.client.call(assetReportLotteryInfo, {})).rejects.toMatchObject({ kind: 'network' })
    expect(offline.effects.showMessage).toHaveBeenCalledWith(
      { text: '网络连接失败', durationMs: 2000 },
      'error',
    )
    const late = setUp(() =>
      Promise.reject(new AppError({ kind: 'timeout', message: '网络超时，请稍后重试' })),
    )
    await expect(late.client.call(assetReportLotteryInfo, {})).rejects.toMatchObject({ kind: 'timeout' })
    expect(late.effects.showMessage).toHaveBeenCalledWith(
      { text: '网络超时，请稍后重试', durationMs: 2000 },
      'error',
    )
    const cancelled = setUp(() => Promise.reject(new AppError({ kind: 'cancelled', message: '已取消' })))
    await expect(cancelled.client.call(assetReportLotteryInfo, {})).rejects.toMatchObject({
      kind: 'cancelled',
    })
    expect(cancelled.effects.showMessage).not.toHaveBeenCalled()
  })

  describe.each([
    ['another outer code', outer('99999999', '网关繁忙'), '网关繁忙', 2000],
    ['another outer code without a text', outer('99999999', ''), '抽奖失败', 2000],
    ['an empty answer', http(200), '抽奖异常', 2000],
    ['HTTP 404', http(404), '接口请求错误', 4000],
    ['HTTP 503', http(503), '抽奖失败', 2000],
  ] as const)('%s', (_situation, answer, text, durationMs) => {
    const failure = async (quiet?: QuietReason) => {
      const { client, effects } = setUp(answer)
      const options = { requestNo: 'R1', label: '抽奖', ...(quiet && { quiet }) }
      const error = await client.call(assetReportLottery, {}, options).catch((cause: AppError) => cause)
      return { shown: effects.showMessage.mock.calls, owed: error instanceof AppError && error.owed }
    }

    it('is told', async () => {
      expect(await failure()).toEqual({ shown: [[{ text, durationMs }, 'error']], owed: undefined })
    })

    it.each(['background', 'told by the caller'] as const)(
      'is owed by a call that is quiet: %s',
      async quiet => {
        expect(await failure(quiet)).toEqual({ shown: [], owed: { text, durationMs } })
      },
    )
  })

  const reader = (endpoint: Endpoint, answer: unknown) => {
    const { transport } = fakeTransport({ [endpoint.name]: success(answer) })
    const showMessage = jest.fn()
    const effects = {
      showMessage,
      beginOverlay: () => () => {},
      noteAnswer() {},
      openLogin() {},
      customer: () => undefined,
      leavePages() {},
    }
    return { client: new ApiClient(transport, effects), showMessage }
  }

  it('reads what its server writes otherwise', async () => {
    const { client } = reader(assetReportLotteryInfo, { ...INFO, currentYear: 2025, isDue: false, status: 1 })
    await expect(client.call(assetReportLotteryInfo, {})).resolves.toEqual(INFO)
  })

  it('leaves out the rows that it cannot read, counts them for the load, and reports the place once', async () => {
    const defects: unknown[] = []
    onDefect(defect => defects.push(defect))
    const row = { categoryId: 'C1', name: '市场', count: 3 }
    const { client } = reader(articleCategoryList, { list: [row, null, { ...row, categoryId: '' }] })
    const { signal } = new Cancellation()
    const call = () => client.call(articleCategoryList, {}, { signal })
    expect([await call(), omittedOf(signal)]).toEqual([
      expect.objectContaining({ list: [expect.anything()] }),
      2,
    ])
    await call()
    expect(defects).toEqual([expect.stringMatching(/^articleCategoryList: .* at list\.1, list\.2\.\w+$/)])
  })

  it('refuses a read without what everything hangs on', async () => {
    await expect(reader(userDetail, { unexpected: [1] }).client.call(userDetail, {})).rejects.toMatchObject({
      kind: 'contract',
    })
  })

  it.each([assetReportLottery, charityDonate, articleLike])(
    'says that $name was carried out although its answer cannot be read',
    async endpoint => {
      const { client, showMessage } = reader(endpoint, { unexpected: [1] })
      const call = client.call(endpoint, {}, { label: '捐赠' })
      await expect(call).rejects.toMatchObject({
        kind: 'unread',
        message: '捐赠已成功，详情暂时无法显示。请返回后查看，无需再次捐赠。',
      })
      expect(showMessage).toHaveBeenCalledWith({ text: '捐赠成功', durationMs: 2000 }, 'success')
    },
  )

  it('a field of the report that is left out has its default', async () => {
    const { client } = reader(userAssetReportInfo, { maxAmount: null, currentYear: '2025' })
    const report = await client.call(userAssetReportInfo, {})
    expect(report).toMatchObject({
      maxAmount: '0',
      currentYear: '2025',
      recommendProducts: [],
      positions: [],
    })
  })
})
