import type { HomeTask } from '@/contract/home'
import { HOME_TASK } from '@/contract/tables/home'
import { deadlineText, openTask, titleOf } from './task-rules'

const NOW = '2026-11-20 10:02:00'

const taskOf = (more: Partial<HomeTask>): HomeTask => ({
  ...{
    taskKind: HOME_TASK.orderPay,
    taskId: 'X1',
    title: '远岚·稳泰26号',
    note: '',
    amount: '',
    deadline: '',
  },
  ...more,
})

test.each([
  ['2026-11-20 12:00:00', '今日 12:00 截止，剩 1 小时 58 分'],
  ['2026-11-23 17:00:00', '11-23 17:00 截止'],
  ['2026-11-20 10:00:00', ''],
  ['2026-05-31 23:59:59', ''],
  ['', ''],
])('until %s: %s', (deadline, text) => {
  expect(deadlineText(taskOf({ deadline }), NOW)).toBe(text)
})

test('every kind has words and leads to its own step, with the id of its thing', () => {
  expect(titleOf(taskOf({}))).toBe('打款 · 远岚·稳泰26号')
  const led = Object.values(HOME_TASK).map(taskKind => {
    const go = jest.fn()
    openTask({ go } as never, taskOf({ taskKind }))
    const [route, params] = go.mock.calls[0] as [string, object | undefined]
    return [taskKind, route, ...Object.entries(params ?? {}).flat()].join(' ')
  })
  expect(led).toEqual([
    'orderSign signing/contract orderId X1',
    'orderRecord recording/record-list recordId X1',
    'orderPay products/order-detail orderId X1',
    'trustFill trust-application/application applyId X1',
    'trustMend trust-application/application applyId X1',
    'trustSign signing/contract orderId X1',
    'trustDeliver trust-application/application applyId X1',
    'instructionDraft trust-requests/edit-instruction instId X1',
    'appendDeliver trust-requests/append appendId X1',
    'claimRejected trust-requests/claim distId X1',
    'appendRejected trust-requests/append appendId X1',
    'instructionRejected trust-requests/instruction instId X1',
    'beneChangeDraft trust-people/people trustId X1',
    'beneChangeRefused trust-people/people trustId X1',
    'bankChangeRejected assets/bank-change applyId X1',
    'certRejected assets/certificate-apply certId X1',
    'cancelRejected account/account-cancel',
    'callMissed advisor/contact',
    'identityProve identity/identity-scan',
    'identityRejected suitability/identify-info',
    'identityRenew suitability/identify-info',
    'taxDeclare identity/tax-type',
    'riskTest suitability/risk-overview',
    'riskConfirm suitability/risk-result resultId X1',
    'investorApply suitability/investor-declaration',
    'investorRejected suitability/investor-declaration',
    'notice messages/message msgId X1',
  ])
})
