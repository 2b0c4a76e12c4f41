import { piExportDetail } from '@/contract/personal-info'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Resource } from '@/stores/primitives/resource'
import { ResourceView } from '@/ui/states/resource-view'
import { copyOf } from '../../queries'
import { CopyResult } from '../copy-result'

export default definePage(function CopyAppliedPage() {
  const { exportId } = useParams('account/copy-applied')
  const copy = usePageStore(
    root => new Resource(signal => root.read(piExportDetail, copyOf({ exportId }), signal)),
  )
  return (
    <PageShell route="account/copy-applied">
      <ResourceView resource={copy}>{data => <CopyResult copy={data} />}</ResourceView>
    </PageShell>
  )
})
