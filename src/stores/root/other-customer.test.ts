/** @jest-environment jsdom */
import { deferred, fakeTransport, flush, http, inner, success } from '@test/transport'
import { careModeSet } from '@/contract/user'
import type { HttpAnswer } from '@/platform/net/http.types'
import { openPage } from '@/platform/pages/navigation'
import { RootStore } from './root-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  closePage: jest.fn(() => Promise.resolve()),
  hasPageBelow: jest.fn(() => false),
}))

const opened = jest.mocked(openPage)
const userOf = (id: string) => ({ id, telephone: '19900000001', birDate: '1968-03-15', nameMask: '林*远' })
const LEFT = '登录账户已变更，未提交的内容没有提交'

/** A server that knows nothing of pages: `who` is whose session it is now. */
function ignorantServer(who: () => HttpAnswer | Promise<HttpAnswer>) {
  const { transport, calls } = fakeTransport({ userDetail: who, careModeSet: success({ careMode: '1' }) })
  const root = new RootStore(transport)
  const write = () =>
    root.write(careModeSet, { careMode: '1' }, { requestNo: '0f3c1b52-7a0e-4f0b-9d3a-2f1c7a5b6d7e' })
  return { root, write, names: () => calls.map(({ name }) => name) }
}

beforeEach(() => {
  localStorage.clear()
  opened.mockClear()
})

test('a page that the server has named is not asked about again before a write', async () => {
  const { root, write, names } = ignorantServer(() => success(userOf('C1')))
  await root.user.fetchForNavigation('customer')
  await write()
  expect(names()).toEqual(['userDetail', 'careModeSet'])
})

test('a write waits for the answer that is under way, and goes once it is the same customer', async () => {
  let answers = [Promise.resolve(success(userOf('C1')))]
  const { root, write, names } = ignorantServer(() => answers.shift() ?? Promise.resolve(http(500)))
  await root.user.fetchForNavigation('customer')
  const back = deferred<HttpAnswer>()
  answers = [back.promise]
  void root.user.fetchForNavigation('customer')
  const writing = write()
  await flush()
  expect(names()).toEqual(['userDetail', 'userDetail'])
  back.resolve(success(userOf('C1')))
  await writing
  expect(names()).toEqual(['userDetail', 'userDetail', 'careModeSet'])
})

test.each([
  ['is named as the page comes to the front', [success(userOf('C3'))]],
  ['is named only when a write asks', [http(500), success(userOf('C3'))]],
])('another customer who %s gets no write of the last one', async (_when, later) => {
  const answers = [success(userOf('C1')), ...later]
  const { root, write, names } = ignorantServer(() => answers.shift() ?? http(500))
  await root.user.fetchForNavigation('customer')
  void root.user.fetchForNavigation('customer')
  await expect(write()).rejects.toMatchObject({ kind: 'business', code: '10060004' })
  expect(names()).not.toContain('careModeSet')
  expect(opened).toHaveBeenCalledWith('pages/home/index', 'relaunch')
  expect([root.ui.toast?.text, root.user.user]).toEqual([LEFT, undefined])
})

test('what the pages that are left still send goes to nobody, and the next customer writes as usual', async () => {
  const answers = [success(userOf('C1')), success(userOf('C3')), success(userOf('C3'))]
  const { root, write, names } = ignorantServer(() => answers.shift() ?? http(500))
  await root.user.fetchForNavigation('customer')
  await root.user.fetchForNavigation('customer')
  await expect(write()).rejects.toMatchObject({ code: '10060004' })
  await root.user.fetchForNavigation('customer')
  expect(root.user.user?.id).toBe('C3')
  await write()
  expect(names().filter(name => name === 'careModeSet')).toHaveLength(1)
})

test('where nobody can say whose session it is, nothing is written', async () => {
  const answers = [success(userOf('C1'))]
  const { root, write, names } = ignorantServer(() => answers.shift() ?? http(500))
  await root.user.fetchForNavigation('customer')
  await root.user.fetchForNavigation('customer')
  await expect(write()).rejects.toMatchObject({ kind: 'http' })
  expect(names()).not.toContain('careModeSet')
})

test('a server that compares is told whose page it is, and a refusal leaves the page once', async () => {
  const customers: (string | undefined)[] = []
  const refused = inner('10060004', '登录账户已变更，本次操作没有提交')
  const { transport } = fakeTransport({ userDetail: success(userOf('C1')), careModeSet: refused })
  const root = new RootStore((path, body, options) => {
    customers.push(options.customer)
    return transport(path, body, options)
  })
  await root.user.fetchForNavigation('customer')
  const write = (requestNo: string) => root.write(careModeSet, { careMode: '1' }, { requestNo })
  const tries = [write('a'), write('b')]
  await Promise.allSettled(tries)
  expect(customers).toEqual([undefined, 'C1', 'C1'])
  expect(opened).toHaveBeenCalledTimes(1)
})

test('who logs in on purpose is told nothing', async () => {
  const answers = [success(userOf('C1')), success(userOf('C3'))]
  const { root } = ignorantServer(() => answers.shift() ?? http(500))
  await root.user.fetchForNavigation('customer')
  root.expectCustomer()
  await root.user.fetchForNavigation('customer')
  expect([root.user.user?.id, root.ui.toast, opened.mock.calls.length]).toEqual(['C3', undefined, 0])
})
