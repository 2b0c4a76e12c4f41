import { registerAgreement } from '../../queries'
import { AgreementPage } from '../agreement-page'

const QUERY = registerAgreement()

export default function AgreementRegisterPage() {
  return <AgreementPage route="content/agreement-register" query={QUERY} />
}
