import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { ResourceView } from '@/ui/states/resource-view'
import { paperDetail } from '../detail-store'
import { UploadResultView } from '../upload-result-view'

export default definePage(function UploadResultPage() {
  const { applyNo, returnTo } = useParams('identity/upload-result')
  const detail = usePageStore(root => paperDetail(root, applyNo))
  return (
    <PageShell route="identity/upload-result">
      <ResourceView resource={detail}>
        {({ application }) => <UploadResultView application={application} returnTo={returnTo} />}
      </ResourceView>
    </PageShell>
  )
})
