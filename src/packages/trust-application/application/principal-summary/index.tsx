import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { SummaryStep } from '../summary-step'
import { SummaryView } from '../summary-view'
import { TrustApplication } from '../trust-application'

export default definePage(function PrincipalSummaryPage() {
  const { applyId } = useParams('trust-application/principal-summary')
  const application = useFlow(TrustApplication, applyId)
  const step = usePageStore(root => new SummaryStep(root, application))
  return (
    <PageShell route="trust-application/principal-summary">
      <SummaryView step={step} />
    </PageShell>
  )
})
