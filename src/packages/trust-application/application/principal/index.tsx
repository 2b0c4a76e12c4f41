import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { PrincipalStep } from '../principal-step'
import { PrincipalView } from '../principal-view'
import { TrustApplication } from '../trust-application'

export default definePage(function PrincipalPage() {
  const { applyId } = useParams('trust-application/principal')
  const application = useFlow(TrustApplication, applyId)
  const step = usePageStore(root => new PrincipalStep(root, application))
  return (
    <PageShell route="trust-application/principal">
      <PrincipalView step={step} />
    </PageShell>
  )
})
