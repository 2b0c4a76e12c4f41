import type { Order } from '@/contract/order'
import { isOn } from '@/lib/flag'
import type { Action } from '@/ui/kit/action-bar'

/** What can be done with an order now, in its dock. */
export function orderActions(order: Order, onPaid: () => void, onRecord: () => void): readonly Action[] {
  if (order.nextAction === 'record') return [{ text: '去双录', trackId: 'order-record', onTap: onRecord }]
  if (isOn(order.canPayMark)) return [{ text: '我已打款', trackId: 'order-paid', onTap: onPaid }]
  return []
}
