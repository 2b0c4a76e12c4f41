import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { SetupStep } from '../setup-step'
import { SetupView } from '../setup-view'
import { TrustApplication } from '../trust-application'

export default definePage(function SetupPage() {
  const { applyId } = useParams('trust-application/setup')
  const application = useFlow(TrustApplication, applyId)
  const step = usePageStore(root => new SetupStep(root, application))
  return (
    <PageShell route="trust-application/setup">
      <SetupView step={step} />
    </PageShell>
  )
})
