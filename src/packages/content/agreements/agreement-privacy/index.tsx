import { definePage } from '@/domains/shell/define-page'
import { privacyPolicy } from '../../queries'
import { AgreementPage } from '../agreement-page'

const QUERY = privacyPolicy()

export default definePage(function AgreementPrivacyPage() {
  return <AgreementPage route="content/agreement-privacy" query={QUERY} />
})
