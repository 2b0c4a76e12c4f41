import { AgreementPage } from '../agreement-page'

const REQUEST = { code: 'register' } as const

export default function AgreementRegisterPage() {
  return <AgreementPage route="agreementRegister" request={REQUEST} />
}
