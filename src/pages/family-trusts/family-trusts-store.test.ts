/** @jest-environment jsdom */
import { fakeTransport, inner, success } from '@test/transport'
import type { FtApplication } from '@/contract/my-trust'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { FamilyTrustsStore } from './family-trusts-store'

jest.mock('@/platform/pages/navigation', () => ({ openPage: jest.fn(), hasPageBelow: () => false }))

const APPLICATION: FtApplication = {
  applyId: 'FA1',
  applyNo: 'FT1',
  trustName: '致远家庭服务信托',
  trustKind: '3',
  initialAmount: '2000000.00',
  ftApplyStatus: '10',
  currentStep: 7,
  updateTime: '2026-11-19 16:20:00',
  statusNote: '',
  remarks: [],
  canWithdraw: '1',
  withdrawReason: '',
  canDelete: '0',
}

const page = (list: unknown[]) =>
  success({ list, total: list.length, pages: 1, pageNum: 1, gates: [], minAmounts: [] })

function setUp(responders: Record<string, HttpAnswer> = {}) {
  const { transport, calls } = fakeTransport({ ftApplicationList: page([APPLICATION]), ...responders })
  const root = new RootStore(transport)
  return { root, store: new FamilyTrustsStore(root), names: () => calls.map(call => call.name) }
}

test('withdrawing asks first, and the list is fetched anew afterwards', async () => {
  const { root, store, names } = setUp({ ftApplicationWithdraw: success({ ftApplyStatus: '90' }) })
  await store.applications.reload()
  const done = store.withdraw(APPLICATION)
  expect([root.ui.confirmRequest?.title, names()]).toEqual([
    '撤回“致远家庭服务信托”的申请？',
    ['ftApplicationList'],
  ])
  root.ui.settleConfirm(true)
  await done
  store.applications.catchUp()
  expect(names().slice(1)).toEqual(['ftApplicationWithdraw', 'ftApplicationList'])
})

test('a deleted draft leaves the list at once', async () => {
  const { root, store } = setUp({ ftApplicationDelete: success({}) })
  await store.applications.reload()
  const done = store.remove(APPLICATION)
  root.ui.settleConfirm(true)
  await done
  expect([store.applications.items, store.applications.total]).toEqual([[], 0])
})

test('closing the question sends nothing', async () => {
  const { root, store, names } = setUp()
  const done = store.remove(APPLICATION)
  root.ui.settleConfirm(false)
  await done
  expect(names()).toEqual([])
})

test('what somebody else has moved meanwhile is said, and shown as it is now', async () => {
  const { root, store, names } = setUp({ ftApplicationWithdraw: inner('10050001', '状态已变更，请刷新') })
  await store.applications.reload()
  const done = store.withdraw(APPLICATION)
  root.ui.settleConfirm(true)
  await done
  store.applications.catchUp()
  expect([root.ui.toast?.text, names().slice(1)]).toEqual([
    '状态已变更，请刷新',
    ['ftApplicationWithdraw', 'ftApplicationList'],
  ])
})

test('only trusts stand above the applications', async () => {
  const row = {
    positionId: '',
    name: 'x',
    trustKind: '2',
    positionClass: 'trust',
    holderRole: '1',
    totalAssets: '1.00',
    assetDate: '',
  }
  const rest = {
    yesterdayIncome: '',
    accumulatedIncome: '',
    accumulatedDistribution: '',
    nextDistDate: '',
    status: '40',
    trust: null,
  }
  const list = [
    { ...row, ...rest, trustId: 'FT1' },
    { ...row, ...rest, trustId: '', positionId: 'U1-P01' },
  ]
  const { store } = setUp({
    trustPositionList: success({
      list,
      total: 2,
      pages: 1,
      pageNum: 1,
      roleCounts: { '1': 2, '2': 0 },
      classCounts: [],
      totalAssets: '2.00',
    }),
  })
  await store.trusts.load()
  expect(store.trusts.data?.map(trust => trust.trustId)).toEqual(['FT1'])
})
