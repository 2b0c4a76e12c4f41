import type { IdentifyInfo } from '@/contract/identify-info'
import { AUTH_STATUS, QUALIFIED_STATUS } from '@/contract/tables/customer'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { INVESTOR_APPLICATION_STATUS } from '@/contract/tables/investor'
import { RISK_STATUS } from '@/contract/tables/risk'
import { tasksOfIdentity } from './identity-tasks'

const FAR = '2036-01-01'
const SOON = '2026-11-25'
const PAST = '2026-11-19'

const DONE: IdentifyInfo = {
  today: '2026-11-20',
  identity: {
    ...{ status: AUTH_STATUS.passed, idType: '0', nameMask: '林*远', idNoMask: '1***1', expireDate: FAR },
    application: null,
  },
  tax: { declared: '1', taxType: '1', declareDate: '2025-01-01', draftSavedAt: '' },
  risk: { status: RISK_STATUS.valid, level: 'C4', expireDate: FAR, pendingResultId: '', draftSavedAt: '' },
  investor: {
    ...{ status: QUALIFIED_STATUS.passed, expireDate: FAR, renewal: '', promisedDate: '' },
    ...{ rejectReason: '', draftSavedAt: '' },
  },
}

type Change = { readonly [K in 'identity' | 'tax' | 'risk' | 'investor']?: Partial<IdentifyInfo[K]> }

const infoWith = ({ identity, tax, risk, investor }: Change): IdentifyInfo => ({
  ...DONE,
  identity: { ...DONE.identity, ...identity },
  tax: { ...DONE.tax, ...tax },
  risk: { ...DONE.risk, ...risk },
  investor: { ...DONE.investor, ...investor },
})

const told = (change: Change, isInvestor = true) =>
  tasksOfIdentity(infoWith(change), isInvestor).map(({ taskKind, taskId, note, deadline }) =>
    [taskKind, taskId, note, deadline.slice(0, 10)].filter(Boolean).join(' '),
  )

const application = (status: (typeof ID_APPLICATION_STATUS)['filling' | 'inReview' | 'failed']) => ({
  ...{ authApplyId: 'A1', isByCard: '1' as const, status, promisedDate: '', rejectReason: '照片不清楚' },
})

const NEW = { status: AUTH_STATUS.none, expireDate: '' }
const NEVER: Change = {
  tax: { declared: '0' },
  risk: { status: RISK_STATUS.none, expireDate: '' },
  investor: { status: QUALIFIED_STATUS.none, expireDate: '' },
}

test.each<[string, Change, string[]]>([
  ['everything counts', {}, []],
  ['nothing proved', { ...NEVER, identity: NEW }, ['identityProve 约3分钟，请备好身份证']],
  [
    'begun',
    { ...NEVER, identity: { ...NEW, application: application(ID_APPLICATION_STATUS.filling) } },
    ['identityProve 已填写一部分，可继续'],
  ],
  [
    'with people',
    { ...NEVER, identity: { ...NEW, application: application(ID_APPLICATION_STATUS.inReview) } },
    [],
  ],
  [
    'refused',
    { ...NEVER, identity: { ...NEW, application: application(ID_APPLICATION_STATUS.failed) } },
    ['identityRejected 照片不清楚'],
  ],
  ['papers that end soon', { identity: { expireDate: SOON } }, [`identityRenew 即将到期，请更新 ${SOON}`]],
  ['papers that ended', { identity: { expireDate: PAST } }, [`identityRenew 已过期，请更新 ${PAST}`]],
  [
    'papers that ended, the new ones with people',
    { identity: { expireDate: PAST, application: application(ID_APPLICATION_STATUS.inReview) } },
    [],
  ],
  ['no declaration, no test', NEVER, ['taxDeclare 约1分钟', 'riskTest 约5分钟']],
  [
    'a declaration that was begun',
    { tax: { declared: '0', draftSavedAt: '2026-11-19 10:00:00' } },
    ['taxDeclare 已填写一部分，可继续'],
  ],
  ['a result to confirm', { risk: { pendingResultId: 'R1' } }, ['riskConfirm R1 请确认测评结果']],
  ['a test that ends soon', { risk: { expireDate: SOON } }, [`riskTest 即将到期，请更新 ${SOON}`]],
  [
    'a test that ended',
    { risk: { status: RISK_STATUS.expired, expireDate: PAST } },
    [`riskTest 已过期，请更新 ${PAST}`],
  ],
  [
    'no qualification',
    { investor: { status: QUALIFIED_STATUS.none, expireDate: '' } },
    ['investorApply 请备好资产或收入证明'],
  ],
  ['one with people', { investor: { status: QUALIFIED_STATUS.inReview, expireDate: '' } }, []],
  [
    'a rejected proof',
    { investor: { status: QUALIFIED_STATUS.rejected, expireDate: '', rejectReason: '证明已过期' } },
    ['investorRejected 证明已过期'],
  ],
  ['one that ends soon', { investor: { expireDate: SOON } }, [`investorApply 即将到期，请更新 ${SOON}`]],
  [
    'one that ends soon, the renewal with people',
    { investor: { expireDate: SOON, renewal: INVESTOR_APPLICATION_STATUS.inReview } },
    [],
  ],
  [
    'a rejected renewal',
    { investor: { renewal: INVESTOR_APPLICATION_STATUS.rejected, rejectReason: '金额不足' } },
    ['investorRejected 金额不足'],
  ],
  [
    'one that ended',
    { investor: { status: QUALIFIED_STATUS.expired, expireDate: PAST } },
    [`investorApply 已过期，请更新 ${PAST}`],
  ],
])('%s', (_what, change, expected) => {
  expect(told(change)).toEqual(expected)
})

test('who only benefits from a trust is asked for the declaration alone', () => {
  expect(told(NEVER, false)).toEqual(['taxDeclare 约1分钟'])
})
