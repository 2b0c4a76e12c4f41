import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { ToAssets } from '@/domains/shell/to-assets'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { StateView } from '@/ui/states/state-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { OtherPapers } from '../other-papers'
import { kindParam } from '../statement-rules'
import { StatementsStore } from '../statements-store'
import { StatementsView } from '../statements-view'

export default definePage(function StatementsPage() {
  const { kind } = useParams('income/statements')
  const store = usePageStore(root => new StatementsStore(root, kindParam(kind)))
  useShownParams('income/statements', { kind: store.kind })
  return (
    <PageShell route="income/statements">
      <PullRefresh onRefresh={store.statements.load}>
        <DetailPage
          resource={store.statements}
          isEmpty={({ nextIssueDate }) => nextIssueDate === ''}
          empty={
            <StateView picture="empty" title="还没有对账单" actions={<ToAssets />}>
              持有产品后，每月、每季度和每年结束后第 3 天出具
            </StateView>
          }
        >
          {({ nextIssueDate }) => (
            <>
              <StatementsView store={store} nextIssueDate={nextIssueDate} />
              <OtherPapers />
            </>
          )}
        </DetailPage>
      </PullRefresh>
    </PageShell>
  )
})
