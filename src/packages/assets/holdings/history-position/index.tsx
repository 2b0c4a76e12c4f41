import { historyPositionDetail } from '@/contract/position'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Resource } from '@/stores/primitives/resource'
import { DetailPage } from '@/ui/templates/detail-page'
import { HistoryLinks } from '../history-links'
import { HistoryDistributions, HistoryFacts, HistoryHead } from '../history-position-parts'

export default function HistoryAssetsDetailPage() {
  const { positionId = '' } = useParams('historyAssetsDetail')
  const resource = usePageStore(
    root =>
      new Resource(signal =>
        root.api.call(historyPositionDetail, { positionId }, { showLoading: false, signal }),
      ),
  )
  return (
    <PageShell route="historyAssetsDetail">
      <DetailPage resource={resource}>
        {position => (
          <>
            <HistoryHead position={position} />
            <HistoryFacts position={position} />
            <HistoryDistributions position={position} />
            <HistoryLinks position={position} />
          </>
        )}
      </DetailPage>
    </PageShell>
  )
}
