import { observer } from 'mobx-react-lite'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PullRefresh } from '@/platform/pull-refresh'
import { OrdersStore } from './orders-store'
import { OrdersView } from './orders-view'

export default observer(function MyOrderListPage() {
  const store = usePageStore(root => new OrdersStore(root))
  return (
    <PageShell route="myorderList">
      <PullRefresh onRefresh={store.refresh}>
        <OrdersView store={store} />
      </PullRefresh>
    </PageShell>
  )
})
