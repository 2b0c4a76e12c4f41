import { orderMachine } from '@/contract/machines/order'
import type { Order } from '@/contract/order'
import { detailRoute } from '@/domains/products/product-routes'
import type { NavigationStore } from '@/stores/root/navigation-store'
import type { Action } from '@/ui/kit/action-bar'

/** What can be done with an order that is a booking still; nothing with any other. */
export function bookingActions(
  { orderId, orderStatus, productId, productType }: Order,
  navigation: Pick<NavigationStore, 'go'>,
): readonly Action[] {
  if (!orderMachine.allows(orderStatus, 'lapse')) return []
  const cancel: Action = {
    text: '取消预约',
    tone: 'secondary',
    trackId: 'order-booking',
    onTap: () => navigation.go('products/booking', { productId, reserveId: orderId }),
  }
  const buy: Action = {
    text: '去认购',
    trackId: 'order-buy',
    onTap: () => navigation.go(detailRoute(productType), { productId, reserveId: orderId }),
  }
  return orderMachine.allows(orderStatus, 'order') ? [cancel, buy] : [cancel]
}
