import { observer } from 'mobx-react'
import { type Order, orderDetail } from '@/contract/order'
import { orderOf } from '@/domains/orders/queries'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { ResourceView } from '@/ui/states/resource-view'
import { SuccessView } from '../success-view'

class SuccessStore {
  readonly order: Resource<Order>

  constructor(root: RootStore, orderId: string) {
    this.order = new Resource(signal => root.read(orderDetail, orderOf({ orderId }), signal), {
      changes: changesOf(root),
      dependsOn: ['orders'],
    })
  }
}

export default observer(function SignSuccessPage() {
  const { orderId = '' } = useParams('signing/sign-success')
  const store = usePageStore(root => new SuccessStore(root, orderId))
  return (
    <PageShell route="signing/sign-success">
      <ResourceView resource={store.order}>
        {order => <SuccessView order={order} onOver={() => void store.order.load()} />}
      </ResourceView>
    </PageShell>
  )
})
