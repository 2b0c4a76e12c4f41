import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { VisitView } from '../visit-view'
import { VisitStore } from '../visit-store'

export default definePage(function VisitPage() {
  // A link that was cut off is told like one that is too old.
  const { token = '' } = useParams('content/visit')
  const store = usePageStore(root => new VisitStore(root, token))
  return (
    <PageShell route="content/visit">
      <VisitView store={store} />
    </PageShell>
  )
})
