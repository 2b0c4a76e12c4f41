import { observer } from 'mobx-react-lite'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { usePageShow } from '@/platform/navigation'
import { PullRefresh } from '@/platform/pull-refresh'
import { DetailPage } from '@/ui/templates/detail-page'
import { CenterLists } from '../../components/center-lists'
import { GivingFacts } from '../../components/giving-facts'
import { LevelCard } from '../../components/level-card'
import { CenterStore } from '../../stores/center-store'

export default observer(function YuanqiCenterPage() {
  const store = usePageStore(root => new CenterStore(root))
  usePageShow(store.catchUp)
  return (
    <PageShell route="yuanqiCenter">
      <PullRefresh onRefresh={store.refresh}>
        <DetailPage resource={store.home}>
          {home => (
            <>
              <LevelCard home={home} />
              <GivingFacts home={home} />
              <CenterLists store={store} />
            </>
          )}
        </DetailPage>
      </PullRefresh>
    </PageShell>
  )
})
