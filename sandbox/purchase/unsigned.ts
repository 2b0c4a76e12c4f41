import { ORDER_STATUS } from '@/contract/tables/order'
import { UNSIGNED_MAX } from '@/contract/purchase'
import type { OrderRow } from '../store/orders'

const UNSIGNED: readonly string[] = [ORDER_STATUS.toSign, ORDER_STATUS.signing]

/** Whether an order holds its quota although nothing is signed. */
export const isUnsigned = ({ order_status: status }: Pick<OrderRow, 'order_status'>): boolean =>
  UNSIGNED.includes(status)

/** Orders of the customer's own that stand before another one, and why. */
export interface OrderInTheWay {
  /** The one that is to be signed or taken back first; `''` where any of them would do. */
  readonly orderId: string
  readonly reason: string
}

/**
 * What of a customer's orders stands before another order of a product: an order takes from the quota before it is signed, so that
 * there is one of a product at a time, and few of all products together.
 */
export function orderInTheWay(
  orders: readonly Pick<OrderRow, 'order_id' | 'product_id' | 'order_status'>[],
  productId: string,
): OrderInTheWay | undefined {
  const unsigned = orders.filter(isUnsigned)
  const own = unsigned.find(order => order.product_id === productId)
  if (own) return { orderId: own.order_id, reason: '您有一笔该产品的订单尚未签署，请先签署或撤销' }
  if (unsigned.length < UNSIGNED_MAX) return undefined
  return { orderId: '', reason: `您有${unsigned.length}笔订单尚未签署，请先签署或撤销其中一笔` }
}
