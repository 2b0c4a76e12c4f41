import type { OrderRow } from '@/contract/order'
import { ORDER_STATUS, ORDER_TAB, ORDER_TABS } from '@/contract/tables/order'
import { timeLeft } from '@/lib/time-left'
import type { TagTone } from '@/ui/kit/tag'

const WAITS_FOR_CUSTOMER: readonly string[] = ORDER_TABS[ORDER_TAB.waiting].statuses
const UNDER_WAY: readonly string[] = ORDER_TABS[ORDER_TAB.underWay].statuses

/** How an order's status is coloured: the customer must act, it is under way, done, or closed. */
export function orderTone(orderStatus: string): TagTone {
  if (WAITS_FOR_CUSTOMER.includes(orderStatus)) return 'due'
  if (UNDER_WAY.includes(orderStatus)) return 'progress'
  return orderStatus === ORDER_STATUS.established ? 'done' : 'fact'
}

/** The tab that an order stands under besides 全部: 待处理, 处理中 … */
export function stageName(orderStatus: string): string {
  const stages = Object.entries(ORDER_TABS).filter(([tab]) => tab !== ORDER_TAB.all)
  return (
    stages.find(([, { statuses }]) => (statuses as readonly string[]).includes(orderStatus))?.[1].name ?? ''
  )
}

/** What the customer has to do next; `''` when nothing is to be done. */
export const NEXT_STEPS: Readonly<Record<OrderRow['nextAction'], string>> = {
  sign: '签署合同',
  record: '完成双录',
  pay: '去打款',
  none: '',
}

/** A deadline this near is told in the colour of danger. */
const HOURS_OF_DAY = 24
/** From so many hours on a deadline is told in days. */
const HOURS_IN_DAYS = 48

/** How long is left for the next step, by the server's time; `undefined` without a deadline. A passed one says so. */
export function deadlineText(
  {
    nextAction,
    orderStatus,
    signDeadline,
    payDeadline,
  }: Pick<OrderRow, 'nextAction' | 'orderStatus' | 'signDeadline' | 'payDeadline'>,
  serverTime: string,
): { text: string; isLate: boolean; isUrgent: boolean } | undefined {
  const isToSign = nextAction === 'sign'
  const left = timeLeft(isToSign ? signDeadline : payDeadline, serverTime)
  if (!left) return undefined
  // Who has paid, or is being checked, is not asked again.
  if (nextAction === 'none' && !(orderStatus === ORDER_STATUS.toPay && left.isOver)) return undefined
  const act = { sign: '签约', record: '双录', pay: '打款', none: '打款' }[nextAction]
  if (left.isOver) return { text: `${act}期限已过，请尽快联系理财经理`, isLate: true, isUrgent: true }
  const { hours, minutes } = left
  if (hours >= HOURS_IN_DAYS) {
    return { text: `请在 ${Math.floor(hours / 24)} 天内${act}`, isLate: false, isUrgent: false }
  }
  return {
    text: `${act}剩余 ${hours > 0 ? `${hours} 小时 ${minutes} 分` : `${minutes} 分钟`}`,
    isLate: false,
    isUrgent: hours < HOURS_OF_DAY,
  }
}
