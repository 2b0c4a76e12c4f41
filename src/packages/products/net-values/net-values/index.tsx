import { netValueList } from '@/contract/product'
import { NetValuePage } from '@/domains/net-value/net-value-page'
import { NetValueStore } from '@/domains/net-value/net-value-store'
import { netValuesOf } from '@/domains/net-value/queries'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'

export default definePage(function NetValuesPage() {
  const { productId } = useParams('products/net-values')
  const store = usePageStore(
    root =>
      new NetValueStore((query, signal) =>
        root.read(netValueList, netValuesOf({ productId, ...query }), signal),
      ),
  )
  return (
    <PageShell route="products/net-values">
      <NetValuePage store={store} name={store.series.data?.productName} />
    </PageShell>
  )
})
