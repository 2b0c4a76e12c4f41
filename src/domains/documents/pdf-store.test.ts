/** @jest-environment jsdom */
import { fakeTransport, flush, http, inner, success } from '@test/transport'
import type { HttpAnswer } from '@/platform/net/http.types'
import { changeMoment, Changes } from '@/stores/primitives/changes'
import { RootStore } from '@/stores/root/root-store'
import { PdfStore, startZoom } from './pdf-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const HASH = 'a'.repeat(64)
const USER = { id: '100001', telephone: '19900000001', birDate: '1968-03-15' }
const FILE = {
  url: '/services/trustAppApi/file/F1?sig=x',
  fileName: 'report.pdf',
  docId: 'D1',
  docName: '2025年年度管理报告',
  format: 'pdf',
  pageCount: 38,
  size: 38,
  expireSeconds: 600,
  hasText: '1',
  reading: { hash: HASH, version: '1.0', mustRead: '0', minReadSeconds: 0, readFlag: '0', readPage: 0 },
}

async function setUp(responders: Record<string, HttpAnswer | (() => HttpAnswer)> = {}, scale = 100) {
  const { transport, calls } = fakeTransport({
    fileUrlQuery: success(FILE),
    docReadReport: success({ readStatus: '2' }),
    ...responders,
  })
  const root = new RootStore(transport)
  root.ui.setScale(scale)
  const store = new PdfStore(root, { kind: 'file', fileId: 'F1' })
  await store.file.load()
  const reports = () => calls.filter(call => call.name === 'docReadReport')
  return { root, store, reports }
}

/** Whether lists that were fetched before show the document as read. */
const isReadInLists = (root: RootStore) =>
  root.get(Changes).upToDate('document', 'D1', { readFlag: '0' }, 0)?.readFlag === '1'

test('the end is reported once, with the last page, and lists show the document as read', async () => {
  const { root, store, reports } = await setUp()
  store.opened(38)
  store.turnTo(37)
  expect([store.progress, reports().length]).toEqual([97, 0])
  store.gate.reachEnd()
  store.gate.reachEnd()
  await flush()
  expect(reports().map(call => call.body.requestData)).toEqual([
    expect.objectContaining({ docId: 'D1', lastPage: 38, isEnd: '1', hash: HASH }),
  ])
  expect(isReadInLists(root)).toBe(true)
})

test('a report that did not arrive is sent again with the next time', async () => {
  let answers = 0
  const { store, reports } = await setUp({
    docReadReport: () => (++answers === 1 ? http(500) : success({ readStatus: '2' })),
  })
  store.opened(2)
  store.gate.reachEnd()
  await flush()
  store.gate.reachEnd()
  await flush()
  const [before, after] = reports().map(call => call.body.requestData)
  expect(after).toEqual(before)
})

test('what is no document is not reported', async () => {
  const { store, reports } = await setUp({ fileUrlQuery: success({ ...FILE, docId: '', reading: null }) })
  store.opened(1)
  store.gate.reachEnd()
  await flush()
  expect(reports()).toEqual([])
})

test.each([
  ['unsupported', 'a text to read', { hasText: '1' }, [true, true]],
  ['locked', 'a text to read', { hasText: '1' }, [true, true]],
  ['locked', 'a text that counts', { hasText: '0' }, [true, true]],
  ['locked', 'no text', { hasText: '0', docId: '', reading: null }, [true, false]],
  ['broken', 'a text to read', { hasText: '1' }, [false, false]],
  ['network', 'a text to read', { hasText: '1' }, [false, false]],
] as const)(
  'a file that is %s, with %s: another reader, and its text',
  async (failure, _, file, expected) => {
    const { store } = await setUp({ fileUrlQuery: success({ ...FILE, ...file }) })
    store.fail(failure)
    expect([store.isElsewhere, store.isText]).toEqual(expected)
  },
)

test('zoom goes from 100 to 400 percent in steps and no further', async () => {
  const { store } = await setUp()
  store.zoomBy(-1)
  expect(store.zoom).toBe(100)
  const seen = Array.from({ length: 8 }, () => {
    store.zoomBy(1)
    return store.zoom
  })
  expect(seen).toEqual([125, 150, 200, 250, 300, 400, 400, 400])
})

test.each([
  [100, [200, 100, 200]],
  [150, [300, 150, 300]],
  [200, [400, 200, 400]],
])('with text at %i percent double taps show a paper at %j percent', async (scale, expected) => {
  const { store } = await setUp({}, scale)
  const seen = expected.map(() => {
    store.zoomInOrBack()
    return store.zoom
  })
  expect(seen).toEqual(expected)
})

test('a double tap leads back from any step that is nearer, and nearer from one that is further', async () => {
  const { store } = await setUp()
  store.zoomBy(1)
  store.zoomInOrBack()
  expect(store.zoom).toBe(100)
})

test.each([
  [100, 100],
  [125, 125],
  [150, 150],
  [175, 200],
  [200, 200],
])('text at %i percent opens a page at %i percent of its width', (scale, expected) => {
  expect(startZoom(scale)).toBe(expected)
})

