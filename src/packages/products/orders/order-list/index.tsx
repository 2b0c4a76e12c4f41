import { OrdersStore, orderTabOf } from '@/domains/orders/orders-store'
import { OrdersView } from '@/domains/orders/orders-view'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { useShownParams } from '@/domains/shell/use-shown-params'

export default definePage(function OrderListPage() {
  const { orderTab } = useParams('products/order-list')
  const store = usePageStore(root => new OrdersStore(root, orderTabOf(orderTab)))
  useShownParams('products/order-list', { orderTab: store.orders.filter.orderTab })
  return (
    <PageShell route="products/order-list">
      <PullRefresh onRefresh={store.refresh}>
        <OrdersView store={store} />
      </PullRefresh>
    </PageShell>
  )
})
