import type { HomeTask } from '@/contract/home'
import { HOME_TASK } from '@/contract/tables/home'
import { timeLeft } from '@/lib/time-left'
import type { RootStore } from '@/stores/root/root-store'

type Navigation = RootStore['navigation']

/** Ids beside what waits are of these things; each kind has the words of its step, and the page that takes it. */
interface Step {
  readonly act: string
  readonly open: (navigation: Navigation, taskId: string) => unknown
}

const K = HOME_TASK
const application: Step['open'] = (navigation, applyId) =>
  navigation.go('trust-application/application', { applyId })
const realName: Step['open'] = navigation => navigation.go('suitability/identify-info')
const investor: Step['open'] = navigation => navigation.go('suitability/investor-declaration')
const order: Step['open'] = (navigation, orderId) => navigation.go('products/order-detail', { orderId })
const people: Step['open'] = (navigation, trustId) => navigation.go('trust-people/people', { trustId })
const append: Step['open'] = (navigation, appendId) => navigation.go('trust-requests/append', { appendId })

const STEPS: Readonly<Record<HomeTask['taskKind'], Step>> = {
  [K.orderSign]: {
    act: '签约',
    open: (navigation, orderId) => navigation.go('signing/contract', { orderId }),
  },
  [K.orderRecord]: {
    act: '双录',
    open: (navigation, recordId) => navigation.go('recording/record-list', { recordId }),
  },
  [K.orderPay]: { act: '打款', open: order },
  [K.trustFill]: { act: '填写', open: application },
  [K.trustMend]: { act: '补充', open: application },
  [K.trustSign]: {
    act: '签约',
    open: (navigation, orderId) => navigation.go('signing/contract', { orderId }),
  },
  [K.trustDeliver]: { act: '交付', open: application },
  [K.instructionDraft]: {
    act: '提交',
    open: (navigation, instId) => navigation.go('trust-requests/edit-instruction', { instId }),
  },
  [K.appendDeliver]: { act: '交付', open: append },
  [K.claimRejected]: {
    act: '补充',
    open: (navigation, distId) => navigation.go('trust-requests/claim', { distId }),
  },
  [K.appendRejected]: { act: '重新提交', open: append },
  [K.instructionRejected]: {
    act: '查看',
    open: (navigation, instId) => navigation.go('trust-requests/instruction', { instId }),
  },
  [K.beneChangeDraft]: { act: '提交', open: people },
  [K.beneChangeRefused]: { act: '修改', open: people },
  [K.bankChangeRejected]: {
    act: '重新提交',
    open: (navigation, applyId) => navigation.go('assets/bank-change', { applyId }),
  },
  [K.certRejected]: {
    act: '重新申请',
    open: (navigation, certId) => navigation.go('assets/certificate-apply', { certId }),
  },
  [K.cancelRejected]: { act: '查看', open: navigation => navigation.go('account/account-cancel') },
  [K.callMissed]: { act: '预约', open: navigation => navigation.go('advisor/contact') },
  [K.identityProve]: { act: '办理', open: navigation => navigation.go('identity/identity-scan') },
  [K.identityRejected]: { act: '重新提交', open: realName },
  [K.identityRenew]: { act: '更新', open: realName },
  [K.taxDeclare]: { act: '声明', open: navigation => navigation.go('identity/tax-type') },
  [K.riskTest]: { act: '测评', open: navigation => navigation.go('suitability/risk-overview') },
  [K.riskConfirm]: {
    act: '确认',
    open: (navigation, resultId) => navigation.go('suitability/risk-result', { resultId }),
  },
  [K.investorApply]: { act: '认定', open: investor },
  [K.investorRejected]: { act: '重新提交', open: investor },
  [K.notice]: { act: '阅读', open: (navigation, msgId) => navigation.go('messages/message', { msgId }) },
}

/** 打款 · 远岚·稳泰26号. */
export const titleOf = ({ taskKind, title }: HomeTask): string => `${STEPS[taskKind].act} · ${title}`

/** The words of the button that opens it: 去打款. */
export const actOf = ({ taskKind }: HomeTask): string => `去${STEPS[taskKind].act}`

const FIRST_STEPS: readonly HomeTask['taskKind'][] = [
  ...[K.identityProve, K.identityRejected, K.identityRenew],
  ...[K.taxDeclare, K.riskTest, K.riskConfirm, K.investorApply, K.investorRejected],
]

/** Of the steps before a first purchase: who owns nothing yet sees them all in their order. */
export const isFirstStep = ({ taskKind }: HomeTask): boolean => FIRST_STEPS.includes(taskKind)

/** Opens the very step that waits. */
export function openTask(navigation: Navigation, { taskKind, taskId }: HomeTask): void {
  STEPS[taskKind].open(navigation, taskId)
}

/** Until when: 今日 12:00 截止，剩 1 小时 58 分; `''` without a deadline, and for one that has passed. */
export function deadlineText({ deadline }: HomeTask, serverTime: string): string {
  const left = timeLeft(deadline, serverTime)
  if (!left || left.isOver) return ''
  const time = deadline.slice(11, 16)
  if (deadline.slice(0, 10) !== serverTime.slice(0, 10)) return `${deadline.slice(5, 10)} ${time} 截止`
  return `今日 ${time} 截止，剩 ${left.hours} 小时 ${left.minutes} 分`
}
