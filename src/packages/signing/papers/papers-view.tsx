import { observer } from 'mobx-react'
import type { Contract } from '@/contract/signing'
import { useAppOnlyReason } from '@/domains/gates/app-only'
import { DocumentGateList } from '@/domains/reading/document-gate-list'
import { Original } from '@/platform/elements/figure'
import { Button } from '@/ui/kit/button'
import { Problem } from '@/ui/kit/problem'
import { sendForm } from '@/ui/templates/form-page'
import { ContractHead } from '../shared/contract-head'
import type { ContractSigning } from '../shared/contract-signing'

const STATEMENT = '本人已阅读并理解上述全部文件，知悉信托财产由受托人按约定管理，投资风险由本人承担'

interface PapersViewProps {
  signing: ContractSigning
  contract: Contract
}

/** The papers of the contract, each to be read to its end, and the tick that waits for them (rules V-READ, V-AGREE). */
export const PapersView = observer(function PapersView({ signing, contract }: PapersViewProps) {
  return (
    <Original>
      <ContractHead signing={signing} contract={contract} step="read" />
      <DocumentGateList gate={signing.gate} statement={STATEMENT} />
    </Original>
  )
})

/** On to the confirmation; says what is still to be read. */
export const PapersDock = observer(function PapersDock({ signing }: { signing: ContractSigning }) {
  const { agreeing, gate } = signing
  const appOnly = useAppOnlyReason()
  return (
    <>
      {agreeing.problem && <Problem isBoxed>{agreeing.problem}</Problem>}
      <Button
        isBusy={agreeing.isSubmitting}
        disabledReason={appOnly ?? gate.reason}
        trackId="contract-agree"
        onTap={() => void sendForm(agreeing)}
      >
        下一步
      </Button>
    </>
  )
})
