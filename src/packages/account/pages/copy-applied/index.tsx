import { piExportDetail } from '@/contract/personal-info'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Resource } from '@/stores/resource'
import { DetailPage } from '@/ui/templates/detail-page'
import { CopyResult } from '../../components/copy-result'

export default function ExportPersonalInfoSuccessPage() {
  const { exportId = '' } = useParams('exportPersonalInfoSuccess')
  const copy = usePageStore(
    root =>
      new Resource(signal => root.api.call(piExportDetail, { exportId }, { showLoading: false, signal })),
  )
  return (
    <PageShell route="exportPersonalInfoSuccess">
      <DetailPage resource={copy}>{data => <CopyResult copy={data} />}</DetailPage>
    </PageShell>
  )
}
