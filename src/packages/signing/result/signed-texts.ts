import { labelOf } from '@/contract/labels'
import type { Order } from '@/contract/order'
import type { SignedContract } from '@/contract/signing'
import { ORDER_STATUS } from '@/contract/tables/order'
import { formatMinute } from '@/lib/date'
import { isOn } from '@/lib/flag'

type Next = Pick<SignedContract, 'nextAction' | 'deadline' | 'coolingHours'>

/** A serial number in groups of eight: it is read out, and a line of it ends between two groups. */
export const inGroups = (serial: string): string => serial.replace(/.{8}(?=.)/g, '$& ')

/** What happens from here on, in order. */
export function nextSteps({ nextAction, deadline, coolingHours }: Next): readonly string[] {
  const until = deadline ? `${formatMinute(deadline)} 前` : ''
  const cooling = `到账后进入 ${coolingHours} 小时冷静期，期内可无条件撤单`
  if (nextAction === 'record') return [`${until}完成双录`, '双录通过后，将认购款转入募集账户', cooling]
  if (nextAction === 'pay') return [`${until}将认购款转入募集账户`, cooling, '冷静期结束后确认份额']
  if (nextAction === 'deliver') return [`${until}交付信托财产`, '全部财产确认到账后，信托成立']
  return []
}

type Stage = Pick<Order, 'nextAction' | 'canPayMark' | 'payMarkReason' | 'orderStatus'>

/** Whether the customer still has to send the money: now, or once the recording has passed. */
export const isToPay = ({ nextAction, canPayMark }: Pick<Stage, 'nextAction' | 'canPayMark'>): boolean =>
  nextAction === 'record' || isOn(canPayMark)

/** What a signed order waits for; nobody is asked for money that is paid already, or would come too late. */
export function successText(order: Stage): string {
  if (order.nextAction === 'record') return '还需完成双录，双录通过后即可打款。'
  if (isToPay(order)) return '请按以下信息转入认购款。'
  if (order.orderStatus === ORDER_STATUS.toPay) return order.payMarkReason
  return `订单当前状态：${labelOf(ORDER_STATUS, order.orderStatus)}。`
}
