import { observer } from 'mobx-react-lite'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PullRefresh } from '@/platform/pull-refresh'
import { FamilyTrustsStore } from './family-trusts-store'
import { FamilyTrustsView } from './family-trusts-view'

export default observer(function FtsApplicationPage() {
  const store = usePageStore(root => new FamilyTrustsStore(root))
  return (
    <PageShell route="ftsapplication">
      <PullRefresh onRefresh={store.refresh}>
        <FamilyTrustsView store={store} />
      </PullRefresh>
    </PageShell>
  )
})
