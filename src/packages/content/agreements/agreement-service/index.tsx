import { AgreementPage } from '../agreement-page'

const REQUEST = { code: 'service' } as const

export default function AgreementServicePage() {
  return <AgreementPage route="content/agreement-service" request={REQUEST} />
}
