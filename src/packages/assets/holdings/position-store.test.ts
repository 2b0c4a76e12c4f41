/** @jest-environment jsdom */
import { typeCode } from '@test/sms-code'
import { positionDetailOf } from '@test/position'
import { fakeTransport, flush, inner, success } from '@test/transport'
import { INNER } from '@/contract/codes'
import type { HttpAnswer } from '@/platform/net/http.types'
import { Changes } from '@/stores/primitives/changes'
import { RootStore } from '@/stores/root/root-store'
import { PositionStore } from './position-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const SERIES = { productName: '远岚·双利增强3号', list: [], maxDrawdown: '', periodReturn: '' }

async function setUp(dividendModeChange: HttpAnswer = success({ dividendMode: '1' })) {
  const { transport, calls } = fakeTransport({
    positionDetail: success(positionDetailOf()),
    netValueList: success(SERIES),
    smsCodeVerify: success({ verifyToken: 'token-0123456789abcdef' }),
    dividendModeChange,
  })
  const root = new RootStore(transport)
  const store = new PositionStore(root, 'U1-P05')
  await store.position.load()
  /** Answers the question, then types the code. */
  const change = async (isSure: boolean) => {
    const done = store.changeDividendMode('1', '红利再投资')
    root.ui.settleConfirm(isSure)
    await flush()
    if (isSure) {
      await typeCode(root, store.dividend.check, '123456')
    }
    await done
  }
  const asked = (name: string) => calls.filter(call => call.name === name).map(call => call.body.requestData)
  return { root, store, change, asked }
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('the changed way of payment shows at once, without fetching the position again', async () => {
  const { store, change, asked } = await setUp()
  await change(true)
  expect(store.position.data?.dividendMode).toBe('1')
  expect(asked('dividendModeChange')[0]).toMatchObject({
    positionId: 'U1-P05',
    dividendMode: '1',
    verifyToken: 'token-0123456789abcdef',
  })
  expect(asked('positionDetail')).toHaveLength(1)
})

test('a refused change keeps the page and says why', async () => {
  const { store, change } = await setUp(inner(INNER.stateConflict, '状态已变更，请刷新'))
  await change(true)
  expect(store.position.data?.dividendMode).toBe('0')
  expect(store.dividend.submission.error?.message).toBe('状态已变更，请刷新')
})

test('a customer who thinks better of it is asked for no code', async () => {
  const { store, change, asked } = await setUp()
  await change(false)
  expect([store.dividend.check.isOpen, asked('dividendModeChange')]).toEqual([false, []])
})

test('net values are asked for by the product of the position', async () => {
  const { store, asked } = await setUp()
  store.netValues.show({ range: '1m' })
  await flush()
  expect(asked('netValueList')).toEqual([{ productId: 'P05', range: '1m' }])
})

test('refreshing fetches position and net values', async () => {
  const { store, asked } = await setUp()
  await store.refresh()
  expect([asked('positionDetail').length, asked('netValueList').length]).toEqual([2, 1])
})

test('coming back after a trade has changed fetches the position anew, once', async () => {
  const { root, store, asked } = await setUp()
  store.position.catchUp()
  expect(asked('positionDetail')).toHaveLength(1)
  root.get(Changes).touch('trades')
  store.position.catchUp()
  // What was fetched before stays on the screen meanwhile.
  expect([store.position.state.kind, store.position.data?.positionId]).toEqual(['loading', 'U1-P05'])
  store.position.catchUp()
  await flush()
  expect([store.position.state.kind, asked('positionDetail').length]).toEqual(['ready', 2])
})
