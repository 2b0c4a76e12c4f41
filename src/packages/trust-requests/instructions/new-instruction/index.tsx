import { useEffect } from 'react'
import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { idParam } from '@/lib/address-values'
import { flowSubject, InstructionFlow } from '../instruction-flow'
import { InstructionFormView } from '../instruction-form-view'

export default definePage(function NewInstructionPage() {
  const { trustId, again } = useParams('trust-requests/new-instruction')
  const flow = useFlow(InstructionFlow, flowSubject({ trustId: idParam(trustId), instId: '' }))
  useEffect(() => flow.beginLike(idParam(again)), [flow, again])
  return (
    <PageShell route="trust-requests/new-instruction">
      <InstructionFormView flow={flow} />
    </PageShell>
  )
})
