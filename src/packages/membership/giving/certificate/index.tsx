import { donationCertificate } from '@/contract/charity'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { useShareCard } from '@/platform/elements/share-button'
import { Resource } from '@/stores/primitives/resource'
import { DetailPage } from '@/ui/templates/detail-page'
import { certificateOf } from '../../queries'
import { CertificateDock } from '../certificate-dock'
import { CertificateView } from '../certificate-view'
import { charityCard } from '../../shared/share-cards'
import { useCertificate } from '../use-certificate'

export default definePage(function CertificatePage() {
  const { donationId } = useParams('membership/certificate')
  const resource = usePageStore(
    root => new Resource(signal => root.read(donationCertificate, certificateOf({ donationId }), signal)),
  )
  useShareCard(resource.data && charityCard(resource.data))
  const drawn = useCertificate(resource.data)
  return (
    <PageShell route="membership/certificate">
      <DetailPage
        resource={resource}
        renderDock={certificate => <CertificateDock certificate={certificate} picture={drawn.picture} />}
      >
        {() => <CertificateView drawn={drawn} />}
      </DetailPage>
    </PageShell>
  )
})
