import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { DetailPage } from '@/ui/templates/detail-page'
import { ContractSigning } from '../../shared/contract-signing'
import { useContractStep } from '../../shared/use-contract-step'
import { PapersDock, PapersView } from '../papers-view'

export default definePage(function ContractPage() {
  const { orderId } = useParams('signing/contract')
  const signing = useFlow(ContractSigning, orderId)
  const isAllowed = useContractStep(signing, 'read')
  return (
    <PageShell route="signing/contract">
      <DetailPage
        resource={signing.contract}
        renderDock={() => isAllowed && <PapersDock signing={signing} />}
      >
        {contract => isAllowed && <PapersView signing={signing} contract={contract} />}
      </DetailPage>
    </PageShell>
  )
})
