import { ORDER_TAB } from '@/contract/tables/order'
import { PURCHASE_CHECK } from '@/contract/tables/purchase'
import { gateRoute } from '@/domains/gates/gate-route'
import { useStores } from '@/stores/root/context'
import type { PurchaseStore } from './purchase-store'
import type { SeniorNoticeStore } from './senior-notice-store'

/**
 * The way past what stands before the purchase: a page of another topic, the notice, or the order that is not signed yet; none where
 * only time or luck help.
 */
export function useWayPast(store: PurchaseStore, notice: SeniorNoticeStore): (() => void) | undefined {
  const { user, navigation } = useStores()
  const { missing } = store
  const route = gateRoute(missing?.gate, user.user)
  if (missing?.code === PURCHASE_CHECK.senior) return () => void notice.open()
  if (missing?.code === PURCHASE_CHECK.unsigned) {
    const { orderId } = missing
    return () =>
      orderId
        ? navigation.go('products/order-detail', { orderId })
        : navigation.go('products/order-list', { orderTab: ORDER_TAB.waiting })
  }
  return route && (() => store.passGate(route))
}
