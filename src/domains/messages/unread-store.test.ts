/** @jest-environment jsdom */
import { deferred, fakeTransport, flush, http, inner, success } from '@test/transport'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { type MessageHome, UnreadStore } from './unread-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const category = (code: '1' | '2', unread: number): MessageHome['categories'][number] => ({
  category: code,
  name: code,
  unread,
  lastTitle: '标题',
  lastTime: '2026-11-20 09:00:00',
})

const MUST_READ: MessageHome['mustRead'][number] = {
  msgId: 'M2',
  category: '2',
  title: '通知',
  summary: '',
  publishTime: '2026-11-20 09:12:00',
  expireTime: '',
  readFlag: '0',
  pinned: '1',
  level: '2',
  bizType: '',
  linkType: '0',
  linkUrl: '',
  linkValid: '1',
}

const HOME: MessageHome = {
  totalUnread: 3,
  categories: [category('1', 2), category('2', 1)],
  mustRead: [MUST_READ],
  serverTime: '2026-11-20 10:00:00',
}

const message = (msgId: string, publishTime = '2026-11-20 08:00:00') =>
  ({ msgId, category: '1', publishTime, readFlag: '0' }) as const

const counts = (one: number, two: number) => ({
  unread: one + two,
  categories: [
    { category: '1', unread: one },
    { category: '2', unread: two },
  ],
})

type Answer = HttpAnswer | Promise<HttpAnswer>

function setUp(answers: { messageRead?: Answer[]; messageReadAll?: Answer[]; messageHome?: Answer[] }) {
  const next = (name: keyof typeof answers, standard: HttpAnswer) => () => answers[name]?.shift() ?? standard
  const { transport, calls } = fakeTransport({
    messageHome: next('messageHome', success(HOME)),
    messageRead: next('messageRead', http(500)),
    messageReadAll: next('messageReadAll', http(500)),
  })
  const root = new RootStore(transport)
  return {
    root,
    unread: root.get(UnreadStore),
    sent: (name: string) => calls.filter(call => call.name === name),
  }
}

const adds = (unread: UnreadStore) =>
  unread.total === (unread.home.data?.categories.reduce((sum, entry) => sum + entry.unread, 0) ?? 0)

test('knows nothing at first, and counts what the server says', async () => {
  const { unread } = setUp({})
  expect([unread.total, unread.unreadOf('1'), unread.mustRead]).toEqual([0, 0, []])
  await unread.home.load()
  expect([unread.total, unread.unreadOf('1'), unread.unreadOf('5')]).toEqual([3, 2, 0])
  expect(unread.mustRead).toHaveLength(1)
})

test('a reading takes the counts of its answer, and its message is read everywhere', async () => {
  const { unread, sent } = setUp({ messageRead: [success(counts(1, 1))] })
  await unread.home.load()
  expect(unread.isUnread(message('M1'))).toBe(true)
  await unread.read(message('M1'))
  expect(unread.isUnread(message('M1'))).toBe(false)
  expect([unread.total, unread.unreadOf('1'), adds(unread)]).toEqual([2, 1, true])
  await unread.read(message('M1'))
  expect(sent('messageRead')).toHaveLength(1)
})

test('what is refused, or does not arrive, changes nothing and is sent again the next time', async () => {
  const { unread, sent } = setUp({
    messageRead: [inner('10060001', '您无权查看该内容'), http(500), success(counts(1, 1))],
  })
  await unread.home.load()
  await unread.read(message('M1'))
  await unread.read(message('M1'))
  expect([unread.total, unread.isUnread(message('M1')), adds(unread)]).toEqual([3, true, true])
  await unread.read(message('M1'))
  expect([unread.total, sent('messageRead').length]).toEqual([2, 3])
})

test('two readings at once go one after the other, so that the newest counts are last', async () => {
  const first = deferred<HttpAnswer>()
  const { unread, sent } = setUp({ messageRead: [first.promise, success(counts(0, 1))] })
  await unread.home.load()
  void unread.read(message('M1'))
  const second = unread.read(message('M3'))
  await flush()
  expect(sent('messageRead').map(({ body }) => body.requestData.msgIds)).toEqual([['M1']])
  first.resolve(success(counts(1, 1)))
  await second
  expect([unread.total, unread.unreadOf('1')]).toEqual([1, 0])
})

test('counts that were asked for before a reading never undo it', async () => {
  const late = deferred<HttpAnswer>()
  const { unread } = setUp({
    messageHome: [success(HOME), late.promise],
    messageRead: [success(counts(1, 1))],
  })
  await unread.home.load()
  const refresh = unread.home.load()
  await unread.read(message('M1'))
  late.resolve(success(HOME))
  await refresh
  expect(unread.total).toBe(2)
})

test('a reading while the first counts are on their way has them fetched anew', async () => {
  const early = deferred<HttpAnswer>()
  const fresh = { ...HOME, totalUnread: 2, categories: [category('1', 1), category('2', 1)] }
  const { unread, sent } = setUp({
    messageHome: [early.promise, success(fresh)],
    messageRead: [success(counts(1, 1))],
  })
  void unread.home.load()
  await unread.read(message('M1'))
  await flush()
  early.resolve(success(HOME))
  await flush()
  expect([unread.total, sent('messageHome').length]).toEqual([2, 2])
})

test('reading all of a category reads what came before it, and nothing of another', async () => {
  const { root, unread } = setUp({
    messageReadAll: [success({ ...counts(0, 1), readTime: '2026-11-20 10:00:00' })],
  })
  await unread.home.load()
  await unread.readAll('1')
  expect(unread.isUnread(message('M1'))).toBe(false)
  expect(unread.isUnread(message('M9', '2026-11-20 10:00:01'))).toBe(true)
  expect(unread.mustRead).toHaveLength(1)
  expect([unread.total, adds(unread)]).toEqual([1, true])
  expect(root.ui.toast?.text).toBe('已全部标为已读')
})

test('reading everything is refused with its reason and changes nothing', async () => {
  const { root, unread } = setUp({ messageReadAll: [inner('10090001', '系统繁忙，请稍后再试')] })
  await unread.home.load()
  await unread.readAll()
  expect([unread.total, unread.isUnread(message('M1')), adds(unread)]).toEqual([3, true, true])
  expect(root.ui.toast).toMatchObject({ text: '系统繁忙，请稍后再试', tone: 'error' })
})
