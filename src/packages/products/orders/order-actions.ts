import type { Order } from '@/contract/order'
import { isOn } from '@/lib/flag'
import type { Action } from '@/ui/kit/action-bar'

/** Where the actions of an order lead. */
interface OrderWays {
  readonly onPaid: () => void
  readonly onRecord: () => void
  readonly onSign: () => void
}

/** What can be done with an order now, in its dock. */
export function orderActions(order: Order, { onPaid, onRecord, onSign }: OrderWays): readonly Action[] {
  if (order.nextAction === 'record') return [{ text: '去双录', trackId: 'order-record', onTap: onRecord }]
  if (isOn(order.canPayMark)) return [{ text: '我已打款', trackId: 'order-paid', onTap: onPaid }]
  if (order.nextAction === 'sign') return [{ text: '签署合同', trackId: 'order-sign', onTap: onSign }]
  return []
}
