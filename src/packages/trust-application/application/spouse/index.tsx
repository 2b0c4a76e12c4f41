import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { SpouseStep } from '../spouse-step'
import { SpouseView } from '../spouse-view'
import { TrustApplication } from '../trust-application'

export default definePage(function SpousePage() {
  const { applyId } = useParams('trust-application/spouse')
  const application = useFlow(TrustApplication, applyId)
  const step = usePageStore(root => new SpouseStep(root, application))
  return (
    <PageShell route="trust-application/spouse">
      <SpouseView step={step} />
    </PageShell>
  )
})
