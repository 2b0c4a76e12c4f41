import { observer } from 'mobx-react-lite'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PageBody } from '@/ui/templates/page-body'
import { PointsHead } from '../../components/points-head'
import { PointsView } from '../../components/points-view'
import { PointsStore } from '../../stores/points-store'

export default observer(function IntegralDetailPage() {
  const store = usePageStore(root => new PointsStore(root))
  return (
    <PageShell route="integraldetail">
      <PageBody>
        <PointsHead store={store} />
        <PointsView store={store} />
      </PageBody>
    </PageShell>
  )
})
