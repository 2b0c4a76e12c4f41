import { useParams } from '@/domains/shell/use-params'
import { AgreementPage } from '../agreement-page'

export default function AgreementTextPage() {
  const { agreementId = '' } = useParams('agreementRichText')
  return <AgreementPage route="agreementRichText" request={{ agreementId }} />
}
