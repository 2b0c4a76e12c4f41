import { definePage } from '@/domains/shell/define-page'
import { serviceAgreement } from '../../queries'
import { AgreementPage } from '../agreement-page'

const QUERY = serviceAgreement()

export default definePage(function AgreementServicePage() {
  return <AgreementPage route="content/agreement-service" query={QUERY} />
})
