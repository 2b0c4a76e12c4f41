import { observer } from 'mobx-react'
import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { ResourceView } from '@/ui/states/resource-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { ContractSigning } from '../../shared/contract-signing'
import { useContractStep } from '../../shared/use-contract-step'
import { Confirmation } from '../confirmation'
import { ConfirmationDock } from '../confirmation-dock'
import { ConfirmationView } from '../confirmation-view'

export default definePage(function ContractConfirmationPage() {
  const { orderId } = useParams('signing/contract-confirmation')
  const signing = useFlow(ContractSigning, orderId)
  const isAllowed = useContractStep(signing, 'confirm')
  return (
    <PageShell route="signing/contract-confirmation">
      <ResourceView resource={signing.contract}>{() => isAllowed && <Step signing={signing} />}</ResourceView>
    </PageShell>
  )
})

const Step = observer(function Step({ signing }: { signing: ContractSigning }) {
  const confirmation = usePageStore(root => new Confirmation(root, signing))
  return (
    <DetailPage
      resource={confirmation.info}
      renderDock={() => <ConfirmationDock confirmation={confirmation} />}
    >
      {info => <ConfirmationView signing={signing} confirmation={confirmation} info={info} />}
    </DetailPage>
  )
})