test('the switch to the text ends no reading and begins none anew', async () => {
  const { store, reports } = await setUp()
  expect([store.canSwitch, store.isText]).toEqual([true, false])
  store.opened(38)
  store.show('text')
  store.openedText({ hash: HASH, pages: Array.from({ length: 38 }, () => ({ html: '<p>文</p>' })) })
  store.show('original')
  store.show('text')
  expect([store.isText, store.gate.hasReachedEnd, reports().length]).toEqual([true, false, 0])
  store.gate.reachEnd()
  await flush()
  expect(reports().map(call => call.body.requestData)).toEqual([
    expect.objectContaining({ lastPage: 38, hash: HASH }),
  ])
})

test('a file without a text has nothing to switch to', async () => {
  const { store } = await setUp({ fileUrlQuery: success({ ...FILE, hasText: '0' }) })
  store.show('text')
  expect([store.canSwitch, store.isText]).toEqual([false, false])
})

test('a link that is refused asks for nothing and cannot be tried again', async () => {
  const { transport, calls } = fakeTransport({})
  const store = new PdfStore(new RootStore(transport), { kind: 'refused' })
  await store.file.load()
  expect(calls).toEqual([])
  expect(store.file.state).toMatchObject({
    kind: 'error',
    error: { isFinal: true, message: '文件无法打开：链接不完整，或不是本公司的文件' },
  })
})

test('a file of somebody else says so', async () => {
  const { store } = await setUp({ fileUrlQuery: inner('10060001', '您无权查看该内容') })
  expect(store.file.state).toMatchObject({ kind: 'error', error: { isFinal: true } })
})

test.each([
  'https://evil.example/a.pdf',
  '//evil.example/a.pdf',
  '/services/trustAppApi/logout',
  'javascript:alert(1)',
])('an address elsewhere is not opened: %s', async url => {
  const { store } = await setUp({ fileUrlQuery: success({ ...FILE, url }) })
  expect(store.file.data).toBeUndefined()
  expect(store.file.state).toMatchObject({ kind: 'error', error: { isFinal: true } })
})

test('a retry asks for a fresh address', async () => {
  let asked = 0
  const { store } = await setUp({
    fileUrlQuery: () => success({ ...FILE, url: `/services/trustAppApi/file/F1?sig=${++asked}` }),
  })
  store.fail('network')
  store.retry()
  await flush()
  expect([store.failure, store.file.data?.url]).toEqual([undefined, '/services/trustAppApi/file/F1?sig=2'])
})

test('a document the server did not count stays unread, and says so until it is counted', async () => {
  const answers = [http(500), success({ readStatus: '1' }), success({ readStatus: '2' })]
  const { root, store, reports } = await setUp({ docReadReport: () => answers.shift() ?? http(500) })
  const isRead = () => [store.gate.isRead, store.gate.isTooShort, isReadInLists(root)]
  store.opened(2)
  store.gate.reachEnd()
  await flush()
  expect([store.gate.reading.phase, ...isRead()]).toEqual(['failed', false, false, false])
  store.gate.recover()
  await flush()
  expect(isRead()).toEqual([false, true, false])
  store.gate.reachEnd()
  await flush()
  expect([isRead(), reports().length]).toEqual([[true, false, true], 3])
})

describe('a paper that has to be read', () => {
  const due = (change: object = {}) => ({
    fileUrlQuery: success({ ...FILE, reading: { ...FILE.reading, mustRead: '1', ...change } }),
    docReadReport: success({ readStatus: '1' }),
    userDetail: success(USER),
  })
  const readPageInLists = (root: RootStore) =>
    root.get(Changes).upToDate('document', 'D1', { readPage: 0 }, 0)?.readPage

  test('is told of once when it is left half read, and lists show how far', async () => {
    const { root, store, reports } = await setUp(due())
    await root.user.fetchForNavigation('customer')
    store.opened(38)
    store.turnTo(4)
    store.leave()
    store.dispose()
    await flush()
    expect(reports().map(call => call.body.requestData)).toEqual([
      expect.objectContaining({ docId: 'D1', lastPage: 4, isEnd: '0', hash: HASH }),
    ])
    expect([readPageInLists(root), store.gate.isRead]).toEqual([4, false])
  })

  test('stays so in a list that was fetched before the server knew', async () => {
    const { root, store } = await setUp(due())
    await root.user.fetchForNavigation('customer')
    store.opened(38)
    store.turnTo(4)
    store.leave()
    const askedAt = changeMoment()
    await flush()
    const now = root.get(Changes).upToDate('document', 'D1', { readPage: 0 }, askedAt)
    expect(now?.readPage).toBe(4)
  })

  test('goes on at the page where it was left, and never back in the lists', async () => {
    const { root, store } = await setUp(due({ readPage: 7 }))
    await root.user.fetchForNavigation('customer')
    store.opened(38)
    expect(store.target?.page).toBe(7)
    store.turnTo(3)
    store.leave()
    expect(readPageInLists(root)).toBe(7)
  })

  test('that was read begins at its first page, and nothing is told on leaving', async () => {
    const { root, store, reports } = await setUp(due({ readFlag: '1', readPage: 38 }))
    await root.user.fetchForNavigation('customer')
    store.opened(38)
    store.turnTo(2)
    store.leave()
    await flush()
    expect([store.target, reports()]).toEqual([undefined, []])
  })

  test('tells nothing once the customer has logged out', async () => {
    const { store, reports } = await setUp(due())
    store.opened(38)
    store.turnTo(4)
    store.dispose()
    await flush()
    expect(reports()).toEqual([])
  })
})
