/** @jest-environment jsdom */
import { typeCode } from '@test/sms-code'
import { tradeDetailOf, tradeOf } from '@test/trade'
import { deferred, fakeTransport, flush, http, inner, success } from '@test/transport'
import { INNER } from '@/contract/codes'
import type { HttpAnswer } from '@/platform/net/http.types'
import { changeMoment, Changes } from '@/stores/primitives/changes'
import { RootStore } from '@/stores/root/root-store'
import { TradePageStore } from './trade-page-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const ACCEPTED = tradeDetailOf({
  tradeStatus: '0',
  canCancel: '1',
  cancelReason: '',
  cancelDeadline: '2026-12-01 15:00:00',
})
const CANCELLED = tradeDetailOf({ tradeStatus: '5', cancelReason: '交易已撤销' })

const ACCEPTED_ANSWER = success(ACCEPTED)

/** `details`: one answer after the other, the last one again and again. */
async function setUp(
  details: readonly (HttpAnswer | Promise<HttpAnswer>)[],
  tradeCancel: HttpAnswer = http(404),
) {
  const answers = [...details]
  const { transport, calls } = fakeTransport({
    tradeRecordDetail: () => (answers.length > 1 ? answers.shift() : answers[0]) ?? http(404),
    smsCodeVerify: success({ verifyToken: 'token-0123456789abcdef' }),
    tradeCancel,
  })
  const root = new RootStore(transport)
  const store = new TradePageStore(root, 'T1')
  await store.trade.load()
  const type = async (code: string) => {
    await typeCode(root, store.cancellation.check, code)
  }
  /** Confirms and types the code. */
  const cancel = async () => {
    const done = store.cancel()
    root.ui.settleConfirm(true)
    await flush()
    await type('123456')
    await done
  }
  const askedAt = changeMoment()
  const rowStatus = () =>
    root.get(Changes).upToDate('trade', 'T1', tradeOf({ tradeStatus: '0' }), askedAt)?.tradeStatus
  const sent = (name: string) => calls.filter(call => call.name === name)
  return { root, store, cancel, rowStatus, sent }
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('taking a trade back', () => {
  it('asks first and names the deadline; closing the question sends nothing', async () => {
    const { root, store, sent } = await setUp([ACCEPTED_ANSWER])
    const done = store.cancel()
    expect(root.ui.confirmRequest?.title).toBe('撤销这笔赎回？')
    expect(root.ui.confirmRequest?.message).toContain('2026-12-01 15:00 前')
    root.ui.settleConfirm(false)
    await done
    expect([store.cancellation.check.isOpen, sent('tradeCancel').length]).toEqual([false, 0])
  })

  it('shows the trade as cancelled on the page and in lists fetched before', async () => {
    const { store, cancel, rowStatus, sent } = await setUp(
      [ACCEPTED_ANSWER, success(CANCELLED)],
      success({ tradeStatus: '5' }),
    )
    expect(rowStatus()).toBe('0')
    await cancel()
    expect(store.trade.data).toEqual(CANCELLED)
    expect(rowStatus()).toBe('5')
    expect(sent('tradeCancel')[0]?.body.requestData).toMatchObject({
      tradeId: 'T1',
      verifyToken: 'token-0123456789abcdef',
    })
  })

  it('shows it as cancelled even before it has been fetched anew', async () => {
    const held = deferred<HttpAnswer>()
    const { store, cancel } = await setUp([ACCEPTED_ANSWER, held.promise], success({ tradeStatus: '5' }))
    const done = cancel()
    await flush()
    await flush()
    expect(store.trade.state.kind).toBe('loading')
    expect([store.trade.data?.tradeStatus, store.trade.data?.canCancel]).toEqual(['5', '0'])
    held.resolve(success(CANCELLED))
    await done
    expect(store.trade.data).toEqual(CANCELLED)
  })

  it('says that the trade had moved on, and shows where it is now', async () => {
    const moved = tradeDetailOf({ tradeStatus: '1', cancelReason: '交易确认中，不能撤销' })
    const { root, store, cancel, rowStatus } = await setUp(
      [ACCEPTED_ANSWER, success(moved)],
      inner(INNER.stateConflict, '状态已变更，请刷新'),
    )
    await cancel()
    expect(root.ui.toast).toMatchObject({ text: '状态已变更，请刷新', tone: 'error' })
    expect(store.trade.data).toEqual(moved)
    expect([rowStatus(), store.problem]).toEqual(['1', undefined])
  })

  it('keeps the trade and says why when it was refused', async () => {
    const { store, cancel, rowStatus, sent } = await setUp(
      [ACCEPTED_ANSWER],
      inner(INNER.raisingEnded, '募集已结束'),
    )
    await cancel()
    expect(store.problem).toBe('募集已结束')
    expect([store.trade.data?.tradeStatus, rowStatus(), sent('tradeRecordDetail').length]).toEqual([
      '0',
      '0',
      1,
    ])
  })

  it('an earlier conflict is not said again when the customer closes the sheet', async () => {
    const { root, store, cancel, sent } = await setUp(
      [ACCEPTED_ANSWER],
      inner(INNER.stateConflict, '状态已变更'),
    )
    await cancel()
    root.ui.hideToast()
    const done = store.cancel()
    root.ui.settleConfirm(true)
    await flush()
    store.cancellation.check.cancel()
    await done
    expect([root.ui.toast, sent('tradeRecordDetail').length]).toEqual([undefined, 2])
  })
})
