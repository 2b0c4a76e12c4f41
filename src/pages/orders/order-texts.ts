import type { OrderRow } from '@/contract/order'
import { ORDER_STATUS } from '@/contract/tables/order'
import { parseDate } from '@/lib/date'
import type { TagTone } from '@/ui/kit/tag'

const WAITS_FOR_CUSTOMER = ['10', '11', '20', '21', '22', '24', '30']
const UNDER_WAY = ['23', '31', '32', '91']

/** How an order's status is coloured: the customer must act, it is under way, done, or closed. */
export function orderTone(orderStatus: string): TagTone {
  if (WAITS_FOR_CUSTOMER.includes(orderStatus)) return 'due'
  if (UNDER_WAY.includes(orderStatus)) return 'progress'
  return orderStatus === ORDER_STATUS.established ? 'done' : 'fact'
}

const NEXT_STEPS: Record<OrderRow['nextAction'], string> = {
  sign: '签署合同',
  record: '完成双录',
  pay: '打款至募集账户',
  none: '',
}

/** What the customer has to do next, and where, since the app has no page for it yet; `''` when nothing is to be done. */
export function nextStepText({ nextAction }: Pick<OrderRow, 'nextAction'>): string {
  const step = NEXT_STEPS[nextAction]
  return step && `下一步：${step}，请联系您的信托经理办理`
}

const MINUTE_MS = 60_000

/** `YYYY-MM-DD HH:mm:ss` in Shanghai as milliseconds; `undefined` when unreal. */
function instantOf(text: string): number | undefined {
  const date = parseDate(text)
  return date?.time ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : undefined
}

/**
 * How long is left to pay, by the server's time: in days from two days on, in hours and minutes below; `undefined` when
 * there is nothing to pay. A passed deadline says so.
 */
export function deadlineText(
  payDeadline: string,
  serverTime: string,
): { text: string; isLate: boolean } | undefined {
  const end = instantOf(payDeadline)
  const now = instantOf(serverTime)
  if (end === undefined || now === undefined) return undefined
  const minutes = Math.floor((end - now) / MINUTE_MS)
  if (minutes < 0) return { text: '打款期限已过，请尽快联系信托经理', isLate: true }
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return { text: `请在 ${Math.floor(hours / 24)} 天内打款`, isLate: false }
  const left = hours > 0 ? `${hours} 小时 ${minutes % 60} 分` : `${minutes} 分钟`
  return { text: `打款剩余 ${left}`, isLate: false }
}
