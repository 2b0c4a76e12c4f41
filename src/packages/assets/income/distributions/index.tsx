import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PageBody } from '@/ui/templates/page-body'
import { DistributionsView } from '../distributions-view'
import { DistributionsStore } from '../distributions-store'

export default function DistributionsPage() {
  const { productId } = useParams('assets/distributions')
  const store = usePageStore(root => new DistributionsStore(root, productId))
  return (
    <PageShell route="assets/distributions">
      <PageBody>
        <DistributionsView store={store} />
      </PageBody>
    </PageShell>
  )
}
