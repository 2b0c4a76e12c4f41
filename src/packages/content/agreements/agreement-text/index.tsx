import { definePage } from '@/domains/shell/define-page'
import { useParams } from '@/domains/shell/use-params'
import { agreementOf } from '../../queries'
import { AgreementPage } from '../agreement-page'

export default definePage(function AgreementTextPage() {
  const { agreementId } = useParams('content/agreement-text')
  return <AgreementPage route="content/agreement-text" query={agreementOf({ agreementId })} />
})
