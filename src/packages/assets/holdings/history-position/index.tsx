import { historyPositionDetail } from '@/contract/position'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Resource } from '@/stores/primitives/resource'
import { DetailPage } from '@/ui/templates/detail-page'
import { historyPositionOf } from '../../queries'
import { HistoryLinks } from '../history-links'
import { HistoryDistributions, HistoryFacts, HistoryHead } from '../history-position-parts'

export default definePage(function HistoryPositionPage() {
  const { positionId } = useParams('assets/history-position')
  const resource = usePageStore(
    root =>
      new Resource(signal => root.read(historyPositionDetail, historyPositionOf({ positionId }), signal)),
  )
  return (
    <PageShell route="assets/history-position">
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
})
