import { privacyPolicy } from '../../queries'
import { AgreementPage } from '../agreement-page'

const QUERY = privacyPolicy()

export default function AgreementPrivacyPage() {
  return <AgreementPage route="content/agreement-privacy" query={QUERY} />
}
