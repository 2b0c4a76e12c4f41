import { orderDetail } from '@/contract/order'
import { orderOf } from '@/domains/orders/queries'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import { ResourceView } from '@/ui/states/resource-view'
import { SuccessView } from '../success-view'

export default definePage(function SignSuccessPage() {
  const { orderId } = useParams('signing/sign-success')
  const resource = usePageStore(
    root =>
      new Resource(signal => root.read(orderDetail, orderOf({ orderId }), signal), {
        changes: changesOf(root),
        dependsOn: ['orders'],
      }),
  )
  return (
    <PageShell route="signing/sign-success">
      <ResourceView resource={resource}>
        {order => <SuccessView order={order} onOver={() => void resource.load()} />}
      </ResourceView>
    </PageShell>
  )
})
