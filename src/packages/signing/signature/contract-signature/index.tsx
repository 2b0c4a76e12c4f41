import { observer } from 'mobx-react'
import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { ProofSheet } from '@/domains/verification/proof-sheet'
import type { Contract } from '@/contract/signing'
import { ResourceView } from '@/ui/states/resource-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { ContractSigning } from '../../shared/contract-signing'
import { useContractStep } from '../../shared/use-contract-step'
import { SignatureStep } from '../signature-step'
import { SignatureDock, SignatureView, SigningPanel } from '../signature-view'

export default definePage(function ContractSignaturePage() {
  const { orderId } = useParams('signing/contract-signature')
  const signing = useFlow(ContractSigning, orderId)
  const isAllowed = useContractStep(signing, 'sign')
  return (
    <PageShell route="signing/contract-signature">
      <ResourceView resource={signing.contract}>
        {contract => isAllowed && <Step signing={signing} contract={contract} />}
      </ResourceView>
    </PageShell>
  )
})

const Step = observer(function Step(props: { signing: ContractSigning; contract: Contract }) {
  const { signing, contract } = props
  const step = usePageStore(root => new SignatureStep(root, signing))
  return (
    <>
      {step.isProved ? (
        <SigningPanel step={step} contract={contract} />
      ) : (
        <DetailPage
          resource={signing.contract}
          renderDock={() => <SignatureDock step={step} contract={contract} />}
        >
          {() => <SignatureView signing={signing} step={step} contract={contract} />}
        </DetailPage>
      )}
      <ProofSheet proof={step.proof} title="短信验证签署" confirmText="确认" />
    </>
  )
})
