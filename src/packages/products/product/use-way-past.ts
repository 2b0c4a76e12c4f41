import { PURCHASE_CHECK } from '@/contract/tables/purchase'
import { gateRoute } from '@/domains/gates/gate-route'
import { useStores } from '@/stores/root/context'
import type { PurchaseStore } from './purchase-store'
import type { SeniorNoticeStore } from './senior-notice-store'

/** The way past what stands before the purchase: a page of another topic, or the notice; none where only time or luck help. */
export function useWayPast(store: PurchaseStore, notice: SeniorNoticeStore): (() => void) | undefined {
  const { user } = useStores()
  const { missing } = store
  const route = gateRoute(missing?.gate, user.user)
  if (missing?.code === PURCHASE_CHECK.senior) return () => void notice.open()
  return route && (() => store.passGate(route))
}
