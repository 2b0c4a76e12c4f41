import { observer } from 'mobx-react'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PageBody } from '@/ui/templates/page-body'
import { PointsHead } from '../points-head'
import { PointsView } from '../points-view'
import { PointsStore } from '../points-store'

export default observer(function PointsPage() {
  const store = usePageStore(root => new PointsStore(root))
  return (
    <PageShell route="membership/points">
      <PageBody>
        <PointsHead store={store} />
        <PointsView store={store} />
      </PageBody>
    </PageShell>
  )
})
