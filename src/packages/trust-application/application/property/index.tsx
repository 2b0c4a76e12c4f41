import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { PropertyStep } from '../property-step'
import { PropertyView } from '../property-view'
import { TrustApplication } from '../trust-application'

export default definePage(function PropertyPage() {
  const { applyId } = useParams('trust-application/property')
  const application = useFlow(TrustApplication, applyId)
  const step = usePageStore(root => new PropertyStep(root, application))
  return (
    <PageShell route="trust-application/property">
      <PropertyView step={step} />
    </PageShell>
  )
})
