import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { PullRefresh } from '@/platform/elements/pull-refresh'
import { useStores } from '@/stores/root/context'
import { DetailPage } from '@/ui/templates/detail-page'
import { AssetsFoot } from '../assets-foot'
import { AssetsHero } from '../assets-hero'
import { Distribution } from '../distribution'
import { FamilyTrustCard } from '../family-trust-card'
import { NewCustomer } from '../new-customer'
import { PositionList } from '../position-list'
import { addressOfFilter, filterOfAddress, OverviewStore } from '../overview-store'
import { useParams } from '@/domains/shell/use-params'
import { useShownParams } from '@/domains/shell/use-shown-params'

export default definePage(function OverviewPage() {
  const { user } = useStores()
  const address = useParams('assets/overview')
  const store = usePageStore(root => new OverviewStore(root, filterOfAddress(address)))
  useShownParams('assets/overview', addressOfFilter(store.filter))
  return (
    <PageShell route="assets/overview">
      <PullRefresh onRefresh={store.refresh}>
        <DetailPage
          resource={store.overview}
          isEmpty={({ holderRoles }) => holderRoles.length === 0}
          empty={<NewCustomer user={user.user} />}
        >
          {overview => (
            <>
              <AssetsHero overview={overview} role={store.filter.holderRole} onRole={store.viewAs} />
              {overview.typeSummary.length > 0 && <Distribution overview={overview} />}
              {overview.familyTrustTotal && <FamilyTrustCard total={overview.familyTrustTotal} />}
              <PositionList store={store} overview={overview} />
              <AssetsFoot historyCount={overview.historyCount} />
            </>
          )}
        </DetailPage>
      </PullRefresh>
    </PageShell>
  )
})
