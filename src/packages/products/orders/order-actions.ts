import type { Order } from '@/contract/order'
import { isOn } from '@/lib/flag'
import type { Action } from '@/ui/kit/action-bar'

/** What can be done with an order now, in its dock. */
export function orderActions(order: Order, onPaid: () => void): readonly Action[] {
  if (isOn(order.canPayMark)) return [{ text: '我已打款', trackId: 'order-paid', onTap: onPaid }]
  return []
}
