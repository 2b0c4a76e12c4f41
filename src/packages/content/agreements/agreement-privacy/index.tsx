import { AgreementPage } from '../agreement-page'

const REQUEST = { code: 'privacy' } as const

export default function PrivacyPolicyPage() {
  return <AgreementPage route="agreementPrivacyPolicy" request={REQUEST} />
}
