import { AgreementPage } from '../agreement-page'

const REQUEST = { code: 'privacy' } as const

export default function AgreementPrivacyPage() {
  return <AgreementPage route="content/agreement-privacy" request={REQUEST} />
}
