import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PageBody } from '@/ui/templates/page-body'
import { DistributionsView } from '../distributions-view'
import { DistributionsStore } from '../distributions-store'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { yearParam } from '@/lib/address-values'
import { chosenOf } from '@/stores/primitives/paged-list'

export default definePage(function DistributionsPage() {
  const { productId, year } = useParams('assets/distributions')
  const store = usePageStore(root => new DistributionsStore(root, productId, yearParam(year)))
  useShownParams('assets/distributions', chosenOf(store.distributions.filter))
  return (
    <PageShell route="assets/distributions">
      <PageBody>
        <DistributionsView store={store} />
      </PageBody>
    </PageShell>
  )
})
