import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { PapersStep } from '../papers-step'
import { PapersView } from '../papers-view'
import { TrustApplication } from '../trust-application'

export default definePage(function PrincipalPapersPage() {
  const { applyId } = useParams('trust-application/principal-papers')
  const application = useFlow(TrustApplication, applyId)
  const step = usePageStore(root => new PapersStep(root, application))
  return (
    <PageShell route="trust-application/principal-papers">
      <PapersView step={step} />
    </PageShell>
  )
})
