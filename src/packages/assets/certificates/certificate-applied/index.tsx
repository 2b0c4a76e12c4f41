import { assetCertDetail } from '@/contract/certificate'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Resource } from '@/stores/primitives/resource'
import { ResourceView } from '@/ui/states/resource-view'
import { certificateOf } from '../../queries'
import { CertificateResult } from '../certificate-result'

export default definePage(function CertificateAppliedPage() {
  const { certId } = useParams('assets/certificate-applied')
  const certificate = usePageStore(
    root => new Resource(signal => root.read(assetCertDetail, certificateOf({ certId }), signal)),
  )
  return (
    <PageShell route="assets/certificate-applied">
      <ResourceView resource={certificate}>{data => <CertificateResult certificate={data} />}</ResourceView>
    </PageShell>
  )
})
