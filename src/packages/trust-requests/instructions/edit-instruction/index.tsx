import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { idParam } from '@/lib/address-values'
import { flowSubject, InstructionFlow } from '../instruction-flow'
import { InstructionFormView } from '../instruction-form-view'

export default definePage(function EditInstructionPage() {
  const { instId } = useParams('trust-requests/edit-instruction')
  const flow = useFlow(InstructionFlow, flowSubject({ trustId: '', instId: idParam(instId) }))
  return (
    <PageShell route="trust-requests/edit-instruction">
      <InstructionFormView flow={flow} />
    </PageShell>
  )
})
