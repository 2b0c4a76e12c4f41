import { useParams } from '@/domains/shell/use-params'
import { AgreementPage } from '../agreement-page'

export default function AgreementTextPage() {
  const { agreementId = '' } = useParams('content/agreement-text')
  return <AgreementPage route="content/agreement-text" request={{ agreementId }} />
}
