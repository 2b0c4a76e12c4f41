/** @jest-environment jsdom */
import { runInAction } from 'mobx'
import { fakeTransport, http, inner } from '@test/transport'
import { INNER } from '@/contract/codes'
import type { HttpAnswer } from '@/platform/net/http.types'
import { openPage } from '@/platform/pages/navigation'
import { RootStore } from '@/stores/root/root-store'
import { PurchaseStore } from './purchase-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

/** A confirmation that is open; `orderCreate` answers as told. */
function setUp(orderCreate: HttpAnswer, answers: Parameters<typeof fakeTransport>[0] = {}) {
  const { transport, calls } = fakeTransport({ orderCreate, ...answers })
  const root = new RootStore(transport)
  const store = new PurchaseStore(root, { productId: 'P1', reserveId: '' })
  store.form.fill({ amount: '1000000' })
  runInAction(() => {
    store.offer = {
      amount: '1000000.00',
      discount: { eligible: '0', discountRate: '1.00', reason: '' },
    }
  })
  const sent = (name: string) => calls.filter(call => call.name === name)
  return { store, sent }
}

beforeEach(() => {
  localStorage.clear()
  jest.mocked(openPage).mockClear()
})

test('a gate opens at once, whatever the server says of the amount', () => {
  const { store } = setUp(http(404))
  store.passGate('suitability/risk-overview')
  expect(openPage).toHaveBeenCalledTimes(1)
})

test('an order whose answer was lost is asked for, and goes again although the form is not right any more', async () => {
  const { store, sent } = setUp(http(500))
  await store.ordering.submit()
  expect(sent('writeSettle')).toHaveLength(1)
  jest.spyOn(store.form, 'check').mockReturnValue(false)
  await store.ordering.submit()
  const [first, second] = sent('orderCreate').map(({ body }) => body.requestData)
  expect(first).toBeDefined()
  expect(second).toEqual(first)
})

test('what was refused is not said in the next confirmation', async () => {
  const { store } = setUp(inner(INNER.quotaExceeded, '剩余额度不足'))
  await store.ordering.submit()
  expect(store.ordering.problem).toBe('剩余额度不足')
  await store.look.submit()
  expect(store.ordering.problem).toBeUndefined()
})

test('a draft whose saving hangs keeps nobody from the confirmation', async () => {
  jest.useFakeTimers()
  const { store, sent } = setUp(http(404), { draftSave: () => new Promise<HttpAnswer>(() => undefined) })
  store.form.fill({ amount: '2000000' })
  const look = store.look.submit()
  await jest.advanceTimersByTimeAsync(1900)
  expect([sent('draftSave').length, sent('purchaseCheck').length]).toEqual([1, 0])
  await jest.advanceTimersByTimeAsync(200)
  await look
  expect([sent('purchaseCheck').length, store.look.isSubmitting]).toEqual([1, false])
  jest.useRealTimers()
})
