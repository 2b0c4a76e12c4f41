import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useCancelDialog } from '@/domains/shell/use-cancel-dialog'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { ActionBar } from '@/ui/kit/action-bar'
import { DetailPage } from '@/ui/templates/detail-page'
import { bookingActions } from '../../booking/booking-actions'
import { OrderPageStore } from '../order-page-store'
import { OrderSheets } from '../order-sheets'
import { OrderView } from '../order-view'
import { orderActions } from '../order-actions'

export default definePage(function OrderDetailPage() {
  const { orderId } = useParams('products/order-detail')
  const { navigation } = useStores()
  const store = usePageStore(root => new OrderPageStore(root, orderId))
  useCancelDialog(isOn(store.order.data?.canCancel ?? '0'), () => void store.open('cancel'))
  return (
    <PageShell route="products/order-detail">
      <DetailPage
        resource={store.order}
        renderDock={order => {
          const actions = [
            ...bookingActions(order, navigation),
            ...orderActions(order, {
              onPaid: () => void store.open('payment'),
              onRecord: () => navigation.go('recording/record-list', { recordId: orderId }),
              onSign: () => navigation.go('signing/contract', { orderId }),
            }),
          ]
          return actions.length > 0 && <ActionBar actions={actions} />
        }}
      >
        {order => <OrderView store={store} order={order} />}
      </DetailPage>
      <OrderSheets store={store} />
    </PageShell>
  )
})
