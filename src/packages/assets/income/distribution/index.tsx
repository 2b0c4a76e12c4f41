import { incomeDistributionDetail } from '@/contract/position'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Resource } from '@/stores/primitives/resource'
import { DetailPage } from '@/ui/templates/detail-page'
import { DistributionDetail } from '../distribution-detail'

export default function AllocationDetailPage() {
  const { distId = '' } = useParams('allocationDetail')
  const resource = usePageStore(
    root =>
      new Resource(signal =>
        root.api.call(incomeDistributionDetail, { distId }, { showLoading: false, signal }),
      ),
  )
  return (
    <PageShell route="allocationDetail">
      <DetailPage resource={resource}>
        {distribution => <DistributionDetail distribution={distribution} />}
      </DetailPage>
    </PageShell>
  )
}
