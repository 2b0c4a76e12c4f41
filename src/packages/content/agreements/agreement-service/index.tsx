import { serviceAgreement } from '../../queries'
import { AgreementPage } from '../agreement-page'

const QUERY = serviceAgreement()

export default function AgreementServicePage() {
  return <AgreementPage route="content/agreement-service" query={QUERY} />
}
