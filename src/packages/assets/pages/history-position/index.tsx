import { historyPositionDetail } from '@/contract/position'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Resource } from '@/stores/resource'
import { DetailPage } from '@/ui/templates/detail-page'
import { HistoryLinks } from '../../components/history-links'
import { HistoryDistributions, HistoryFacts, HistoryHead } from '../../components/history-position'

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
