import { donationCertificate } from '@/contract/charity'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { Resource } from '@/stores/resource'
import { DetailPage } from '@/ui/templates/detail-page'
import { CertificateView } from '../../components/certificate-view'

export default function DonationCertificatePage() {
  const { donationId = '' } = useParams('donationCertificate')
  const resource = usePageStore(
    root =>
      new Resource(signal =>
        root.api.call(donationCertificate, { donationId }, { showLoading: false, signal }),
      ),
  )
  return (
    <PageShell route="donationCertificate">
      <DetailPage resource={resource}>
        {certificate => <CertificateView certificate={certificate} />}
      </DetailPage>
    </PageShell>
  )
}
