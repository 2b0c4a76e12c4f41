/** @jest-environment jsdom */
import { deferred, fakeTransport, flush, http, inner, success } from '@test/transport'
import type { LotteryInfo, ReportInfo } from '@/contract/asset-report'
import type { HttpAnswer } from '@/platform/net/http.types'
import { Changes } from '@/stores/primitives/changes'
import { RootStore } from '@/stores/root/root-store'
import { EMPTY_REPORT } from './empty-report'
import { ReportStore } from './report-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  closePage: jest.fn(() => Promise.resolve()),
  hasPageBelow: jest.fn(() => false),
}))

const LOTTERY: LotteryInfo = {
  currentYear: '2025',
  userType: '1',
  ispartLottery: '0',
  status: '1',
  lotteryIntegral: '0',
  isDue: '0',
}
const REPORT: ReportInfo = { ...EMPTY_REPORT, currentYear: '2025', registerDays: 2459, userType: '1' }
const SHARE = { title: 't', desc: 'd', imgUrl: '/i.png', link: '/l', qrUrl: '/q', posterBgUrl: '/extra' }

function setUp(answers: Record<string, HttpAnswer | (() => HttpAnswer | Promise<HttpAnswer>)> = {}) {
  const { transport, calls } = fakeTransport({
    assetReportLotteryInfo: success(LOTTERY),
    userAssetReportInfo: success(REPORT),
    assetReportShareInfo: success(SHARE),
    assetReportLottery: success({ lotteryIntegral: '688' }),
    ...answers,
  })
  const root = new RootStore(transport)
  return { root, store: root.get(ReportStore), calls, sent: () => calls.map(({ name }) => name) }
}

beforeEach(() => sessionStorage.clear())

describe('before the server has answered', () => {
  it('holds the defaults of the specification', () => {
    const { store } = setUp()
    expect(store.entry).toEqual({ currentYear: '2024', userType: '', ispartLottery: '0', status: '' })
    expect(store.page3).toEqual({
      currentYear: '2024',
      firstSubscribeDealTime: '',
      firstSubscribeDealAmount: '0',
      firstAccumulatedIncome: '0',
      firstSubscribeProduct: '',
      recommendProducts: [],
      recommendPlaces: [],
      holdingProductAmount: '0',
    })
    expect(store.page5).toEqual({ maxAmountDealTime: '', maxAmount: '0', maxAmountProduct: '' })
    expect(store.page6).toEqual({ maxHoldingScope: '', accumulatedIncome: '0', positions: [] })
    expect(store.result).toEqual({ currentYear: '2024', lotteryIntegral: '0' })
    expect(store.expire).toEqual({ isDue: '0' })
    expect(store.action).toBeUndefined()
  })
})

describe('loading', () => {
  it('shows no overlay: the pages have their own', async () => {
    const { store, calls, root } = setUp()
    store.loadResult()
    expect(root.ui.isOverlayVisible).toBe(false)
    await flush()
    expect(calls.every(({ body }) => body.showLoading === false)).toBe(true)
    expect(store.page2).toEqual({ registerDays: 2459, registerTime: '' })
    expect(store.share.data).toEqual(SHARE)
  })

  it('fetches the story ahead from the entry, unless there is none to read', async () => {
    const open = setUp()
    await open.store.loadEntry()
    expect(open.sent()).toEqual(['assetReportLotteryInfo', 'userAssetReportInfo'])
    const closed = setUp({ assetReportLotteryInfo: success({ ...LOTTERY, status: '0' }) })
    await closed.store.loadEntry()
    expect(closed.sent()).toEqual(['assetReportLotteryInfo'])
    expect(closed.store.action).toBe('notOpen')
  })

  it('asks anew whether points were drawn on every arrival, but for the story once', async () => {
    const { store, sent } = setUp()
    await store.loadEntry()
    store.loadStory()
    await flush()
    store.loadResult()
    await flush()
    expect(sent().filter(name => name === 'assetReportLotteryInfo')).toHaveLength(3)
    expect(sent().filter(name => name === 'userAssetReportInfo')).toHaveLength(1)
  })
})

