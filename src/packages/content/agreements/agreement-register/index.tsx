import { AgreementPage } from '../agreement-page'

const REQUEST = { code: 'register' } as const

export default function AgreementRegisterPage() {
  return <AgreementPage route="content/agreement-register" request={REQUEST} />
}
