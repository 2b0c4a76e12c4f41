import { incomeDistributionDetail } from '@/contract/position'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Resource } from '@/stores/primitives/resource'
import { DetailPage } from '@/ui/templates/detail-page'
import { distributionOf } from '../../queries'
import { DistributionDetail } from '../distribution-detail'

export default definePage(function DistributionPage() {
  const { distId } = useParams('assets/distribution')
  const resource = usePageStore(
    root => new Resource(signal => root.read(incomeDistributionDetail, distributionOf({ distId }), signal)),
  )
  return (
    <PageShell route="assets/distribution">
      <DetailPage resource={resource}>
        {distribution => <DistributionDetail distribution={distribution} />}
      </DetailPage>
    </PageShell>
  )
})
