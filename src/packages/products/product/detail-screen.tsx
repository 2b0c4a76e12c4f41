import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { detailRoute } from '@/domains/products/product-routes'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { usePageHide } from '@/platform/pages/navigation'
import { useRecovery } from '@/ui/states/use-recovery'
import { DetailPage } from '@/ui/templates/detail-page'
import { DetailDock } from './detail-dock'
import { DetailView } from './detail-view'
import { type ProductRoute, ProductGate, useRightPage } from './product-gate'
import { PurchaseConfirm } from './purchase-confirm'
import { PurchaseStore } from './purchase-store'
import { SeniorNotice } from './senior-notice'
import { SeniorNoticeStore } from './senior-notice-store'

type DetailRoute = Extract<ProductRoute, 'products/product-detail' | 'products/product-detail-fixed'>

/** A product with everything about it, and where it is bought. */
export function DetailScreen({ route }: { route: DetailRoute }) {
  return (
    <ProductGate route={route}>{productId => <Detail route={route} productId={productId} />}</ProductGate>
  )
}

const Detail = observer(function Detail({ route, productId }: { route: DetailRoute; productId: string }) {
  const { reserveId = '' } = useParams(route)
  const store = usePageStore(root => new PurchaseStore(root, { productId, reserveId }))
  const notice = usePageStore(root => new SeniorNoticeStore(root, productId, () => void store.checks.load()))
  useEffect(() => void store.begin(), [store])
  // What stands before the purchase is another once the customer comes back from a gate.
  useRecovery(store.checks)
  useRecovery(store.term)
  usePageHide(() => void store.draft.flush())
  const { data } = store.product
  const isRight = useRightPage(route, data && detailRoute(data.productType))
  return (
    <>
      <DetailPage
        resource={store.product}
        renderDock={product => isRight && <DetailDock store={store} notice={notice} product={product} />}
      >
        {product => isRight && <DetailView store={store} notice={notice} product={product} />}
      </DetailPage>
      {data && <PurchaseConfirm store={store} product={data} />}
      <SeniorNotice store={notice} />
    </>
  )
})
