import type { HomeTask } from '@/contract/home'
import type { IdentifyInfo } from '@/contract/identify-info'
import { AUTH_STATUS, QUALIFIED_STATUS } from '@/contract/tables/customer'
import { HOME_TASK, type HomeTaskKind } from '@/contract/tables/home'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { INVESTOR_APPLICATION_STATUS } from '@/contract/tables/investor'
import { RISK_STATUS } from '@/contract/tables/risk'
import { daysOfExpiringCard } from '@/lib/id-card'
import { isOn } from '@/lib/flag'

type Standing = Pick<HomeTask, 'note' | 'deadline'>

const NAMES: Partial<Readonly<Record<HomeTaskKind, string>>> = {
  [HOME_TASK.identityProve]: '实名认证',
  [HOME_TASK.identityRejected]: '实名认证',
  [HOME_TASK.identityRenew]: '身份证件',
  [HOME_TASK.taxDeclare]: '税收居民身份声明',
  [HOME_TASK.riskTest]: '风险承受能力测评',
  [HOME_TASK.riskConfirm]: '风险测评结果',
  [HOME_TASK.investorApply]: '合格投资者认定',
  [HOME_TASK.investorRejected]: '合格投资者认定',
}

const task = (
  taskKind: HomeTaskKind,
  note: string,
  more: Partial<Pick<HomeTask, 'taskId' | 'deadline'>> = {},
): HomeTask => ({
  ...{ taskKind, taskId: '', title: NAMES[taskKind] ?? '', note, amount: '', deadline: '' },
  ...more,
})

/** What is said of something that counts until a day; undefined while that is far off (rule V-ID-EXP) or open. */
function endingOf(expireDate: string, today: string): Standing | undefined {
  if (expireDate === '') return undefined
  const deadline = `${expireDate} 23:59:59`
  if (expireDate < today) return { note: '已过期，请更新', deadline }
  return daysOfExpiringCard(expireDate, today) === undefined
    ? undefined
    : { note: '即将到期，请更新', deadline }
}

function identityTasks({ identity, today }: IdentifyInfo, isProved: boolean): HomeTask[] {
  const { application, expireDate } = identity
  if (application?.status === ID_APPLICATION_STATUS.inReview || identity.status === AUTH_STATUS.inReview) {
    return []
  }
  if (application?.status === ID_APPLICATION_STATUS.failed) {
    return [task(HOME_TASK.identityRejected, application.rejectReason)]
  }
  if (!isProved) {
    const isBegun = application?.status === ID_APPLICATION_STATUS.filling
    return [task(HOME_TASK.identityProve, isBegun ? '已填写一部分，可继续' : '约3分钟，请备好身份证')]
  }
  const ending = endingOf(expireDate, today)
  return ending ? [task(HOME_TASK.identityRenew, ending.note, ending)] : []
}

function riskTasks({ risk, today }: IdentifyInfo, isAsked: boolean): HomeTask[] {
  if (risk.pendingResultId) {
    return [task(HOME_TASK.riskConfirm, '请确认测评结果', { taskId: risk.pendingResultId })]
  }
  if (risk.status === RISK_STATUS.none) {
    if (!isAsked) return []
    return [task(HOME_TASK.riskTest, risk.draftSavedAt ? '已填写一部分，可继续' : '约5分钟')]
  }
  const ending = endingOf(risk.expireDate, today)
  return ending ? [task(HOME_TASK.riskTest, ending.note, ending)] : []
}

const Q = QUALIFIED_STATUS

function investorTasks({ investor, risk, today }: IdentifyInfo, isAsked: boolean): HomeTask[] {
  const { status, renewal, expireDate, rejectReason, draftSavedAt } = investor
  if (status === Q.rejected || renewal === INVESTOR_APPLICATION_STATUS.rejected) {
    return [task(HOME_TASK.investorRejected, rejectReason)]
  }
  if (status === Q.inReview || renewal === INVESTOR_APPLICATION_STATUS.inReview) return []
  if (status === Q.none) {
    // The test comes first: its page leads here.
    if (!isAsked || risk.status !== RISK_STATUS.valid) return []
    return [task(HOME_TASK.investorApply, draftSavedAt ? '已填写一部分，可继续' : '请备好资产或收入证明')]
  }
  const ending = endingOf(expireDate, today)
  return ending ? [task(HOME_TASK.investorApply, ending.note, ending)] : []
}

const UNPROVED: readonly string[] = [AUTH_STATUS.none, AUTH_STATUS.inReview, AUTH_STATUS.failed]

/**
 * What the customer has still to prove or to declare, from the same answer as the page 身份信息. Before the identity is proved
 * nothing else can be done, so nothing else is told. `isInvestor`: who only benefits from a trust is asked for no test
 * and no qualification that they never had.
 */
export function tasksOfIdentity(info: IdentifyInfo, isInvestor: boolean): HomeTask[] {
  const isProved = !UNPROVED.includes(info.identity.status)
  const identity = identityTasks(info, isProved)
  if (!isProved) return identity
  const tax = isOn(info.tax.declared)
    ? []
    : [task(HOME_TASK.taxDeclare, info.tax.draftSavedAt ? '已填写一部分，可继续' : '约1分钟')]
  return [...identity, ...tax, ...riskTasks(info, isInvestor), ...investorTasks(info, isInvestor)]
}
