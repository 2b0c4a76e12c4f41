import type { Cancellation, CancelCheck } from '@/contract/account-cancel'
import { CANCEL_BLOCKER, CANCEL_STATUS } from '@/contract/tables/account-cancel'
import { blockedReason, blockerLines, lastOutcome } from './cancel-texts'

const APPLICATION: Cancellation = {
  applyNo: 'AC2026112000001',
  status: '0',
  applyTime: '2026-11-20 10:00:00',
  promisedDate: '2026-12-11',
  decideTime: '',
  rejectReason: '',
}

function checkOf(more: Partial<CancelCheck> = {}): CancelCheck {
  return { canCancel: '1', blockers: [], points: 0, application: null, ...more }
}

test('every kind of business that stands in the way has a name and a page', () => {
  const blockers = Object.keys(CANCEL_BLOCKER.labels).map(code => ({ code, msg: `${code} first`, count: 1 }))
  const lines = blockerLines(checkOf({ blockers }))
  expect(lines.map(({ code, title, route }) => [code, title, route])).toEqual([
    ['holding', '持有中的产品', 'assets/overview'],
    ['order', '未办结的订单', 'main/orders'],
    ['trade', '在途交易', 'assets/trades'],
    ['trust', '家族信托', 'main/family-trusts'],
    ['application', '家族信托申请', 'main/family-trusts'],
  ])
  expect(blockedReason(checkOf({ blockers }))).toBe('还有 5 类事项需要先办结')
})

test('a kind of a later version is told in the server’s words', () => {
  const check = checkOf({ blockers: [{ code: 'loan', msg: '1笔融资未结清', count: 1 }] })
  expect(blockerLines(check)).toEqual([
    { code: 'loan', title: '其他事项', text: '1笔融资未结清', route: undefined },
  ])
})

test.each([
  ['nothing was asked before', null, undefined],
  ['one waits', {}, undefined],
  [
    'the last one was refused',
    { status: CANCEL_STATUS.rejected, rejectReason: '有未结清的费用' },
    '上次申请未通过：有未结清的费用。您的账户照常使用，可以重新申请。',
  ],
  ['the last one was taken back', { status: CANCEL_STATUS.withdrawn }, '上次申请已撤回，您的账户照常使用。'],
])('%s', (_, application, outcome) => {
  const check = checkOf({ application: application && { ...APPLICATION, ...application } })
  expect(lastOutcome(check)).toBe(outcome)
  expect(blockedReason(check)).toBeUndefined()
})
