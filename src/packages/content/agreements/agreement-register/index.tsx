import { definePage } from '@/domains/shell/define-page'
import { registerAgreement } from '../../queries'
import { AgreementPage } from '../agreement-page'

const QUERY = registerAgreement()

export default definePage(function AgreementRegisterPage() {
  return <AgreementPage route="content/agreement-register" query={QUERY} />
})
