import { identifyInfo } from '@/contract/identify-info'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { DetailPage } from '@/ui/templates/detail-page'
import { ownStandings } from '../../queries'
import { HubView } from '../hub-view'

export default definePage(function IdentifyInfoPage() {
  const { returnTo } = useParams('suitability/identify-info')
  const { navigation } = useStores()
  const info = usePageStore(
    root =>
      new Resource(signal => root.read(identifyInfo, ownStandings(), signal), {
        changes: changesOf(root),
        dependsOn: ['drafts', 'identity', 'investor', 'risk', 'tax'],
      }),
  )
  return (
    <PageShell route="suitability/identify-info">
      <DetailPage
        resource={info}
        renderDock={() =>
          returnTo && (
            <Button trackId="hub-return" onTap={() => navigation.returnTo(returnTo)}>
              返回继续办理
            </Button>
          )
        }
      >
        {found => <HubView info={found} />}
      </DetailPage>
    </PageShell>
  )
})
