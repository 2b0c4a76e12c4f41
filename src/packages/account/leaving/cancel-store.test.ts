/** @jest-environment jsdom */
import { answerCode } from '@test/sms-code'
import { SandboxTransport } from '@test/sandbox-transport'
import { flush } from '@test/transport'
import { CANCEL_STATUS } from '@/contract/tables/account-cancel'
import { agreementMatter } from '@/domains/reading/reading-rules'
import { AppError } from '@/lib/app-error'
import { RootStore } from '@/stores/root/root-store'
import { CancelStore } from './cancel-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const server = new SandboxTransport()
afterAll(() => server.close())
beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }))
afterEach(() => jest.useRealTimers())

async function setUp(customer: 'U1' | 'U2' | 'U3') {
  server.become(customer)
  const root = new RootStore(server.send)
  const store = new CancelStore(root)
  await Promise.all([store.standing.load(), store.agreement.load()])
  return { root, store }
}

/** The agreement read to its end for its seconds, on the page and by the server's clock. */
async function read(store: CancelStore) {
  const { data } = store.agreement
  if (!data) throw new Error('no agreement')
  store.gate.opened(agreementMatter(data))
  jest.advanceTimersByTime(data.minReadSeconds * 1000)
  store.gate.reachEnd()
  await flush()
}

/** Sends the application and answers all that is asked on the way. */
async function apply({ root, store }: { root: RootStore; store: CancelStore }) {
  const done = store.submission.submit()
  await flush()
  root.ui.settleConfirm(true)
  await flush()
  await answerCode(root, store.application.check, () => server.lastCode)
  await done
}

test('nothing can be agreed to before the agreement was read', async () => {
  const { store } = await setUp('U3')
  const { agreed } = store.form.fields
  agreed.set(true)
  await store.submission.submit()
  expect(agreed.error).toBe('请完整阅读《账户注销协议》')
  await read(store)
  expect(agreed.error).toBeUndefined()
  expect(server.sent('accountCancelApply')).toEqual([])
})

test('who holds nothing applies, in the version that was read, and takes it back', async () => {
  const world = await setUp('U3')
  const { root, store } = world
  await read(store)
  store.form.fields.agreed.set(true)
  await apply(world)
  expect(server.sent('accountCancelApply')).toEqual([
    expect.objectContaining({ reason: '', waivePoints: '0', agreementVersion: '1.1' }),
  ])
  const { open } = store
  if (!open) throw new Error('no application')
  expect(open.status).toBe(CANCEL_STATUS.inReview)
  const kept = store.withdraw(open)
  root.ui.settleConfirm(false)
  await kept
  expect(store.open).toBe(open)
  const withdrawn = store.withdraw(open)
  root.ui.settleConfirm(true)
  await withdrawn
  expect(store.open).toBeUndefined()
  expect(store.standing.data?.application?.status).toBe(CANCEL_STATUS.withdrawn)
})

test('points are given up by a tick of their own', async () => {
  const world = await setUp('U2')
  const { store } = world
  const { waived, agreed } = store.form.fields
  await read(store)
  agreed.set(true)
  await store.submission.submit()
  expect([store.points, waived.error]).toEqual([860, '请确认放弃剩余积分'])
  waived.set(true)
  await apply(world)
  expect(store.open?.status).toBe(CANCEL_STATUS.inReview)
})

test('what came in the way meanwhile is shown, and nothing else is lost', async () => {
  const world = await setUp('U3')
  const { store } = world
  await read(store)
  store.form.fields.agreed.set(true)
  store.form.fields.reason.set('3')
  const again = new CancelStore(world.root)
  await Promise.all([again.standing.load(), again.agreement.load()])
  await read(again)
  again.form.fields.agreed.set(true)
  await apply({ root: world.root, store: again })
  jest.advanceTimersByTime(60_000)
  await apply(world)
  expect(store.application.problem).toBe('注销申请正在审核，无需重复提交')
  expect(store.open?.status).toBe(CANCEL_STATUS.inReview)
  expect(store.form.fields.reason.value).toBe('3')
})

test('an application whose answer was lost is found out by itself and never sent twice', async () => {
  const world = await setUp('U3')
  const { store } = world
  await read(store)
  store.form.fields.agreed.set(true)
  server.instead('accountCancelApply', send => {
    send()
    throw new AppError({ kind: 'network', message: '网络连接失败' })
  })
  await apply(world)
  await flush()
  expect([store.application.problem, store.application.earlier?.kind]).toEqual([undefined, 'done'])
  expect(store.open?.status).toBe(CANCEL_STATUS.inReview)
  expect(server.sent('accountCancelApply')).toHaveLength(1)
})

test('an application that never came says so, keeps the form and can be handed in', async () => {
  const world = await setUp('U3')
  const { store } = world
  await read(store)
  store.form.fields.agreed.set(true)
  store.form.fields.reason.set('3')
  let isLost = true
  server.instead('accountCancelApply', send => {
    if (!isLost) return send()
    isLost = false
    throw new AppError({ kind: 'network', message: '网络连接失败' })
  })
  await apply(world)
  expect([store.application.problem, store.application.earlier?.kind]).toEqual([undefined, 'refused'])
  expect([store.open, store.form.fields.reason.value]).toEqual([undefined, '3'])
  jest.advanceTimersByTime(60_000)
  await apply(world)
  expect(store.open?.status).toBe(CANCEL_STATUS.inReview)
})

test('a withdrawal whose answer was lost shows what became of it, and nothing of the fault', async () => {
  const world = await setUp('U3')
  const { root, store } = world
  await read(store)
  store.form.fields.agreed.set(true)
  await apply(world)
  const { open } = store
  if (!open) throw new Error('no application')
  server.instead('accountCancelWithdraw', send => {
    send()
    throw new AppError({ kind: 'network', message: '网络连接失败' })
  })
  const withdrawn = store.withdraw(open)
  root.ui.settleConfirm(true)
  await withdrawn
  expect(store.standing.data?.application?.status).toBe(CANCEL_STATUS.withdrawn)
  expect(store.withdrawal.problem).toBeUndefined()
})