describe('the draw', () => {
  it('updates the points of the result and of page 8, and says so', async () => {
    const { store, root } = setUp()
    await store.loadEntry()
    expect(await store.draw()).toBe(true)
    expect(store.result).toEqual({ currentYear: '2025', lotteryIntegral: '688' })
    expect(store.page8).toEqual({ userType: '1', lotteryIntegral: '688' })
    expect(store.info.data?.lotteryIntegral).toBe('688')
    expect([store.hasDrawn, store.action]).toEqual([true, 'result'])
    expect(root.ui.toast).toMatchObject({ text: '抽取成功', tone: 'success' })
    // Pages below that show points fetch them anew.
    expect(root.get(Changes).isTouched(['points'], 0)).toBe(true)
  })

  it('sends one request for a double tap and none after it', async () => {
    const { store, sent } = setUp()
    await store.loadEntry()
    expect(await Promise.all([store.draw(), store.draw()])).toEqual([true, true])
    expect(await store.draw()).toBe(true)
    expect(sent().filter(name => name === 'assetReportLottery')).toHaveLength(1)
  })

  it('carries the same key after an answer that got lost', async () => {
    const answers = [http(200), success({ lotteryIntegral: '88' })]
    const { store, calls } = setUp({ assetReportLottery: () => answers.shift() ?? http(500) })
    await store.loadEntry()
    expect(await store.draw()).toBe(false)
    expect(await store.draw()).toBe(true)
    const keys = calls
      .filter(({ name }) => name === 'assetReportLottery')
      .map(({ body }) => body.requestData.requestNo)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('shows the message of a business error and looks at the state again', async () => {
    const { store, root, sent } = setUp({ assetReportLottery: inner('10050001', '状态已变更，请刷新') })
    await store.loadEntry()
    expect(await store.draw()).toBe(false)
    expect(root.ui.toast).toMatchObject({ text: '状态已变更，请刷新', tone: 'error' })
    expect(store.hasDrawn).toBe(false)
    expect(sent().filter(name => name === 'assetReportLotteryInfo')).toHaveLength(2)
  })

  it('is not undone by an older state that arrives late', async () => {
    const late = deferred<HttpAnswer>()
    const answers = [success(LOTTERY), late.promise]
    const { store } = setUp({ assetReportLotteryInfo: () => answers.shift() ?? http(500) })
    await store.loadEntry()
    store.loadStory()
    await store.draw()
    late.resolve(success(LOTTERY))
    await flush()
    expect([store.hasDrawn, store.result.lotteryIntegral]).toEqual([true, '688'])
  })
})

describe('the place in the story', () => {
  it('is what the address asks for until a page is turned, and survives a reload', async () => {
    const { store } = setUp()
    expect([store.pageAt(undefined), store.pageAt('6')]).toEqual([2, 6])
    store.turnTo('6', 4)
    expect([store.pageAt('6'), store.pageAt('2')]).toEqual([4, 2])
    const reloaded = setUp().store
    expect(reloaded.pageAt('6')).toBe(4)
    reloaded.forgetPlace()
    expect(setUp().store.pageAt('6')).toBe(6)
  })

  it('goes with the customer', () => {
    const { root } = setUp()
    root.get(ReportStore).turnTo('6', 4)
    void root.logout()
    expect([setUp().store.pageAt('6'), sessionStorage.length]).toEqual([6, 0])
  })

  it('is a page this customer has', async () => {
    const { store } = setUp({ userAssetReportInfo: success({ ...REPORT, userType: '0' }) })
    store.loadStory()
    await flush()
    expect(store.pages).toEqual([1, 2, 7, 8])
    expect(store.pageAt('4')).toBe(7)
  })
})
