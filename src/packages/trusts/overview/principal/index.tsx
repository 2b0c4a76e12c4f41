import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { Skeleton } from '@/ui/states/skeleton'
import { DetailPage } from '@/ui/templates/detail-page'
import { PrincipalCover } from '../principal-cover'
import { PrincipalFacts } from '../principal-facts'
import { PrincipalMenu } from '../principal-menu'
import { PrincipalRecords } from '../principal-records'
import { PrincipalStore } from '../principal-store'

export default definePage(function PrincipalPage() {
  const { trustId } = useParams('trusts/principal')
  const store = usePageStore(root => new PrincipalStore(root, trustId))
  return (
    <PageShell route="trusts/principal">
      <PullRefresh onRefresh={store.refresh}>
        <DetailPage resource={store.trust} skeleton={<Skeleton shape="hero" />}>
          {trust => (
            <>
              <PrincipalCover trust={trust} />
              <PrincipalMenu trust={trust} />
              <PrincipalFacts trust={trust} />
              <PrincipalRecords store={store} />
            </>
          )}
        </DetailPage>
      </PullRefresh>
    </PageShell>
  )
})
