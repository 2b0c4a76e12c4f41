/** @jest-environment jsdom */
import { deferred, fakeTransport, flush, http, success } from '@test/transport'
import { ReadAgreements } from '@/domains/agreements/read-agreements'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { agreementMatter } from '@/domains/reading/reading-rules'
import { privacyPolicy } from '../queries'
import { AgreementStore } from './agreement-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const AGREEMENT = {
  agreementId: 'AG-PRIV-31',
  code: 'privacy',
  title: '隐私政策',
  version: '3.1',
  effectiveDate: '2026-11-01',
  html: '<p>正文</p>',
  changeSummary: [],
  minReadSeconds: 10,
  versions: [{ agreementId: 'AG-PRIV-31', version: '3.1', effectiveDate: '2026-11-01' }],
  signedVersion: '3.0',
  signTime: '2025-09-03 15:12:00',
  officer: null,
}
const USER = { id: '100001', telephone: '19900000001', birDate: '1968-03-15' }

async function setUp(
  responders: Record<string, HttpAnswer | (() => HttpAnswer | Promise<HttpAnswer>)> = {},
  change: object = {},
) {
  const agreement = { ...AGREEMENT, ...change }
  const { transport, calls } = fakeTransport({
    userDetail: success(USER),
    agreementContent: success(agreement),
    docReadReport: success({ readStatus: '2' }),
    agreementSign: success({ signTime: '2026-11-20 10:00:00' }),
    ...responders,
  })
  const root = new RootStore(transport)
  const store = new AgreementStore(root, privacyPolicy())
  await store.content.load()
  const sent = (name: string) => calls.filter(call => call.name === name).map(call => call.body.requestData)
  return { root, store, agreement, sent }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('counts as read once the end was seen and the seconds have passed, in either order', async () => {
  for (const order of ['end first', 'seconds first']) {
    const { root, store, agreement } = await setUp()
    store.gate.opened(agreementMatter(agreement))
    expect(store.gate.reason).toBe('请阅读至文末，还需阅读 10 秒')
    if (order === 'end first') store.gate.reachEnd()
    jest.advanceTimersByTime(10_000)
    store.gate.reachEnd()
    expect(store.gate.reason).toBeUndefined()
    expect(root.get(ReadAgreements).versionOf('privacy')).toBe('3.1')
  }
})

test('counts the seconds in front alone: away for an hour is not reading', async () => {
  const { store, agreement, sent } = await setUp()
  store.gate.opened(agreementMatter(agreement))
  store.gate.reachEnd()
  jest.advanceTimersByTime(4_000)
  store.gate.pause()
  jest.advanceTimersByTime(3_600_000)
  expect(store.gate.reason).toBe('还需阅读 6 秒')
  store.gate.resume()
  jest.advanceTimersByTime(5_999)
  expect(store.gate.reason).toBe('还需阅读 1 秒')
  jest.advanceTimersByTime(1_001)
  expect([store.gate.reason, sent('docReadReport')]).toEqual([undefined, []])
})

test('is not read by its end alone', async () => {
  const { root, store, agreement } = await setUp()
  store.gate.opened(agreementMatter(agreement))
  store.gate.reachEnd()
  jest.advanceTimersByTime(9_000)
  expect([store.gate.reason, root.get(ReadAgreements).versionOf('privacy')]).toEqual([
    '还需阅读 1 秒',
    undefined,
  ])
  store.gate.dispose()
})

test('a visitor’s reading is nobody’s to report, a customer’s is, once', async () => {
  const visitor = await setUp()
  visitor.store.gate.opened(agreementMatter(visitor.agreement))
  jest.advanceTimersByTime(10_000)
  visitor.store.gate.reachEnd()
  expect(visitor.sent('docReadReport')).toEqual([])

  const { root, store, agreement, sent } = await setUp()
  await root.user.fetchForNavigation('open')
  store.gate.opened(agreementMatter(agreement))
  jest.advanceTimersByTime(10_000)
  store.gate.reachEnd()
  store.gate.reachEnd()
  expect(sent('docReadReport')).toEqual([
    expect.objectContaining({ docId: 'AG-PRIV-31', isEnd: '1', lastPage: 1 }),
  ])
})

test('a report that failed is made again at the next look at the end', async () => {
  const { root, store, agreement, sent } = await setUp({ docReadReport: http(500) })
  await root.user.fetchForNavigation('open')
  store.gate.opened(agreementMatter(agreement))
  jest.advanceTimersByTime(10_000)
  store.gate.reachEnd()
  await flush()
  store.gate.reachEnd()
  expect(sent('docReadReport')).toHaveLength(2)
})

test('is accepted by a customer, and then read anew', async () => {
  const { root, store, agreement, sent } = await setUp()
  expect(store.purpose).toBe('read')
  await root.user.fetchForNavigation('open')
  expect(store.purpose).toBe('sign')
  store.gate.opened(agreementMatter(agreement))
  jest.advanceTimersByTime(10_000)
  store.gate.reachEnd()
  await store.sign()
  expect(sent('agreementSign')).toEqual([
    expect.objectContaining({ codes: ['privacy'], versions: ['3.1'], scene: 'update' }),
  ])
  expect(sent('agreementContent')).toHaveLength(2)
})

test('is part of a form that waits for it, and nothing to sign without a code of its own', async () => {
  const { root, store } = await setUp()
  root.get(ReadAgreements).want(['privacy'])
  expect(store.purpose).toBe('form')
  const other = await setUp({}, { code: 'face' })
  await other.root.user.fetchForNavigation('open')
  expect(other.store.purpose).toBe('read')
})

test.each([
  ['has come', () => success({ readStatus: '2' })],
  ['was lost', () => http(502)],
])('signing waits until the report of the reading %s, however slow the line', async (_name, answer) => {
  const report = deferred<HttpAnswer>()
  const { root, store, agreement, sent } = await setUp({ docReadReport: () => report.promise })
  await root.user.fetchForNavigation('customer')
  store.gate.opened(agreementMatter(agreement))
  jest.advanceTimersByTime(10_000)
  store.gate.reachEnd()
  const signing = store.sign()
  await flush()
  expect([sent('docReadReport').length, sent('agreementSign')]).toEqual([1, []])
  report.resolve(answer())
  await signing
  expect(sent('agreementSign')).toMatchObject([{ codes: ['privacy'], versions: ['3.1'] }])
})

test('who heard it read aloud to its end need not wait, nor look for the end', async () => {
  const { root, store, agreement } = await setUp()
  store.gate.opened(agreementMatter(agreement))
  store.gate.heard('字'.repeat(200), 9_999)
  expect(store.gate.reason).toBe('请阅读至文末，还需阅读 10 秒')
  store.gate.heard('字'.repeat(100), 5_000)
  expect([store.gate.reason, store.gate.secondsLeft]).toEqual([undefined, 0])
  store.gate.pause()
  store.gate.resume()
  expect([store.gate.reason, root.get(ReadAgreements).versionOf('privacy')]).toEqual([undefined, '3.1'])
})

test('a customer’s reading counts once the server says so, and is told again when it was lost', async () => {
  const answers = [http(500), success({ readStatus: '1' }), success({ readStatus: '2' })]
  const { root, store, agreement, sent } = await setUp({ docReadReport: () => answers.shift() ?? http(500) })
  await root.user.fetchForNavigation('open')
  const shown = () => [
    store.gate.reading.phase,
    store.gate.isTooShort,
    root.get(ReadAgreements).versionOf('privacy'),
  ]
  store.gate.opened(agreementMatter(agreement))
  jest.advanceTimersByTime(10_000)
  store.gate.reachEnd()
  await flush()
  expect(shown()).toEqual(['failed', false, undefined])
  store.gate.recover()
  await flush()
  expect(shown()).toEqual(['done', true, undefined])
  store.gate.recover()
  await flush()
  expect(sent('docReadReport')).toHaveLength(2)
  store.gate.reachEnd()
  await flush()
  expect(shown()).toEqual(['done', false, '3.1'])
})
