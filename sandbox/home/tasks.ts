import type { HomeTask } from '@/contract/home'
import type { OrderRow } from '@/contract/order'
import { HOME_TASK } from '@/contract/tables/home'
import { dateTimeInShanghai } from '@/lib/date'
import type { HandlerContext } from '../api/handler'
import { identifyInfoHandlers } from '../handlers/identify-info'
import { leadsSomewhere } from '../messages/links'
import { orderRowOf } from '../orders/order-answer'
import { benefitsOf } from '../store/beneficiaries'
import { applicationsOf } from '../store/ft-applications'
import { mustReadMessages } from '../store/messages'
import { ordersOf } from '../store/orders'
import { heldProductIds } from '../store/positions'
import { trustsOfPrincipal } from '../store/trusts'
import { tasksOfIdentity } from './identity-tasks'
import { tasksOfRefusals } from './refusal-tasks'
import { tasksOfTrusts } from './trust-tasks'

function orderTask({ nextAction, orderId, productName, applyAmount, ...row }: OrderRow): HomeTask[] {
  const about = { taskId: orderId, title: productName, amount: applyAmount }
  switch (nextAction) {
    case 'sign':
      return [{ ...about, taskKind: HOME_TASK.orderSign, note: '请签署合同', deadline: row.signDeadline }]
    case 'record':
      return [{ ...about, taskKind: HOME_TASK.orderRecord, note: '请完成双录', deadline: row.payDeadline }]
    case 'pay':
      return [{ ...about, taskKind: HOME_TASK.orderPay, note: '请按时打款', deadline: row.payDeadline }]
    default:
      return []
  }
}

function orderTasks({ db, customerId, now }: HandlerContext): HomeTask[] {
  const time = dateTimeInShanghai(now())
  return ordersOf(db, customerId).flatMap(row => orderTask(orderRowOf(row, time)))
}

function noticeTasks(context: HandlerContext): HomeTask[] {
  const { db, customerId, now } = context
  return mustReadMessages(db, customerId, now())
    .filter(row => leadsSomewhere(row, context))
    .map(({ msg_id: taskId, title, expires_at: end }) => ({
      taskKind: HOME_TASK.notice,
      ...{ taskId, title, note: '重要公告，请阅读', amount: '' },
      deadline: end === null ? '' : dateTimeInShanghai(end),
    }))
}

/** Who only benefits from a trust buys nothing and sets nothing up. */
function isInvestor({ db, customerId, today }: HandlerContext): boolean {
  const isBenefiting = benefitsOf(db, customerId, today()).length > 0
  const has = [
    ...[ordersOf(db, customerId), heldProductIds(db, customerId)],
    ...[trustsOfPrincipal(db, customerId), applicationsOf(db, customerId)],
  ]
  return !isBenefiting || has.some(({ length }) => length > 0)
}

/** By deadline, none last; those of one deadline as they are told. */
export function byDeadline(tasks: readonly HomeTask[]): HomeTask[] {
  const last = (deadline: string) => deadline || '~'
  return [...tasks].sort((one, other) => {
    const [a, b] = [last(one.deadline), last(other.deadline)]
    return a < b ? -1 : a > b ? 1 : 0
  })
}

/** Everything that waits for the customer, by deadline. */
export function tasksOf(context: HandlerContext): HomeTask[] {
  return byDeadline([
    ...orderTasks(context),
    ...tasksOfTrusts(context),
    ...tasksOfRefusals(context),
    ...tasksOfIdentity(identifyInfoHandlers.identifyInfo({}, context), isInvestor(context)),
    ...noticeTasks(context),
  ])
}
