import { observer } from 'mobx-react-lite'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PullRefresh } from '@/platform/pull-refresh'
import { TrustPositionsStore } from './trust-positions-store'
import { TrustPositionsView } from './trust-positions-view'

export default observer(function MyPositionListPage() {
  const store = usePageStore(root => new TrustPositionsStore(root))
  return (
    <PageShell route="myPositionlist">
      <PullRefresh onRefresh={store.refresh}>
        <TrustPositionsView store={store} />
      </PullRefresh>
    </PageShell>
  )
})
