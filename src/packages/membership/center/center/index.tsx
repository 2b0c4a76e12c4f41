import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { Skeleton } from '@/ui/states/skeleton'
import { DetailPage } from '@/ui/templates/detail-page'
import { CenterLists } from '../center-lists'
import { GivingFacts } from '../giving-facts'
import { LevelCard } from '../level-card'
import { CenterStore } from '../../shared/center-store'

export default definePage(function CenterPage() {
  const store = usePageStore(root => new CenterStore(root))
  return (
    <PageShell route="membership/center">
      <PullRefresh onRefresh={store.refresh}>
        <DetailPage resource={store.home} skeleton={<Skeleton shape="hero" />}>
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
