import { identityApplication } from '@/contract/identity'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Resource } from '@/stores/primitives/resource'
import { ResourceView } from '@/ui/states/resource-view'
import { applicationOf } from '../../queries'
import { ResultView } from '../result-view'

export default definePage(function RealNameResultPage() {
  const { authApplyId, returnTo } = useParams('identity/real-name-result')
  const found = usePageStore(
    root => new Resource(signal => root.read(identityApplication, applicationOf({ authApplyId }), signal)),
  )
  return (
    <PageShell route="identity/real-name-result">
      <ResourceView resource={found}>
        {({ application }) => <ResultView application={application} returnTo={returnTo} />}
      </ResourceView>
    </PageShell>
  )
})
